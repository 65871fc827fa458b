import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, createRules, failureOf, notesOf, pathsOf } from '../../../support/git/collecting.ts';
import { git, gitScript, makeCommittedRepository, makeRepository } from '../../../support/git/folders.ts';

const REMEDY = 'Run "git sparse-checkout disable", or name it in "sparse-checkout" of actions/checkout.';
const LINE = 'info: Sparse checkout: 1 file outside the sparse checkout is not sent.';

test('a file that is marked skip-worktree and on disk is sent as it is there', async () => {
  const root = makeRepository({ a: '', 'config.json': 'committed' });
  git(root, 'update-index', '--skip-worktree', 'config.json');
  writeFileSync(path.join(root, 'config.json'), 'on this machine');
  const selection = await collect(root);
  expect(pathsOf(selection)).toEqual(['a', 'config.json']);
  expect(selection.files[1]?.size).toBe('on this machine'.length);
  expect(notesOf(selection)).toEqual([]);
});

test('only those that are not on disk are counted', async () => {
  const root = makeRepository({ a: '', b: '', c: '' });
  git(root, 'update-index', '--skip-worktree', 'a', 'b');
  rmSync(path.join(root, 'b'));
  const selection = await collect(root);
  expect(pathsOf(selection)).toEqual(['a', 'c']);
  expect(notesOf(selection)).toEqual([LINE]);
});

test('what the rules exclude is not counted', async () => {
  const root = makeRepository({ a: '', b: '' });
  git(root, 'update-index', '--skip-worktree', 'b');
  rmSync(path.join(root, 'b'));
  expect(notesOf(await collect(root, { rules: createRules({ exclude: ['b'] }) }))).toEqual([]);
});

test('a sparse checkout without any file in "path" has nothing to send', async () => {
  const root = makeCommittedRepository({ 'in/a': '', 'out/b': '' });
  git(root, 'sparse-checkout', 'set', '--no-cone', '/in/');
  rmSync(path.join(root, 'in'), { recursive: true });
  expect(await failureOf(collect(root))).toMatchObject({
    code: 'no-files',
    message: `There is no file to send: "path" (.) is outside the sparse checkout. ${REMEDY}`,
  });
  git(root, 'sparse-checkout', 'disable');
  expect(pathsOf(await collect(root))).toEqual(['out/b']);
});

test('the files of a submodule that is marked skip-worktree are sent where it is checked out, or it is counted', async () => {
  const root = makeRepository({ a: '' });
  const origin = makeCommittedRepository({ x: '' });
  gitScript(root, `git submodule --quiet add '${origin}' lib && git update-index --skip-worktree lib`);
  const selection = await collect(root);
  expect(pathsOf(selection)).toEqual(['.gitmodules', 'a', 'lib/x']);
  expect(notesOf(selection)).toEqual([]);

  rmSync(path.join(root, 'lib'), { recursive: true });
  const without = await collect(root);
  expect(pathsOf(without)).toEqual(['.gitmodules', 'a']);
  expect(notesOf(without)).toEqual([LINE]);
});
