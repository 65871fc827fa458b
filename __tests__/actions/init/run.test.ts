import { existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { git, makeFolder, plant } from '../../support/git/folders.ts';
import {
  ALL_KINDS,
  ANSWERS,
  LAYOUTS,
  manifest,
  REMOTES,
  repositoryAt,
  runInit,
  errorOf,
  askNobody,
} from '../../support/apps/init-repositories.ts';

const { github } = REMOTES;

describe('an app for which no way is known', () => {
  const root = {
    'package-lock.json': '{}',
    'package.json': JSON.stringify({ workspaces: ['apps/*'], scripts: { build: 'x' } }),
  };
  const web = manifest({ next: '1' });
  test.each([
    ['no package.json', { 'README.md': '' }, 'has no package.json'],
    ['Yarn 2', { 'package.json': web, 'yarn.lock': '__metadata:\n' }, 'is installed with Yarn 2 or later'],
    [
      'npm workspaces whose root starts none',
      { ...root, 'apps/web/package.json': web },
      'has no script "start" for the app',
    ],
    [
      'Bun workspaces',
      { 'bun.lock': '', 'apps/web/package.json': manifest({ next: '1', a: 'workspace:*' }) },
      'depends on "workspace:"',
    ],
    [
      'a catalog',
      { 'pnpm-lock.yaml': '', 'package.json': manifest({ next: 'catalog:' }) },
      'depends on "workspace:" or "catalog:"',
    ],
    [
      'a name with a quote',
      { 'pnpm-lock.yaml': '', 'apps/web/package.json': manifest({ next: '1', a: 'workspace:*' }, { name: "a'b" }) },
      'needs a "name"',
    ],
    [
      'packages of pnpm without a version, needed directly or not',
      {
        'pnpm-lock.yaml': '',
        'apps/web/package.json': manifest({ next: '1', a: 'workspace:*' }, { version: '1.0.0' }),
        'packages/a/package.json': JSON.stringify({ name: 'a', version: '1.0.0', dependencies: { b: 'workspace:^' } }),
        'packages/b/package.json': JSON.stringify({ name: 'b' }),
        'packages/c/package.json': JSON.stringify({ name: 'c' }),
      },
      'needs a "version", such as "0.0.0", in packages/b/package.json.',
    ],
    ['a folder with a blank', { 'my app/package.json': web }, 'must have only letters, digits'],
    ['a folder that is an option', { '-rf/package.json': web }, 'must have only letters, digits'],
  ])('%s', async (_, files, problem) => {
    const folder = repositoryAt(github, files);
    const { exitCode, log } = await runInit(folder, ANSWERS);
    expect([exitCode, errorOf(log)]).toEqual([1, expect.stringContaining(problem)]);
    expect(existsSync(path.join(folder, '.github'))).toBe(false);
  });

  test('a folder in no repository', async () => {
    const { exitCode, log } = await runInit(plant(makeFolder('plain'), LAYOUTS.npm), ANSWERS);
    expect([exitCode, log]).toEqual([1, expect.stringContaining('is not in a git repository')]);
  });
});

test('an npm workspace that is named is deployed with its root', async () => {
  const folder = repositoryAt(github, LAYOUTS['npm workspaces']);
  const { texts } = await runInit(folder, { ...ANSWERS, path: path.join(folder, 'apps', 'web') });
  const text = texts['.github/workflows/deploy.yml'] ?? '';
  expect(text).not.toContain(' path:');
  expect(text).toMatch(/required-files: \|\n +package\.json\n +package-lock\.json\n +apps\/web\/package\.json\n/);
});

test('a version in package.json that is no text is no hindrance', async () => {
  const odd = manifest({}, { dependencies: { next: { toString: 1, valueOf: 1 } } });
  const folder = repositoryAt(github, { 'bun.lock': '', 'package.json': odd });
  const { exitCode, files } = await runInit(folder, ANSWERS);
  expect([exitCode, files]).toEqual([0, ['.github/workflows/deploy.yml']]);
});

test('a folder with the name of this project keeps the account above it', async () => {
  const folder = repositoryAt(github, { 'packages/headless-deploy/package.json': manifest({ next: '1' }) });
  const { texts } = await runInit(folder, ANSWERS);
  expect(texts['.github/workflows/deploy.yml']).toContain('\n          path: packages/headless-deploy\n');
});

describe('a file that is there already', () => {
  test.each([
    ['a file', 'mine\n'],
    ['a link that leads nowhere', { link: 'nowhere' }],
  ])('%s is named, and nothing is written or asked', async (_, planted) => {
    const folder = repositoryAt(github, { ...LAYOUTS.npm, '.github/workflows/previews.yml': planted });
    const { exitCode, log } = await runInit(folder, { deploy: 'true', previews: 'true' }, { ask: askNobody });
    expect([exitCode, log]).toEqual([1, expect.stringContaining('.github/workflows/previews.yml exists already')]);
    expect(readdirSync(path.join(folder, '.github', 'workflows'))).toEqual(['previews.yml']);
  });

  test.each(['deploy.yaml', 'Deploy.yml'])('%s would deploy beside deploy.yml', async (name) => {
    const folder = repositoryAt(github, { ...LAYOUTS.npm, [`.github/workflows/${name}`]: 'mine\n' });
    const { exitCode, log } = await runInit(folder, ANSWERS, { ask: askNobody });
    expect([exitCode, log]).toEqual([1, expect.stringContaining(`.github/workflows/${name} exists already`)]);
    expect(readdirSync(path.join(folder, '.github', 'workflows'))).toEqual([name]);
  });

  test('is no hindrance to a dry run, which prints and writes nothing', async () => {
    const folder = repositoryAt(github, { ...LAYOUTS.npm, '.github/workflows/deploy.yml': 'mine\n' });
    const { exitCode, log, outputs } = await runInit(folder, { ...ANSWERS, 'dry-run': 'true' });
    expect([exitCode, outputs['status'], outputs['files']]).toEqual([0, 'dry-run', '']);
    expect(log).toMatch(/# \.github\/workflows\/deploy\.yml\nname: Deploy\n/);
  });
});

test.each(['.github', '.github/workflows'])('%s that is a link: nothing is written through it', async (name) => {
  const elsewhere = makeFolder('elsewhere');
  const folder = repositoryAt(github, LAYOUTS.npm);
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  symlinkSync(elsewhere, path.join(folder, name));
  const { exitCode, log } = await runInit(folder, ANSWERS);
  expect([exitCode, log]).toEqual([1, expect.stringContaining(`"${name}" is not a folder, or is a link`)]);
  expect(readdirSync(elsewhere)).toEqual([]);
});

test.each(['azure', 'bitbucket'] as const)(
  'previews are refused for %s, which could not delete them',
  async (remote) => {
    const { exitCode, log } = await runInit(repositoryAt(REMOTES[remote], LAYOUTS.npm), {
      ...ANSWERS,
      previews: 'true',
    });
    expect([exitCode, log]).toEqual([1, expect.stringContaining('previews: is only written for GitHub and GitLab: ')]);
  },
);

test.each([
  ['azure', ['azure-pipelines.yml', 'azure-deploy.yml', 'azure-nightly.yml', 'azure-rehearsal.yml']],
  ['bitbucket', ['bitbucket-pipelines.yml']],
] as const)('%s: all other kinds, for an app in a folder that needs variables', async (remote, names) => {
  const inApps = Object.entries(LAYOUTS['Faust.js']).map(([name, text]) => [`apps/web/${name}`, text]);
  const { log, files, texts } = await runInit(repositoryAt(REMOTES[remote], Object.fromEntries(inApps)), {
    ...ANSWERS,
    ...ALL_KINDS,
    previews: 'false',
  });
  expect(files).toEqual(names);
  const text = Object.values(texts).join('\n');
  expect(text).toMatch(
    / rehearse --path apps\/web --required-files package-lock\.json --env NEXT_PUBLIC_WORDPRESS_URL=https:\/\/staging\.acme\.example --env FAUST_SECRET_KEY=$/m,
  );
  expect(text).toMatch(/ webhook --action rebuild$/m);
  expect(log).toContain('a webhook URL of the environment, from the portal');
});

test.each(['deploy', 'nightly', 'rehearsal'])('bitbucket: %s alone is below "pipelines"', async (kind) => {
  const folder = repositoryAt(REMOTES.bitbucket, LAYOUTS.npm);
  const { texts } = await runInit(folder, { ...ANSWERS, [kind]: 'true' });
  const { pipelines } = parse(texts['bitbucket-pipelines.yml'] ?? '') as { pipelines: object };
  const places = { deploy: 'branches', nightly: 'custom', rehearsal: 'pull-requests' };
  expect(Object.keys(pipelines)).toEqual([places[kind as keyof typeof places]]);
});

test('"ci" wins over the remote', async () => {
  const { exitCode, files } = await runInit(repositoryAt(github, LAYOUTS.npm), { ...ANSWERS, ci: 'bitbucket' });
  expect([exitCode, files]).toEqual([0, ['bitbucket-pipelines.yml']]);
});

test('a rehearsal and a nightly rebuild need no account', async () => {
  const folder = repositoryAt(github, LAYOUTS.npm);
  const { exitCode, files, log } = await runInit(folder, { owner: 'a', rehearsal: 'true', nightly: 'true' });
  expect([exitCode, files]).toEqual([0, ['.github/workflows/nightly.yml', '.github/workflows/rehearsal.yml']]);
  expect(log).toContain('gh secret set HEADLESS_WEBHOOK_URL');
  expect(log).not.toContain('gh variable set');
});

test('says what was found, and from what, and nothing of the credentials in the address of the remote', async () => {
  const folder = repositoryAt('https://me:s3cret-word@github.com/acme/shop', LAYOUTS['a Node in .nvmrc']);
  const { log } = await runInit(folder, ANSWERS);
  for (const line of [
    'GitHub Actions: the remote is at github.com',
    'Branch main: checked out now',
    'npm: package-lock.json is there',
    'Node 24: .nvmrc',
    'Vite: package.json depends on it; it builds into dist',
  ])
    expect(log).toContain(`  ${line}\n`);
  expect(log).not.toContain('s3cret-word');
});

test('the branch is the default of the remote, where git knows it', async () => {
  const folder = repositoryAt(github, LAYOUTS.npm);
  git(folder, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
  const { log, texts } = await runInit(folder, ANSWERS);
  expect(log).toContain('Branch trunk: the default of the remote');
  expect(texts['.github/workflows/deploy.yml']).toContain('branches: [trunk]');
});

test('untrusted text of a repository stays one line, and no command of a host', async () => {
  const hostile = '::error::x\n\u001b[31m';
  const files = { 'package.json': manifest({ next: '1' }, { engines: { node: hostile } }), 'package-lock.json': '{}' };
  const folder = repositoryAt(github, files);
  const { exitCode, log } = await runInit(folder, ANSWERS);
  expect(exitCode).toBe(0);
  expect(log).not.toMatch(/^::error|\u001b/m);
  expect(lstatSync(path.join(folder, '.github')).isDirectory()).toBe(true);
});
