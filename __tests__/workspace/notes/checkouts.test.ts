import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, createRules, failureOf, notesOf, pathsOf, withoutGit } from '../../support/git/collecting.ts';
import { git, initRepository, makeCommittedRepository, makeFolder, plant } from '../../support/git/folders.ts';

const addWorktree = (root: string, folder: string): string =>
  git(root, 'worktree', 'add', '--quiet', '--detach', path.join(root, folder));

test('a linked worktree: a notice, whose pattern brings it back', async () => {
  const root = makeCommittedRepository({ a: '' });
  addWorktree(root, '.worktrees/[topic]');
  const [notice = '', ...others] = notesOf(await collect(root));
  expect(others).toEqual([]);
  expect(notice).toMatch(/^notice: Linked worktrees: \.worktrees\/\[topic\]\/ is a linked worktree, .* not sent\. /);
  expect(await withoutGit(async () => notesOf(await collect(root)))).toContain(notice);

  const [, pattern = ''] = /pattern "(.+?)"/.exec(notice) ?? [];
  const remedied = await collect(root, { rules: createRules({ include: [pattern] }) });
  expect({ paths: pathsOf(remedied), notes: notesOf(remedied) }).toEqual({
    paths: ['.worktrees/[topic]/a', 'a'],
    notes: [],
  });
  expect(notesOf(await collect(root, { rules: createRules({ exclude: ['.worktrees/'] }) }))).toEqual([]);
});

test('where nothing else is there, the error says so', async () => {
  const root = makeCommittedRepository({ a: '' });
  addWorktree(root, 'trees/topic');
  const { code, message } = await failureOf(collect(path.join(root, 'trees'), { workspace: root }));
  expect({ code, message }).toEqual({
    code: 'no-files',
    message: expect.stringContaining('add the pattern "/topic/" to "include"'),
  });
});

test('several are one notice', async () => {
  const root = makeCommittedRepository({ a: '' });
  for (const name of ['one', 'two']) addWorktree(root, name);
  expect(notesOf(await collect(root))).toEqual([
    expect.stringContaining('2 linked worktrees, made for other branches, are not sent: one/, two/. '),
  ]);
});

test('another checkout inside: a line with its files and bytes, if any is sent', async () => {
  const root = makeCommittedRepository({ a: '' });
  initRepository(plant(path.join(root, 'tools'), { b: '1', 'in/c': '22', '.gitignore': '*.log\n', 'x.log': '' }));
  initRepository(plant(path.join(root, 'tools/in/deep'), { d: '333' }));
  const lines = [
    'info: Another checkout: tools/ is a checkout of its own, with its own rules: 4 files, 12 B.',
    'info: Another checkout: tools/in/deep/ is a checkout of its own, with its own rules: 1 file, 3 B.',
  ];
  expect(notesOf(await collect(root))).toEqual(lines);
  expect(await withoutGit(async () => notesOf(await collect(root)))).toEqual(expect.arrayContaining(lines));
  expect(notesOf(await collect(root, { rules: createRules({ exclude: ['tools'] }) }))).toEqual([]);
});

test('of many checkouts, ten have a line', async () => {
  const root = plant(makeFolder(), { a: '' });
  for (let index = 10; index < 22; index += 1) initRepository(plant(path.join(root, `c${index}`), { b: '' }));
  const lines = notesOf(await collect(root)).filter((note) => note.startsWith('info: Another checkout: '));
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe('info: Another checkout: So are 2 other folders.');
});
