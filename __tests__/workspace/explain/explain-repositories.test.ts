import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { withoutGit } from '../../support/git/collecting.ts';
import { explainFolder, rulesIn } from '../../support/git/explaining.ts';
import { git, initRepository, makeCommittedRepository, makeRepository, plant } from '../../support/git/folders.ts';

describe('names that are hard to pass on', () => {
  const names = [
    'a "b"',
    "it's",
    'two\nlines',
    ':(top)x',
    ':(glob)y',
    'a*b',
    'a b ',
    '-x',
    'tab\there',
    '#x',
    '!x',
    'é',
    'back\\slash',
  ];

  test('quotes, line ends, magic of git, wildcards', async () => {
    const files = Object.fromEntries(
      names.flatMap((name) => [
        [`${name}.log`, ''],
        [`dir ${name}.d/in`, ''],
      ]),
    );
    const root = plant(makeRepository({ '.gitignore': '*.log\n*.d/\n', 'a1b.txt': '' }), files);
    const expected = names.flatMap((name) => [
      [`${name}.log`, '.gitignore:1 *.log'],
      [`dir ${name}.d/in`, '.gitignore:2 *.d/'],
    ]);
    expect(await rulesIn(root)).toEqual(Object.fromEntries(expected));
    expect(await withoutGit(async () => await rulesIn(root))).toEqual(Object.fromEntries(expected));
  });

  test('bytes that are not UTF-8, in files and in folders', async () => {
    const root = makeRepository({ '.gitignore': '*.log\n/dir*\n', a: '' });
    const script =
      'printf x > "$(printf "b\\\\351.log")"; mkdir "$(printf "dir\\\\351")"; printf xy > "$(printf "dir\\\\351/\\\\352")"';
    execFileSync('sh', ['-c', script], { cwd: root });
    const expected = { 'b\udce9.log': '.gitignore:1 *.log', 'dir\udce9/\udcea': '.gitignore:2 /dir*' };
    expect(await rulesIn(root)).toEqual(expected);
    expect(await withoutGit(async () => await rulesIn(root))).toEqual(expected);
    const { exclusions } = await explainFolder(root);
    expect(exclusions.excluded).toContainEqual({ source: '.gitignore:2', pattern: '/dir*', files: 1, bytes: 2 });
  });
});

describe('repositories inside', () => {
  test('have their own rules, named relative to the one around them', async () => {
    const root = plant(makeRepository({ '.gitignore': '*.key\n', a: '' }), { 'in/.gitignore': '\n*.o\n', 'in/b': '' });
    initRepository(path.join(root, 'in'));
    plant(root, { 'in/x.o': '', 'in/node_modules/y': '', 'x.key': '' });
    const expected = {
      'in/x.o': 'in/.gitignore:2 *.o',
      'in/node_modules/y': 'built-in node_modules/',
      'x.key': '.gitignore:1 *.key',
    };
    expect(await rulesIn(root)).toEqual(expected);
    expect(await withoutGit(async () => await rulesIn(root))).toEqual(expected);
    expect((await explainFolder(root)).rules).toMatchObject({
      '.git/HEAD': 'never sent .git',
      'in/.git/HEAD': 'never sent .git',
    });
  });

  test('a submodule, with an info/exclude of its own', async () => {
    const origin = makeCommittedRepository({ '.gitignore': '*.o\n', lib: '' });
    const root = makeRepository({ a: '' });
    git(root, 'submodule', '--quiet', 'add', origin, 'vendor/lib');
    plant(root, { 'vendor/lib/x.o': '', 'vendor/lib/y': '' });
    plant(root, { '.git/modules/vendor/lib/info/exclude': 'y\n' });
    expect(await rulesIn(root)).toEqual({
      'vendor/lib/x.o': 'vendor/lib/.gitignore:1 *.o',
      'vendor/lib/y': '.git/modules/vendor/lib/info/exclude:1 y',
    });
  });
});
