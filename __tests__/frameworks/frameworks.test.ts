import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { satisfies } from 'semver';
import { parse } from 'yaml';
import { messageOnOneLine } from '../../src/shared/text/quoted-lines.ts';
import { runInit } from '../support/apps/init-repositories.ts';
import { annotationsIn } from '../support/runners/command-parser.ts';
import { git, makeFolder, plant } from '../support/git/folders.ts';
import { runBundle } from '../support/processes/run-bundle.ts';
import type { BundleRun } from '../support/processes/run-bundle.ts';
import { emulatorJob } from '../support/processes/sibling-bundles.ts';
import type { BrokenApp } from './broken-apps.ts';
import { BROKEN_APPS, faustManifest, ODD_FAUST_APPS, VITE_PREVIEW } from './broken-apps.ts';
import { SECRET_KEY, TYPES, wordPress } from './wordpress.ts';

const APPS = fileURLToPath(new URL('../fixtures/frameworks', import.meta.url));

/** By the name that its page shows: the folders of the fixtures that it is made of, the later ones over the earlier. */
const FRAMEWORKS: readonly (readonly [name: string, shown: string, folders: readonly string[]])[] = [
  ['Express', 'Express', ['express']],
  ['Fastify', 'Fastify', ['fastify']],
  ['Vite', 'Vite', ['vite']],
  ['Next.js', 'Next.js', ['next']],
  ['Next.js standalone', 'Next.js', ['next', 'next-standalone']],
  ['Next.js static export', 'Next.js', ['next', 'next-export']],
  ['Nuxt', 'Nuxt', ['nuxt']],
  ['SvelteKit', 'SvelteKit', ['sveltekit']],
  ['SvelteKit static', 'SvelteKit', ['sveltekit', 'sveltekit-static']],
  ['Astro', 'Astro', ['astro']],
  ['Astro static', 'Astro', ['astro', 'astro-static']],
  ['React Router', 'React Router', ['react-router']],
  ...[
    'Remix',
    'Eleventy',
    'Gatsby',
    'Docusaurus',
    'VitePress',
    'Hexo',
    'Create React App',
    'Vue CLI',
    'Angular',
    'NestJS',
  ].map((name) => [name, name, [name.toLowerCase().replaceAll(' ', '-')]] as const),
];

/**
 * A registry that cannot be reached is asked a second time, and not for seventy seconds per package; what is in the cache
 * of npm is not asked for again.
 */
const NPMRC = 'fetch-retries=1\nfetch-retry-mintimeout=2000\nfetch-timeout=60000\nprefer-offline=true\n';
/** For one deploy, with the installation and the build. The log of the build shows which of them was late. */
const DEPLOY_MINUTES = '4';
const NODE_INSTALL_MS = 3 * 60_000;

/** A repository with the app. It has no lock file: not every registry has the packages of every system. */
function makeApp(folders: readonly string[]): string {
  const folder = makeFolder('framework');
  for (const name of folders) cpSync(path.join(APPS, name), folder, { recursive: true });
  plant(folder, { '.npmrc': NPMRC });
  commit(folder);
  return folder;
}

function commit(folder: string): void {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message=app');
}

let node24: string | undefined;

/** PATH with a Node that the app runs on: this one, or Node 24 from the npm registry. */
async function pathFor(app: string): Promise<string> {
  const manifest = JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8')) as { engines?: { node: string } };
  const before = process.env['PATH'] ?? '';
  if (manifest.engines === undefined || satisfies(process.version, manifest.engines.node)) return before;
  if (node24 === undefined) {
    const folder = makeFolder('node24');
    const args = ['install', '--no-save', '--no-package-lock', '--no-audit', '--prefix', folder, 'node@24'];
    // An error of it shows what npm wrote.
    await promisify(execFile)('npm', args, { timeout: NODE_INSTALL_MS });
    node24 = folder;
  }
  return `${path.join(node24, 'node_modules', 'node', 'bin')}${path.delimiter}${before}`;
}

/** How npm reaches the registry: a Node from elsewhere does not find the settings of npm that belong to this one. */
function networkVariables(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.filter(([name]) => /^(?:https?|no)_proxy$|^NODE_EXTRA_CA_CERTS$/i.test(name)));
}

interface LocalPlatform {
  /** Deploys the folder and waits. */
  readonly deploy: (folder: string, inputs?: Readonly<Record<string, string>>) => Promise<BundleRun>;
  readonly siteUrl: string;
}

/**
 * Does something with a local platform for an app. Whatever fails, the log of the builds is part of the error.
 * @param seed what the platform has
 * @returns what the end of the job shows
 */
async function withPlatform(
  app: string,
  use: (platform: LocalPlatform) => Promise<void>,
  seed = seedWith({}),
): Promise<string> {
  // The settings of npm and its cache are in the home folder.
  const variables = { ...networkVariables(), PATH: await pathFor(app), HOME: process.env['HOME'] ?? '' };
  const job = emulatorJob(variables);
  const { outputs } = await job.start({ 'run-apps': 'true', seed });
  const names = ['account', 'app', 'environment', 'username', 'password', 'headless-url'];
  const target = Object.fromEntries(names.map((name) => [name, outputs[name] ?? '']));
  const deploy = async (workspace: string, inputs = {}): Promise<BundleRun> =>
    await runBundle('deploy', {
      workspace,
      inputs: { ...target, ...inputs, wait: 'true', 'timeout-minutes': DEPLOY_MINUTES },
      variables,
    });
  let failure: unknown;
  await use({ deploy, siteUrl: outputs['site-url'] ?? '' }).catch((error: unknown) => (failure = error));
  const { stdout } = await job.stop();
  if (failure !== undefined) throw new Error(stdout, { cause: failure });
  return stdout;
}

/** A local platform with one environment. */
function seedWith(shell: Readonly<Record<string, string>>): string {
  const shellVariables = Object.entries(shell).map(([key, value]) => ({ key, value }));
  const environments = [{ displayName: 'Production', wpEnvironment: 'acmeprod', shellVariables }];
  const apps = [{ name: 'storefront', environments }];
  return JSON.stringify({ accounts: [{ name: 'acme', installs: [{ name: 'acmeprod' }], apps }] });
}

function expectLive(deploy: BundleRun): void {
  if (deploy.exitCode !== 0) throw new Error(deploy.stdout);
  expect(deploy.outputs).toMatchObject({ status: 'live', 'error-code': '' });
}

/** A copy of an app with these files put over it. */
function changed(app: string, files: BrokenApp['files']): string {
  const folder = makeFolder('changed');
  cpSync(app, folder, { recursive: true });
  commit(plant(folder, files));
  return folder;
}

/** Deploys an app with one change, which must fail for the reason that its annotation has. */
async function expectBroken(platform: LocalPlatform, app: string, { files, reason }: BrokenApp): Promise<void> {
  const { stdout, outputs } = await platform.deploy(changed(app, files));
  const errors = annotationsIn(stdout).filter(({ level }) => level === 'error');
  expect(errors.map(({ text }) => messageOnOneLine(text))).toEqual([expect.stringContaining(reason)]);
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed' });
}

test.each(FRAMEWORKS)('%s is built, started and requested, and a broken one says why', async (name, shown, folders) => {
  const app = makeApp(folders);
  await withPlatform(app, async (platform) => {
    expectLive(await platform.deploy(app, { 'smoke-test': `/ 200 Made by ${shown}`, 'smoke-test-minutes': '1' }));
    for (const broken of BROKEN_APPS[name] ?? []) await expectBroken(platform, app, broken);
    // A build that failed leaves what was live.
    const page = await fetch(platform.siteUrl);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`Made by ${shown}`)]);
  });
});

/** Does something with a local platform for the Faust app, and a WordPress of it. */
async function withFaust(use: (platform: LocalPlatform, app: string) => Promise<void>): Promise<string> {
  const app = makeApp(['faust']);
  const { origin } = await wordPress();
  const shell = { NEXT_PUBLIC_WORDPRESS_URL: origin, FAUST_SECRET_KEY: SECRET_KEY };
  return await withPlatform(app, async (platform) => await use(platform, app), seedWith(shell));
}

test('Faust.js is built with types and pages of a WordPress, and a broken one says why', async () => {
  await withFaust(async (platform, app) => {
    const pages = '/ 200 Made by Faust.js\n/menu 200 Menu of the day\n/nothing 404';
    expectLive(await platform.deploy(app, { 'smoke-test': pages, 'smoke-test-minutes': '1' }));
    for (const broken of BROKEN_APPS['Faust.js'] ?? []) await expectBroken(platform, app, broken);
  });
});

test.each(ODD_FAUST_APPS)('Faust.js %s', async (_, files, pages, written) => {
  const log = await withFaust(async (platform, app) => {
    expectLive(await platform.deploy(changed(app, files), { 'smoke-test': pages, 'smoke-test-minutes': '0.2' }));
  });
  expect(log).toContain(written);
});

test.each([
  ['makes its types in the build, of a WordPress that shows them to everybody', true, {}],
  [
    'has its types in git',
    false,
    { 'package.json': faustManifest({ build: 'faust build' }), 'possibleTypes.json': JSON.stringify(TYPES) },
  ],
])('Faust.js: the rehearsal that init writes passes without the key, if the app %s', async (_, isPublic, files) => {
  const app = changed(makeApp(['faust']), files);
  const { origin } = await wordPress(isPublic);
  const inputs = { ci: 'github', owner: 'acme', rehearsal: 'true', 'wordpress-url': origin };
  const { texts } = await runInit(app, inputs);
  const { jobs } = parse(texts['.github/workflows/rehearsal.yml'] ?? '') as {
    jobs: { rehearse: { steps: { uses: string; with?: Record<string, string> }[] } };
  };
  const seed = jobs.rehearse.steps.find(({ uses }) => uses.includes('/emulator@'))?.with?.['seed'];
  expect(seed).toContain('FAUST_SECRET_KEY');
  await withPlatform(
    app,
    async (platform) => {
      const pages = '/ 200 Made by Faust.js\n/menu 200 Menu of the day';
      expectLive(await platform.deploy(app, { 'smoke-test': pages, 'smoke-test-minutes': '1' }));
    },
    seed,
  );
});

test('a site that is served by "vite preview" fails, with the flag that it needs', async () => {
  const app = makeApp(['vite']);
  await withPlatform(app, async (platform) => await expectBroken(platform, app, VITE_PREVIEW));
});
