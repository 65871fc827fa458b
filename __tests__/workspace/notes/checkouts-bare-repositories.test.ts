import { renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, createRules, notesOf, pathsOf, withoutGit } from '../../support/git/collecting.ts';
import { git, makeCommittedRepository, makeFolder, makeRepository, plant } from '../../support/git/folders.ts';

const origin = makeCommittedRepository({ a: '' });

test.each(['mirror.git', 'deep/[x] .git'])('%s, a bare repository: a warning, and its remedy works', async (name) => {
  const root = makeRepository({ a: '' });
  git(root, 'clone', '--quiet', '--bare', origin, name);
  const selection = await collect(root);
  const [warning = '', ...others] = notesOf(selection);
  expect(others).toEqual([]);
  const count = pathsOf(selection).length - 1;
  expect(warning).toContain(
    `warning: Bare repository: ${name}/ is a bare git repository, and its ${count} files are sent`,
  );
  expect(await withoutGit(async () => notesOf(await collect(root)))).toContain(warning);

  const [, pattern = ''] = /pattern "(.+?)"/.exec(warning) ?? [];
  const remedied = await collect(root, { rules: createRules({ exclude: [pattern] }) });
  expect({ paths: pathsOf(remedied), notes: notesOf(remedied) }).toEqual({ paths: ['a'], notes: [] });
});

test('a .git under another name is one, and so is "path" itself', async () => {
  const folder = makeFolder();
  const root = plant(path.join(folder, 'app'), { a: '' });
  git(folder, 'clone', '--quiet', origin, 'clone');
  renameSync(path.join(folder, 'clone', '.git'), path.join(root, 'dot-git'));
  expect(notesOf(await collect(root))).toContainEqual(expect.stringContaining('dot-git/ is a bare git repository'));
  const inside = notesOf(await collect(path.join(root, 'dot-git'), { workspace: root }));
  expect(inside).toContainEqual(
    expect.stringMatching(/"path" is a bare git repository.* Set "path" to the folder of the app\.$/),
  );
});

test('other files with the name are none', async () => {
  const root = makeRepository({ HEAD: '', 'in/HEAD': '', 'in/objects/a': '', 'refs/b': '' });
  expect(notesOf(await collect(root))).toEqual([]);
});
