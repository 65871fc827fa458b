import { expect, test } from '@jest/globals';
import { collect, createVariables, notesOf, pathsOf, sentWith, withoutGit } from '../../support/git/collecting.ts';
import { git, makeFolder, makeRepository, plant } from '../../support/git/folders.ts';

test('outside a repository the .gitignore files are read: a fact, and no annotation', async () => {
  expect(notesOf(await collect(plant(makeFolder(), { a: '' })))).toEqual([
    'info: Files chosen without git: This is not a git repository, so .gitignore files were read without git.',
  ]);
});

test('a repository without git is a notice with what to do', async () => {
  const root = makeRepository({ a: '' });
  expect(await withoutGit(async () => notesOf(await collect(root)))).toEqual([
    expect.stringMatching(/^notice: Files chosen without git: git is not installed here.* Install git first\.$/),
  ]);
});

test('accents in names stay as the disk has them', async () => {
  const names = ['caf\u00e9.txt', 'cafe\u0301.txt'];
  const root = plant(makeFolder(), Object.fromEntries(names.map((name) => [name, ''])));
  expect(pathsOf(await collect(root)).toSorted()).toEqual(names.toSorted());
});

test('what git tracks although it is ignored is not sent without git, unless it is included', async () => {
  const root = makeRepository({ a: '', 'b.log': '', '.gitignore': '*.log\n' });
  git(root, 'add', '--force', 'b.log');
  expect(pathsOf(await collect(root))).toEqual(['.gitignore', 'a', 'b.log']);
  expect(await withoutGit(async () => await sentWith(root))).toEqual(['.gitignore', 'a']);
  expect(await withoutGit(async () => await sentWith(root, { include: ['b.log'] }))).toEqual([
    '.gitignore',
    'a',
    'b.log',
  ]);
});

test('the excludes file of the user is read by git alone; .git/info/exclude counts without it, too', async () => {
  const root = plant(makeRepository({ a: '' }), { 'by-user': '', 'by-info': '', '.git/info/exclude': 'by-info\n' });
  const home = plant(makeFolder('home'), { '.gitconfig': '[core]\n\texcludesFile = ~/mine\n', mine: 'by-user\n' });
  const sent = async () => pathsOf(await collect(root, { variables: createVariables({ HOME: home }) }));
  expect(await sent()).toEqual(['a']);
  expect(await withoutGit(sent)).toEqual(['a', 'by-user']);
});
