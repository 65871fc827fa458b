import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, createVariables, notesOf, pathsOf, withoutGit } from '../../support/git/collecting.ts';
import { git, makeFolder, makeRepository, plant } from '../../support/git/folders.ts';

/** A project in a folder of a repository that is about other files. */
const PROJECT = {
  'work/app/.gitignore': 'node_modules\n.env\n',
  'work/app/s.js': '',
  'work/app/.env': '',
  'work/app/node_modules/x/i.js': '',
  'work/app/.next/b': '',
};
const OWN_RULES = ['.gitignore', 's.js'];
const EVERYTHING = ['.env', '.gitignore', '.next/b', 'node_modules/x/i.js', 's.js'];

async function sentOf(workspace: string, folder = workspace): Promise<{ sent: string[]; isOutput: boolean }> {
  const selection = await collect(folder, { workspace });
  const isOutput = notesOf(selection).some((note) => note.includes('treated as a build output'));
  return { sent: pathsOf(selection), isOutput };
}

test.each<[string, Readonly<Record<string, string>>]>([
  ['*', { '.gitignore': '*\n' }],
  ['/*', { '.gitignore': '/*\n!/.bashrc\n' }],
  ['**', { '.gitignore': '**\n' }],
  ['/**', { '.gitignore': '/**\n' }],
  ['* and !*/', { '.gitignore': '*\n!*/\n!/.bashrc\n' }],
  ['* in .git/info/exclude', { '.git/info/exclude': '*\n' }],
  ['* of a folder between', { 'work/.gitignore': '*\n' }],
])('%s above, which tracks nothing here: the rules of the project count', async (_pattern, rules) => {
  const home = plant(makeRepository({ '.bashrc': '' }), { ...rules, ...PROJECT });
  const workspace = path.join(home, 'work/app');
  const expected = { sent: OWN_RULES, isOutput: false };
  expect(await sentOf(workspace)).toEqual(expected);
  expect(await withoutGit(async () => await sentOf(workspace))).toEqual(expected);
  expect(notesOf(await collect(workspace))).toEqual([
    'info: Files chosen without git: The git repository above ignores everything here and tracks nothing, so it does not count: .gitignore files were read without git.',
  ]);
});

test('the same for a folder of the project', async () => {
  const home = plant(makeRepository({ '.bashrc': '' }), { '.gitignore': '*\n', ...PROJECT, 'work/app/web/b': '' });
  const workspace = path.join(home, 'work/app');
  expect(await sentOf(workspace, path.join(workspace, 'web'))).toEqual({ sent: ['b'], isOutput: false });
  expect((await sentOf(workspace, path.join(workspace, '.next'))).isOutput).toBe(true);
});

test('the same with the excludes file of the user', async () => {
  const home = plant(makeRepository({ '.bashrc': '' }), PROJECT);
  const user = plant(makeFolder('home'), { '.gitconfig': '[core]\n\texcludesFile = ~/mine\n', mine: '*\n' });
  const selection = await collect(path.join(home, 'work/app'), { variables: createVariables({ HOME: user }) });
  expect(pathsOf(selection)).toEqual(OWN_RULES);
});

test.each(['*', '/work/'])(
  '%s above, which tracks files of the project: they are sent, and no others',
  async (pattern) => {
    const home = plant(makeRepository({ '.bashrc': '' }), { '.gitignore': `${pattern}\n`, ...PROJECT });
    git(home, 'add', '--force', 'work/app/s.js');
    expect(await sentOf(path.join(home, 'work/app'))).toEqual({ sent: ['s.js'], isOutput: false });
  },
);

test.each(['/dist/', 'dist', 'dist/**', 'd*'])('%s above: the workspace is a build output', async (pattern) => {
  const root = plant(makeRepository({ a: '' }), { '.gitignore': `${pattern}\n` });
  plant(root, Object.fromEntries(Object.keys(PROJECT).map((name) => [name.replace('work/app', 'dist/app'), ''])));
  const expected = { sent: EVERYTHING, isOutput: true };
  expect(await sentOf(path.join(root, 'dist/app'))).toEqual(expected);
  expect(await withoutGit(async () => await sentOf(path.join(root, 'dist/app')))).toEqual(expected);
});

test('it stays one although git keeps its folder with a .gitkeep', async () => {
  const root = plant(makeRepository({ a: '' }), { '.gitignore': '/dist/\n', 'dist/.gitkeep': '', 'dist/.next/b': '' });
  git(root, 'add', '--force', 'dist/.gitkeep');
  expect(await sentOf(path.join(root, 'dist'))).toEqual({ sent: ['.gitkeep', '.next/b'], isOutput: true });
});

test('a pattern for everything in the workspace is as any other', async () => {
  const root = plant(makeRepository({ a: '' }), { '.gitignore': '*\n', 'dist/.next/b': '' });
  expect(await sentOf(root, path.join(root, 'dist'))).toEqual({ sent: ['.next/b'], isOutput: true });
});
