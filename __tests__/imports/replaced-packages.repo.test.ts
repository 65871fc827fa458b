import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { satisfies } from 'semver';

interface Manifest {
  readonly engines: { readonly node: string };
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, unknown>>;
}

const { engines, devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** The files of an installed package that import another one, or a part of it. */
function importers(folder: string, name: string): string[] {
  const imports = new RegExp(`\\b(?:from |import |import\\(|require\\()['"]${name}(?:/[^'"]*)?['"]`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[cm]?js$/.test(file));
  expect(files.length).toBeGreaterThanOrEqual(5);
  return files
    .filter((file) => imports.test(readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
}

// What takes its place (docs/why/adr) does no more than these files need.
test('of @actions/core only the part for OIDC imports the HTTP client that is left out', () => {
  expect(importers('node_modules/@actions/core/lib', '@actions/http-client')).toEqual(['oidc-utils.js']);
});

test('of @actions/github only what makes an agent and a fetch imports the HTTP clients that are left out', () => {
  const folder = 'node_modules/@actions/github';
  const makers = ['@actions/http-client', 'undici'].flatMap((name) => importers(folder, name));
  expect([...new Set(makers)]).toEqual(['lib/internal/utils.js']);
});

test('of axios only the files for FormData import the form-data that is left out', () => {
  expect(importers('node_modules/axios/lib', 'form-data').toSorted()).toEqual([
    'env/classes/FormData.js',
    'platform/node/classes/FormData.js',
  ]);
});

test('debug, which prints the passwords of proxies, is left out below both agents for proxies', () => {
  const agents = ['', 'node_modules/axios/'].flatMap((of) => [
    `${of}node_modules/https-proxy-agent`,
    `${of}node_modules/agent-base`,
  ]);
  for (const agent of agents) {
    const { resolve } = createRequire(path.resolve(agent, 'package.json'));
    expect(resolve('debug')).toBe(path.resolve('scripts/without-debug/index.js'));
  }
});

test('no installed package asks for a newer Node than we do, and those that would are pinned', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>;
  };
  const oldest = `${/[\d.]+/.exec(engines.node)?.[0]}.0`;
  const newer = Object.entries(packages).filter(([, one]) => !satisfies(oldest, one.engines?.node ?? '*'));
  expect([oldest, newer]).toEqual(['20.19.0', []]);
  const pinned = ['light-my-request', '@octokit/request', '@swc/core', 'oxlint', 'oxlint-tsgolint', 'unrs-resolver'];
  const versions = pinned.map((name) => devDependencies[name] ?? overrides[name]);
  expect(versions).toEqual(pinned.map(() => expect.stringMatching(/^\d+\.\d+\.\d+$/)));
});
