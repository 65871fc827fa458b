import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { samplesOf } from '../../../scripts/samples.js';
import type { Ask } from '../../../src/actions/init/answers.ts';
import { parseRemote } from '../../../src/actions/init/repository.ts';
import { init } from '../../../src/actions/init/run.ts';
import { withOwner } from '../../../src/actions/init/pipelines/samples.ts';
import type { Samples } from '../../../src/actions/init/pipelines/samples.ts';
import { git, initRepository, makeFolder, plant } from '../git/folders.ts';
import type { Planted } from '../git/folders.ts';
import { recordingRunner } from '../runners/recording-runner.ts';
import { fakeClock } from '../steps/fake-clock.ts';

/** What stands for the account until it is known; it is in the samples then. */
const NOBODY = ['YOUR', 'ACCOUNT'].join('_');
const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const OF_DOCUMENTS = samplesOf(ROOT);

/** The samples of the documents, as they are before anybody holds this project. */
export const SAMPLES: Samples = {
  ...OF_DOCUMENTS,
  files: Object.fromEntries(
    Object.entries(OF_DOCUMENTS.files).map(([name, text]) => [name, withOwner(text, NOBODY)]),
  ) as Samples['files'],
};

export const REMOTES = {
  github: 'https://github.com/acme/shop.git',
  gitlab: 'git@gitlab.example.com:acme/shop.git',
  azure: 'https://acme@dev.azure.com/acme/web/_git/shop',
  bitbucket: 'git@bitbucket.org:acme/shop.git',
} as const;

export type RemoteName = keyof typeof REMOTES;

/** The error in a log, with what follows it. */
export const errorOf = (log: string): string => /(?<=error: )[^]*/.exec(log)?.[0] ?? '';

/** Somebody who must not be asked. */
export const askNobody: Ask = async (question) => {
  throw new Error(question);
};

/** package.json of an app. */
export function manifest(dependencies: Readonly<Record<string, string>>, more: object = {}): string {
  return JSON.stringify({
    name: 'shop',
    scripts: { build: 'next build', start: 'next start' },
    engines: { node: '>=24 <25' },
    dependencies,
    ...more,
  });
}

const NEXT = manifest({ next: '16.4.6' });
const WEB = manifest({ next: '16.4.6', '@acme/ui': 'workspace:*' }, { name: '@acme/web', version: '1.0.0' });

/** Repositories that differ in what matters to a pipeline. */
export const LAYOUTS = {
  npm: { 'package.json': NEXT, 'package-lock.json': '{}' },
  'Yarn classic': { 'package.json': NEXT, 'yarn.lock': '# yarn lockfile v1\n' },
  'pnpm, one package': { 'package.json': NEXT, 'pnpm-lock.yaml': 'lockfileVersion: 9\n' },
  'Bun, one package': { 'package.json': manifest({ astro: '7.3.5' }), 'bun.lock': '{}' },
  'no lock file, no Node': { 'package.json': manifest({ express: '5.3.0' }, { engines: {} }) },
  'a Node in .nvmrc': {
    'package.json': manifest({ vite: '8' }, { engines: {} }),
    '.nvmrc': '24\n',
    'package-lock.json': '{}',
  },
  'Faust.js': { 'package.json': manifest({ next: '16.4.6', '@faustwp/core': '3.4.1' }), 'package-lock.json': '{}' },
  'a build that is committed': { 'package.json': manifest({ vite: '8' }), 'package-lock.json': '{}', 'dist/x.js': '' },
  'an app in a folder, npm': { 'README.md': '', 'apps/web/package.json': NEXT, 'apps/web/package-lock.json': '{}' },
  'an app in a folder, pnpm': { 'apps/web/package.json': NEXT, 'apps/web/pnpm-lock.yaml': '' },
  'npm workspaces': {
    'package.json': JSON.stringify({ workspaces: ['apps/*'], scripts: { build: 'x', start: 'x' } }),
    'package-lock.json': '{}',
    'apps/web/package.json': NEXT,
  },
  'pnpm workspaces': {
    'package.json': JSON.stringify({ name: 'root', private: true, packageManager: 'pnpm@12.22.1' }),
    'pnpm-lock.yaml': '',
    'pnpm-workspace.yaml': 'packages: [apps/*, packages/*]\n',
    'apps/web/package.json': WEB,
    'packages/ui/package.json': JSON.stringify({ name: '@acme/ui', version: '1.0.0' }),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Planted>>>>;

export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];

/** A repository with these files, whose `origin` is at a host. Only a build is tracked: of no other file that is asked. */
export function repositoryAt(remote: string | undefined, files: Readonly<Record<string, Planted>>): string {
  const folder = initRepository(plant(makeFolder('repository'), files));
  if (Object.keys(files).some((name) => name.startsWith('dist/'))) git(folder, 'add', 'dist');
  if (remote === undefined) return folder;
  const config = readFileSync(path.join(folder, '.git', 'config'), 'utf8');
  return plant(folder, { '.git/config': `${config}[remote "origin"]\n\turl = ${remote}\n` });
}

/** All that nothing in a repository says. */
export const ANSWERS = {
  owner: 'tool-holders',
  account: 'acme',
  app: 'storefront',
  environment: "Tom's Café: Production",
  username: '5e1f7a60-6c6e',
  'wp-environment': 'acmestage',
  'wordpress-url': 'https://staging.acme.example',
};

export const ALL_KINDS = { deploy: 'true', previews: 'true', nightly: 'true', rehearsal: 'true' };

/** Runs `init` in this process. @param ask nobody answers when not given @param clone where this project was cloned from */
export async function runInit(
  folder: string,
  inputs: Readonly<Record<string, string>>,
  { ask, clone = '/srv/headless-deploy' }: { readonly ask?: Ask; readonly clone?: string } = {},
) {
  const runner = recordingRunner({ path: folder, ...inputs });
  const exitCode = await init(runner, {
    clock: fakeClock(),
    samples: SAMPLES,
    ask,
    program: 'headless-deploy',
    findClone: async () => parseRemote(clone),
  });
  const files = JSON.parse(runner.outputs['files'] || '[]') as string[];
  const texts = Object.fromEntries(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
  return { exitCode, log: runner.log.join('\n'), outputs: runner.outputs, files, texts, runner };
}

/** The files of a repository that `init` has just written. @param layout of the repository */
export async function writtenFor(
  remote: RemoteName,
  layout: LayoutName,
  kinds: Readonly<Record<string, string>> = remote === 'github' ? ALL_KINDS : {},
): Promise<Readonly<Record<string, string>>> {
  const folder = repositoryAt(REMOTES[remote], LAYOUTS[layout]);
  const { exitCode, log, texts } = await runInit(folder, { ...ANSWERS, ...kinds });
  if (exitCode !== 0) throw new Error(log);
  return texts;
}
