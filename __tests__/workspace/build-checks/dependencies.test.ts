import { describe, expect, test } from '@jest/globals';
import { checkBuild, goodManifest } from '../../support/apps/build-notes.ts';

const OUTSIDE = 'Dependency outside path';
const ABSENT = 'Dependency not in the zip';
const PROTOCOL = 'Dependency npm cannot install';

/** Titles of the notes about an app in `apps/web` with one dependency. */
function titlesFor(spec: unknown, more: Readonly<Record<string, string>> = { 'apps/web/package-lock.json': '' }) {
  const tree = { 'apps/web/package.json': goodManifest({ dependencies: { ui: spec } }), ...more };
  return checkBuild(tree, 'apps/web').map((note) => note.split(': ')[1]);
}

describe('a dependency that leads out of "path"', () => {
  test.each([
    'file:../../packages/ui',
    'file:../ui',
    'file:..',
    'FILE:../ui',
    'file://../ui',
    'file:vendor/../../ui',
    'file:/srv/ui',
    'file:///srv/ui',
    'file:~/ui',
    'file:C:\\ui',
    'file:..\\ui',
    'link:../ui',
    '@acme/ui@file:///srv/ui',
    'ui@file:../ui',
    '../ui',
    '..',
    '/srv/ui',
    '~/ui',
    'C:\\ui',
  ])('%s', (spec) => {
    expect(titlesFor(spec)).toEqual([OUTSIDE]);
  });

  test.each(['dependencies', 'devDependencies', 'optionalDependencies'])('in %s', (kind) => {
    const manifest = goodManifest({ [kind]: { '@acme/ui': 'file:../ui' } });
    expect(checkBuild({ 'web/package.json': manifest, 'web/yarn.lock': '' }, 'web')).toEqual([
      `warning: ${OUTSIDE}: These dependencies are outside "path", so not in the zip: "@acme/ui" (file:../ui in package.json). The install or the build on the platform will fail. Set "path" to a folder that holds the app and these packages, or build a folder that stands alone: see docs/how-to/monorepos.md of headless-deploy.`,
    ]);
  });

  test('not as a peer, which those who need it bring', () => {
    const manifest = goodManifest({ peerDependencies: { ui: 'file:../ui' } });
    expect(checkBuild({ 'web/package.json': manifest, 'web/yarn.lock': '' }, 'web')).toEqual([]);
  });
});

describe('a dependency inside "path"', () => {
  test.each([
    'file:vendor/ui',
    'file:./vendor/ui/',
    'vendor/ui.tgz',
    './vendor/ui.tgz',
    'file:vendor/ui.tgz',
    'file:.',
  ])('%s is no trouble when it is sent', (spec) => {
    const vendored = { 'apps/web/vendor/ui/package.json': '{}', 'apps/web/vendor/ui.tgz': '' };
    expect(titlesFor(spec, { 'apps/web/package-lock.json': '', ...vendored })).toEqual([]);
  });

  test.each(['file:vendor/ui', 'file:vendor/u', './vendor/ui.tgz'])('%s is a warning when it is not sent', (spec) => {
    const other = { 'apps/web/package-lock.json': '', 'apps/web/vendor/ui-2.tgz': '', 'apps/web/vendor/uix/a.js': '' };
    expect(titlesFor(spec, other)).toEqual([ABSENT]);
  });

  test('the warning names how to bring it back', () => {
    const manifest = goodManifest({ dependencies: { ui: 'file:ui.tgz' } });
    expect(checkBuild({ 'package.json': manifest, 'package-lock.json': '' })).toEqual([
      `warning: ${ABSENT}: These paths are not in the zip: "ui" (file:ui.tgz in package.json). The install or the build on the platform will fail. Build or check out what is missing first; if git ignores it, bring it back with "include".`,
    ]);
  });
});

describe('a dependency of a protocol that the platform does not know', () => {
  test.each([
    'workspace:*',
    'workspace:^1.0.0',
    'Workspace:*',
    'catalog:',
    'catalog:react',
    'portal:../ui',
    'patch:a@1',
  ])('%s', (spec) => {
    expect(titlesFor(spec)).toEqual([PROTOCOL]);
    expect(titlesFor(spec, { 'apps/web/yarn.lock': '' })).toEqual([PROTOCOL]);
  });

  test('link: inside "path" is one for npm, and none for Yarn classic', () => {
    const vendored = { 'apps/web/vendor/ui/package.json': '{}' };
    expect(titlesFor('link:vendor/ui', { ...vendored, 'apps/web/package-lock.json': '' })).toEqual([PROTOCOL]);
    expect(titlesFor('link:vendor/ui', { ...vendored, 'apps/web/yarn.lock': '' })).toEqual([]);
    const both = { 'apps/web/yarn.lock': '', 'apps/web/package-lock.json': '' };
    expect(titlesFor('link:vendor/ui', { ...vendored, ...both })).toEqual([PROTOCOL]);
  });

  test('the warning names the program that will fail', () => {
    const manifest = goodManifest({ dependencies: { ui: 'workspace:*' } });
    const end =
      'which the platform installs with, cannot read these versions: "ui" (workspace:* in package.json). The install on the platform will fail. Build a folder that npm can install: see docs/how-to/monorepos.md of headless-deploy.';
    expect(checkBuild({ 'package.json': manifest, 'package-lock.json': '' })).toEqual([
      `warning: ${PROTOCOL}: npm, ${end}`,
    ]);
    expect(checkBuild({ 'package.json': manifest, 'yarn.lock': '' })).toEqual([
      `warning: ${PROTOCOL}: Yarn classic, ${end}`,
    ]);
  });
});

test.each([
  '^1.2.3',
  '1 || 2',
  '*',
  '',
  'latest',
  'next',
  'npm:other@1',
  'github:acme/ui',
  'acme/ui',
  'git+https://git.example/ui.git',
  'git+file:///srv/ui',
  'https://files.example/ui.tgz',
  '.5',
  7,
  null,
  { version: '1' },
])('%j is no trouble', (spec) => {
  expect(titlesFor(spec)).toEqual([]);
});

describe('many of them', () => {
  const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, `file:../${name}`]));

  test('are one warning, which names five', () => {
    const notes = checkBuild({ 'web/package.json': goodManifest({ dependencies: many }), 'web/yarn.lock': '' }, 'web');
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('"e" (file:../e in package.json) and 2 more. The install');
  });

  test('of each kind are a warning each', () => {
    const dependencies = { a: 'file:../a', b: 'file:b', c: 'workspace:*' };
    const notes = checkBuild({ 'web/package.json': goodManifest({ dependencies }), 'web/yarn.lock': '' }, 'web');
    expect(notes.map((note) => note.split(': ')[1])).toEqual([OUTSIDE, ABSENT, PROTOCOL]);
  });
});

test('what a repository wrote cannot act as a command', () => {
  const manifest = goodManifest({ dependencies: { '##[group]a\n::error::b': 'file:../c\u202e' } });
  const [note] = checkBuild({ 'web/package.json': manifest, 'web/yarn.lock': '' }, 'web');
  expect(note).toContain('"##\\u005bgroup]a\\u000a::error::b" (file:../c\\u202e in package.json)');
});

const member = (dependencies: object) => JSON.stringify({ dependencies });
const root = (workspaces: unknown) => ({ 'package.json': goodManifest({ workspaces }), 'package-lock.json': '' });

describe('workspaces below "path"', () => {
  test('npm workspaces deployed from the root are no trouble', () => {
    const tree = {
      ...root(['apps/*', 'packages/*']),
      'apps/web/package.json': member({ '@acme/ui': '*', lib: 'file:../../packages/lib' }),
      'packages/ui/package.json': member({}),
      'packages/lib/package.json': member({}),
    };
    expect(checkBuild(tree)).toEqual([]);
  });

  test.each([
    ['a list', ['apps/*']],
    ['an object', { packages: ['apps/*'] }],
    ['a leading ./ and a / at the end', ['./apps/*/']],
    ['any depth', ['**']],
    ['one folder', ['apps/web']],
  ])('their own dependencies count: %s', (_, workspaces) => {
    const tree = { ...root(workspaces), 'apps/web/package.json': member({ a: 'workspace:*', b: 'file:../../../b' }) };
    expect(checkBuild(tree)).toEqual([
      expect.stringContaining('"b" (file:../../../b in apps/web/package.json)'),
      expect.stringContaining('"a" (workspace:* in apps/web/package.json)'),
    ]);
  });

  test.each([
    ['there are no workspaces', undefined],
    ['workspaces are somewhere else', ['packages/*']],
    ['a pattern is of another depth', ['*']],
    ['the folder is taken out', ['apps/*', '!apps/web']],
    ['the patterns are none', [7, null]],
    ['"workspaces" is a word', 'apps/*'],
  ])('others do not: %s', (_, workspaces) => {
    expect(checkBuild({ ...root(workspaces), 'apps/web/package.json': member({ a: 'workspace:*' }) })).toEqual([]);
  });

  test('what is installed inside them does not, either', () => {
    const tree = { ...root(['**']), 'node_modules/x/package.json': member({ a: 'workspace:*' }) };
    expect(checkBuild(tree)).toEqual([]);
  });

  test('one that is no JSON is left to the package manager', () => {
    expect(checkBuild({ ...root(['apps/*']), 'apps/web/package.json': '{' })).toEqual([]);
  });
});
