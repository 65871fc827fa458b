import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, failureOf, notesOf, pathsOf, sentWith } from '../../../support/git/collecting.ts';
import {
  git,
  gitScript,
  initRepository,
  makeCommittedRepository,
  makeFolder,
  makeRepository,
  plant,
} from '../../../support/git/folders.ts';

test('tracked but deleted: not sent, counted', async () => {
  const root = makeRepository({ a: '', b: '', 'c/d': '', 'c/e/f': '' });
  unlinkSync(path.join(root, 'a'));
  rmSync(path.join(root, 'c'), { recursive: true });
  const selection = await collect(root);
  expect(pathsOf(selection)).toEqual(['b']);
  expect(notesOf(selection)).toEqual([
    'info: Deleted files: 3 tracked files deleted from the workspace, so not sent: a, c/d, c/e/f.',
  ]);
});

test('all deleted: an error', async () => {
  const root = makeRepository({ a: '' });
  unlinkSync(path.join(root, 'a'));
  expect(await failureOf(collect(root))).toMatchObject({
    code: 'no-files',
    message: expect.stringContaining('checkout'),
  });
});

test('sparse checkout: what is outside is not sent, counted', async () => {
  const root = makeCommittedRepository({ top: '', 'in/a': '', 'out/b': '', 'out/c': '' });
  git(root, 'sparse-checkout', 'set', 'in');
  plant(root, { 'in/new': '' });
  const selection = await collect(root);
  expect(pathsOf(selection)).toEqual(['in/a', 'in/new', 'top']);
  expect(notesOf(selection)).toEqual(['info: Sparse checkout: 2 files outside the sparse checkout are not sent.']);
});

test('sparse checkout with a sparse index', async () => {
  const root = makeCommittedRepository({ top: '', 'in/a': '', 'out/b': '', 'out/deep/c': '' });
  git(root, 'sparse-checkout', 'set', '--cone', '--sparse-index', 'in');
  const selection = await collect(root);
  expect(pathsOf(selection)).toEqual(['in/a', 'top']);
  expect(notesOf(selection)).toEqual(['info: Sparse checkout: 2 files outside the sparse checkout are not sent.']);
});

test('a shallow clone', async () => {
  const origin = makeCommittedRepository({ a: '1' });
  const root = path.join(makeFolder(), 'clone');
  const clone = `git clone --quiet --depth=1 'file://${origin}' '${root}'`;
  gitScript(origin, `git commit --quiet --allow-empty --message=second && ${clone}`);
  expect(existsSync(path.join(root, '.git', 'shallow'))).toBe(true);
  expect(await sentWith(root)).toEqual(['a']);
});

test('a worktree, whose .git is a file', async () => {
  const main = makeCommittedRepository({ '.gitignore': '*.log\n', a: '' });
  const root = path.join(makeFolder(), 'tree');
  git(main, 'worktree', 'add', '--quiet', root);
  plant(root, { 'x.log': '', b: '' });
  const selection = await collect(root);
  expect(pathsOf(selection)).toEqual(['.gitignore', 'a', 'b']);
  expect(notesOf(selection)).toEqual([]);
});

test('an unmerged path is sent once, as it is on disk', async () => {
  const root = makeCommittedRepository({ a: 'base\n', b: '' });
  const diverge = [
    'git checkout --quiet -b other && echo theirs > a && git commit --quiet --all --message=theirs',
    'git checkout --quiet main && echo ours > a && git commit --quiet --all --message=ours',
  ];
  gitScript(root, diverge.join(' && '));
  expect(() => git(root, 'merge', '--quiet', 'other')).toThrow();
  expect(git(root, 'ls-files', '--unmerged').trim().split('\n')).toHaveLength(3);
  expect(await sentWith(root)).toEqual(['a', 'b']);
});

test('intent to add', async () => {
  const root = plant(makeRepository({ a: '' }), { '.gitignore': 'soon\n', soon: '' });
  git(root, 'add', '--intent-to-add', '--force', 'soon');
  expect(await sentWith(root)).toEqual(['.gitignore', 'a', 'soon']);
});

test('a repository without a commit', async () => {
  const root = plant(makeFolder(), { a: '', '.gitignore': 'b\n', b: '' });
  initRepository(root);
  expect(await sentWith(root)).toEqual(['.gitignore', 'a']);
});

test('a tracked file that is a folder now', async () => {
  const root = makeRepository({ a: '', b: '' });
  unlinkSync(path.join(root, 'a'));
  plant(root, { 'a/inside': '' });
  const selection = await collect(root);
  expect(pathsOf(selection)).toEqual(['a/inside', 'b']);
  expect(notesOf(selection)[0]).toContain('1 tracked file deleted');
});

test('a tracked folder that is a file now', async () => {
  const root = makeRepository({ 'a/b/c': '', 'a/d': '' });
  rmSync(path.join(root, 'a'), { recursive: true });
  writeFileSync(path.join(root, 'a'), '');
  const selection = await collect(root);
  expect(pathsOf(selection)).toEqual(['a']);
  expect(notesOf(selection)[0]).toContain('2 tracked files deleted');
});

test('a tracked folder that is a link now: what the link leads to is sent, and never from outside', async () => {
  const root = makeRepository({ 'a/b': '', 'c/b': '', 'c/new': '' });
  rmSync(path.join(root, 'a'), { recursive: true });
  symlinkSync('c', path.join(root, 'a'));
  expect(await sentWith(root)).toEqual(['a/b', 'a/new', 'c/b', 'c/new']);
  rmSync(path.join(root, 'a'));
  const outside = path.join(makeFolder(), 'outside');
  mkdirSync(outside);
  renameSync(path.join(root, 'c', 'b'), path.join(outside, 'b'));
  symlinkSync(outside, path.join(root, 'a'));
  expect(await failureOf(collect(root))).toMatchObject({
    code: 'invalid-file',
    message: expect.stringMatching(/^a is a symbolic link to a place outside "path"\./),
  });
});

test('an untracked file whose name looks like a record of git', async () => {
  const root = plant(makeRepository({ x: '' }), { '100644 0123 0\tx': 'secret', '160000 0123 0\t../escape': '' });
  const { message } = await failureOf(collect(root));
  expect(message.match(/Rename it, or exclude it with/g)).toHaveLength(2);
  expect(message).toContain('100644 0123 0\\u0009x has a control character in its name');
  expect(message).toContain('160000 0123 0\\u0009../escape has a control character in its name');
});
