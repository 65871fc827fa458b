import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { withoutGit } from '../../support/git/collecting.ts';
import { explainFolder, rulesIn } from '../../support/git/explaining.ts';
import { git, initRepository, makeCommittedRepository, makeRepository, plant } from '../../support/git/folders.ts';

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
