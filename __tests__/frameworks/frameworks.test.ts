import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { satisfies } from 'semver';
import { git, makeFolder } from '../support/folders.ts';
import { runBundle } from '../support/run-bundle.ts';
import { emulatorJob } from '../support/sibling-bundles.ts';

const APPS = fileURLToPath(new URL('../fixtures/frameworks', import.meta.url));

/** By the name that its page shows: the folders of the fixtures that it is made of, the later ones over the earlier. */
const FRAMEWORKS: readonly (readonly [name: string, shown: string, folders: readonly string[]])[] = [
  ['Express', 'Express', ['express']],
  ['Fastify', 'Fastify', ['fastify']],
  ['Vite', 'Vite', ['vite']],
  ['Next.js', 'Next.js', ['next']],
  ['Next.js standalone', 'Next.js', ['next', 'next-standalone']],
  ['Nuxt', 'Nuxt', ['nuxt']],
  ['SvelteKit', 'SvelteKit', ['sveltekit']],
  ['Astro', 'Astro', ['astro']],
  ['React Router', 'React Router', ['react-router']],
];

/** A repository with the app. It has no lock file: not every registry has the packages of every system. */
function makeApp(folders: readonly string[]): string {
  const folder = makeFolder('framework');
  for (const name of folders) cpSync(path.join(APPS, name), folder, { recursive: true });
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=first');
  return folder;
}

let node24: string | undefined;

/** PATH with a Node that the app runs on: this one, or Node 24 from the npm registry. */
function pathFor(app: string): string {
  const manifest = JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8')) as { engines?: { node: string } };
  const before = process.env['PATH'] ?? '';
  if (manifest.engines === undefined || satisfies(process.version, manifest.engines.node)) return before;
  if (node24 === undefined) {
    node24 = makeFolder('node24');
    execFileSync('npm', ['install', '--silent', '--no-save', '--no-package-lock', '--prefix', node24, 'node@24']);
  }
  return `${path.join(node24, 'node_modules', 'node', 'bin')}${path.delimiter}${before}`;
}

test.each(FRAMEWORKS)('%s is built, started and requested', async (_, shown, folders) => {
  const app = makeApp(folders);
  // The settings of npm and its cache are in the home folder.
  const variables = { PATH: pathFor(app), HOME: process.env['HOME'] ?? '' };
  const job = emulatorJob(variables);
  const { outputs: platform } = await job.start({ 'run-apps': 'true' });
  const names = ['account', 'app', 'environment', 'username', 'password', 'headless-url'];
  const inputs = Object.fromEntries(names.map((name) => [name, platform[name] ?? '']));
  const deploy = await runBundle('deploy', {
    workspace: app,
    inputs: { ...inputs, wait: 'true', 'smoke-test': `/ 200 Made by ${shown}`, 'smoke-test-minutes': '1' },
    variables,
  });
  const stop = await job.stop();
  if (deploy.exitCode !== 0) throw new Error(`${deploy.stdout}${stop.stdout}`);
  expect(deploy.outputs).toMatchObject({ status: 'live', 'error-code': '' });
});
