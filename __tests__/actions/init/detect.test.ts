import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
  findApps,
  findCiHost,
  findFramework,
  findLockFile,
  findNode,
  manifestIn,
  mirrorOf,
  ownerOf,
  serverOf,
} from '../../../src/actions/init/detect.ts';
import { FRAMEWORKS } from '../../../src/shared/apps/frameworks.ts';
import { parseRemote } from '../../../src/actions/init/repository.ts';
import { manifest } from '../../support/apps/init-repositories.ts';

const listing = (files: Readonly<Record<string, string>>) => ({ files: new Map(Object.entries(files)), folder: '' });
const hostOf = (address: string, files: Readonly<Record<string, string>> = {}): string | undefined =>
  findCiHost({ ...listing(files), remote: parseRemote(address) })?.value;

test.each([
  ['https://github.com/acme/shop.git', { host: 'github.com', path: 'acme/shop' }],
  ['git@github.com:acme/shop.git', { host: 'github.com', path: 'acme/shop' }],
  ['https://user:s3cret@GitHub.com/acme/shop/', { host: 'github.com', path: 'acme/shop' }],
  ['ssh://git@ssh.dev.azure.com:22/v3/acme/web/shop', { host: 'ssh.dev.azure.com', path: 'v3/acme/web/shop' }],
  ['git@ssh.dev.azure.com:v3/acme/web/shop', { host: 'ssh.dev.azure.com', path: 'v3/acme/web/shop' }],
  ['ssh://git@github.acme.example:2222/web/shop.git', { host: 'github.acme.example', path: 'web/shop' }],
  ['https://acme.example:8443/gitlab/web/shop.git', { host: 'acme.example', path: 'gitlab/web/shop', port: '8443' }],
  ['git@gitlab.com:a/b/c/d/shop.git', { host: 'gitlab.com', path: 'a/b/c/d/shop' }],
  ['/srv/git/shop.git', undefined],
  ['../shop', undefined],
  [String.raw`C:\git\shop`, undefined],
])('the remote %s', (address, remote) => {
  expect(parseRemote(address)).toEqual(remote);
});

test.each([
  ['https://github.com/acme/shop', 'github'],
  ['https://acme.ghe.com/web/shop', 'github'],
  ['git@gitlab.com:acme/shop.git', 'gitlab'],
  ['https://gitlab.acme.example/web/shop.git', 'gitlab'],
  ['https://acme@dev.azure.com/acme/web/_git/shop', 'azure'],
  ['https://acme.visualstudio.com/web/_git/shop', 'azure'],
  ['git@bitbucket.org:acme/shop.git', 'bitbucket'],
  ['https://git.acme.example/web/shop.git', undefined],
  ['git@github.acme.example:web/shop.git', 'github'],
  ['https://github/web/shop', 'github'],
  ['https://gitlab/web/shop', 'gitlab'],
  ['git@github.com-work:acme/shop.git', 'github'],
  ['https://acme.example/gitlab/web/shop.git', undefined],
  ['https://gitea.acme.example/web/shop.git', undefined],
  ['https://codeberg.org/acme/shop.git', undefined],
  ['https://notgithub.example/a/b', undefined],
  ['https://git.github.example/a/b', undefined],
  ['https://notgitlab.example/a/b', undefined],
])('%s: %p', (address, ciHost) => {
  expect(hostOf(address)).toBe(ciHost);
});

test.each([
  ['git@github.acme.example:web/shop.git', 'github.acme.example'],
  ['ssh://git@github:2222/web/shop.git', 'github'],
  ['https://git.acme.example/web/shop.git', 'git.acme.example'],
  ['https://codeberg.org/acme/shop.git', 'codeberg.org'],
  ['https://github.com/acme/shop', undefined],
  ['ssh://git@ssh.github.com:443/acme/shop.git', undefined],
  ['git@github.com-work:acme/shop.git', undefined],
  ['git@github-work:acme/shop.git', undefined],
  ['https://acme.ghe.com/web/shop', undefined],
  // Mirrored to GitHub.
  ['git@gitlab.com:acme/shop.git', undefined],
  ['/srv/git/shop.git', undefined],
])('%s: workflows run on the server %p', (address, server) => {
  expect(serverOf({ remote: parseRemote(address) })).toBe(server);
});

test('where the remote can be any, the files say which host it is, unless they name two', () => {
  const any = 'https://git.acme.example/web/shop.git';
  expect(hostOf(any, { '.github/workflows': '' })).toBe('github');
  expect(hostOf(any, { '.gitlab-ci.yml': '' })).toBe('gitlab');
  expect(hostOf(any, { '.gitlab-ci.yml': '', '.github/workflows': '' })).toBeUndefined();
  expect(hostOf('https://github.com/acme/shop', { '.gitlab-ci.yml': '' })).toBe('github');
});

test('a clone on github.com says who holds this project, and no other does', () => {
  expect(ownerOf(parseRemote('git@github.com:tool-holders/headless-deploy.git'))).toBe('tool-holders');
  for (const other of [
    'https://github.com/a/other',
    'https://gitlab.com/a/headless-deploy',
    'https://github.com/a/b/headless-deploy',
  ])
    expect(ownerOf(parseRemote(other))).toBeUndefined();
});

test.each(['https://gitlab.other.example/tools/headless-deploy', 'https://gitlab.acme.example/a$(b)', '/srv/tool'])(
  'a clone of %s is no mirror on the same GitLab',
  (clone) => {
    expect(mirrorOf(parseRemote(clone), parseRemote('git@gitlab.acme.example:web/shop.git'))).toBeUndefined();
  },
);

const lockFileOf = (folder: string, files: Readonly<Record<string, string>>) => findLockFile(listing(files), folder);
describe('the lock file', () => {
  test.each([
    ['package-lock.json', 'npm'],
    ['npm-shrinkwrap.json', 'npm'],
    ['pnpm-lock.yaml', 'pnpm'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
  ])('%s is that of %s', (name, manager) => {
    expect(lockFileOf('', { [name]: '' })).toEqual({ manager, name, folder: '' });
  });

  test('of Yarn is told apart by what is in it', () => {
    expect(lockFileOf('', { 'yarn.lock': '# yarn lockfile v1\n' })?.manager).toBe('yarn');
    expect(lockFileOf('', { 'yarn.lock': '# comment\n\n__metadata:\n  version: 8\n' })?.manager).toBe('yarn-berry');
  });

  test('is the nearest one, and of two that which the platform reads', () => {
    expect(lockFileOf('apps/web', { 'pnpm-lock.yaml': '' })).toMatchObject({ manager: 'pnpm', folder: '' });
    expect(lockFileOf('apps/web', { 'pnpm-lock.yaml': '', 'apps/web/yarn.lock': '' })).toMatchObject({
      folder: 'apps/web',
    });
    expect(lockFileOf('', { 'pnpm-lock.yaml': '', 'package-lock.json': '' })?.manager).toBe('npm');
    expect(lockFileOf('apps/web', { 'apps/admin/yarn.lock': '' })).toBeUndefined();
  });
});

describe('the app', () => {
  const app = manifest({ next: '16' });
  const root = JSON.stringify({ workspaces: ['apps/*'] });

  test.each([
    ['at the top', { 'package.json': app, 'apps/web/package.json': app }, ['']],
    [
      'the only one below',
      { 'package.json': root, 'apps/web/package.json': app, 'packages/ui/package.json': '{}' },
      ['apps/web'],
    ],
    ['one of two', { 'apps/web/package.json': app, 'apps/admin/package.json': app }, ['apps/admin', 'apps/web']],
    ['of no framework that is known', { 'package.json': '{}' }, ['']],
    ['a root that starts one of its workspaces', { 'package.json': manifest({}), 'apps/web/package.json': app }, ['']],
    ['none', { 'README.md': '' }, []],
  ])('%s', (_, files, apps) => {
    expect(findApps(listing(files))).toEqual(apps);
  });

  test('in the folder that was named, and below it alone', () => {
    const files = { 'apps/web/package.json': '{}', 'sites/a/package.json': app, 'sites-b/package.json': app };
    expect(findApps({ ...listing(files), folder: 'apps/web' })).toEqual(['apps/web']);
    expect(findApps({ ...listing(files), folder: 'sites' })).toEqual(['sites/a']);
  });
});

test.each(['', 'null', '[]', '"x"', '{', '{"scripts": 3, "engines": null}'])(
  'package.json may be anything: %j',
  (text) => {
    const found = manifestIn(listing({ 'package.json': text }), '');
    expect(found === undefined || Object.keys(found.scripts).length === 0).toBe(true);
  },
);

const frameworkOf = (dependencies: Record<string, string>): string | undefined => {
  const found = manifestIn(listing({ 'package.json': manifest(dependencies) }), '');
  return found && findFramework(found)?.name;
};

test('Faust.js is found before Next.js, and both before Vite', () => {
  expect(frameworkOf({ next: '1', '@faustwp/core': '1' })).toBe('Faust.js');
  expect(frameworkOf({ vite: '1', '@sveltejs/kit': '1' })).toBe('SvelteKit');
  expect(frameworkOf({ left: '1' })).toBeUndefined();
});

test('each framework has the script "start" of the documents', () => {
  const page = readFileSync('docs/how-to/frameworks.md', 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  const missing = FRAMEWORKS.filter(
    ({ name, start }) =>
      !rows.some(
        (row) => row.startsWith(`| ${name} `) && row.includes(`\`${start.replace('<project>', 'angular-app')}\``),
      ),
  );
  expect(missing).toEqual([]);
});

test('the Node of a file is the beginning of its first line', () => {
  expect(findNode(listing({ '.nvmrc': '24\r\n# more\n' }), '')).toEqual({ value: '24', from: '.nvmrc' });
  expect(findNode(listing({ '.nvmrc': '2'.repeat(1000) }), '')?.value).toHaveLength(40);
});
