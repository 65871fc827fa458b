import { renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, createRules, notesOf, withoutGit } from '../../support/git/collecting.ts';
import { git, makeCommittedRepository, makeFolder, makeRepository, plant } from '../../support/git/folders.ts';

const RULES = 'drafts/\r\n';
const UTF16 = Buffer.from(`\ufeff${RULES}`, 'utf16le');
const isAbout = (note: string): boolean => note.includes('no pattern in it applies');

/** A repository with another one and a linked worktree in it, and a folder to deploy. */
function nested(): string {
  const root = plant(makeRepository({ a: '', 'web/b': '' }), { 'drafts/a': '' });
  plant(makeRepositoryAt(path.join(root, 'web/inner')), { c: '' });
  return root;
}

function makeRepositoryAt(folder: string): string {
  const made = makeRepository({ c: '' });
  renameSync(made, folder);
  return folder;
}

test.each([
  ['.', '.gitignore', '.gitignore'],
  ['.', 'web/.gitignore', 'web/.gitignore'],
  ['.', '.git/info/exclude', '.git/info/exclude'],
  ['.', 'web/inner/.git/info/exclude', 'web/inner/.git/info/exclude'],
  ['web', '.gitignore', '../.gitignore'],
  ['web', '.git/info/exclude', '../.git/info/exclude'],
])('of %s, %s in UTF-16 is named, and in UTF-8 not, with git and without', async (folder, name, shown) => {
  const root = nested();
  const run = async () => notesOf(await collect(path.join(root, folder), { workspace: root })).filter(isAbout);
  plant(root, { [name]: UTF16 });
  const expected = [expect.stringContaining(`${shown}: zero bytes, as UTF-16 has them`)];
  expect([await run(), await withoutGit(run)]).toEqual([expected, expected]);
  plant(root, { [name]: RULES });
  expect([await run(), await withoutGit(run)]).toEqual([[], []]);
});

test('of a linked worktree it is that of its repository', async () => {
  const main = makeCommittedRepository({ a: '' });
  const folder = path.join(makeFolder('worktree'), 'other');
  git(main, 'worktree', 'add', '--quiet', folder);
  plant(main, { '.git/info/exclude': UTF16 });
  expect(notesOf(await collect(folder)).filter(isAbout)).toEqual([
    expect.stringContaining('.git/info/exclude: zero bytes'),
  ]);
});

test('of a repository above that ignores everything, and so does not count, it is not named', async () => {
  const home = plant(makeRepository({ '.gitignore': '*\n' }), { '.git/info/exclude': UTF16, 'shop/a': '' });
  const run = async () => notesOf(await collect(path.join(home, 'shop')));
  expect((await run()).filter(isAbout)).toEqual([]);
});

test('one in a build output, whose rules do not apply, is not named', async () => {
  const root = plant(makeRepository({ '.gitignore': '/out/\n' }), { 'out/.gitignore': UTF16, 'out/a': '' });
  expect(notesOf(await collect(path.join(root, 'out'), { workspace: root })).filter(isAbout)).toEqual([]);
});

test.each([
  ['.', '.gitignore', '.gitignore'],
  ['.', 'web/.gitignore', 'web/.gitignore'],
  ['web', '.gitignore', '../.gitignore'],
])('of %s, a link %s is named without git, until a copy is in its place', async (folder, name, shown) => {
  const root = plant(nested(), { rules: RULES, [name]: { link: path.relative(path.dirname(name), 'rules') } });
  const run = async () => notesOf(await collect(path.join(root, folder), { workspace: root })).filter(isAbout);
  expect(await withoutGit(run)).toEqual([expect.stringContaining(`${shown}: a link, which git does not follow`)]);
  renameSync(path.join(root, 'rules'), path.join(root, name));
  expect(await withoutGit(run)).toEqual([]);
});

async function missed(root: string, inside = ''): Promise<string[]> {
  const rules = createRules({ ignoreFile: path.posix.join(inside, '.deployignore') });
  const selection = await collect(path.join(root, inside), { workspace: root, rules });
  return notesOf(selection).filter((note) => note.includes('Ignore file not read'));
}

test.each(['.Deployignore', '.deployignore.txt', 'deployignore', '.deploy-ignore', '.deployingore'])(
  '%s is not the ignore file',
  async (name) => {
    const root = plant(makeFolder(), { a: '', [name]: '' });
    expect(await missed(root)).toEqual([expect.stringContaining(`warning: Ignore file not read: ${name} is not read`)]);
    expect(await missed(plant(root, { '.deployignore': '' }))).toEqual([]);
  },
);

test.each(['.helmignore', '.dockerignore', '.npmignore', '.ebignore'])('%s is another one', async (name) => {
  expect(await missed(plant(makeFolder(), { a: '', [name]: '' }))).toEqual([]);
});

test('that of the workspace does not count in a folder', async () => {
  const root = plant(makeFolder(), { '.deployignore': '', 'web/a': '' });
  expect(await missed(root)).toEqual([]);
  expect(await missed(root, 'web')).toEqual([expect.stringMatching(/^notice: .* of the workspace/)]);
  plant(root, { 'web/.deployignore': '' });
  expect(await missed(root, 'web')).toEqual([]);
});

test.each([
  ['.', 'config/.deployignore', ['Not read: web/.deployignore. Only config/.deployignore counts.']],
  [
    '.',
    '.deployignore',
    ['Not read: config/.deployignore, web/.deployignore. Only the one at the top of "path" counts.'],
  ],
  ['config', 'config/.deployignore', []],
])('the ignore file itself is read: below %s, %s', async (below, ignoreFile, expected) => {
  const root = makeRepository({ a: '', 'config/.deployignore': '', 'web/.deployignore': '' });
  const rules = createRules({ ignoreFile });
  const notes = notesOf(await collect(path.join(root, below), { workspace: root, rules }));
  expect(notes.filter((note) => note.includes('Not read'))).toEqual(
    expected.map((text) => expect.stringContaining(text)),
  );
});
