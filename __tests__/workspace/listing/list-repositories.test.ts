import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  collect,
  createRules,
  createVariables,
  failureOf,
  notesOf,
  pathsOf,
  sentWith,
  withoutGit,
} from '../../support/git/collecting.ts';
import { rulesIn } from '../../support/git/explaining.ts';
import {
  git,
  initRepository,
  makeCommittedRepository,
  makeFolder,
  makeRepository,
  plant,
} from '../../support/git/folders.ts';

/** A workspace that is no repository, with a checkout in which git tracks what its `.gitignore` ignores. */
function makeWorkspace(): string {
  const root = plant(makeFolder(), {
    '.gitignore': '*.tmp\n',
    b: '',
    'b.tmp': '',
    'app/.gitignore': 'dist/\n*.log\n',
    'app/dist/server.js': '',
    'app/keep.log': '',
  });
  const app = initRepository(path.join(root, 'app'));
  git(app, 'add', '--all', '--force');
  return plant(root, { 'app/new.log': '', 'app/new.tmp': '', 'app/node_modules/x/package.json': '' });
}

const TRACKED = ['app/dist/server.js', 'app/keep.log'];

test('git is asked in each checkout of a workspace that is no repository', async () => {
  const root = makeWorkspace();
  const selection = await collect(root);
  expect(pathsOf(selection)).toEqual(['.gitignore', 'app/.gitignore', ...TRACKED, 'app/new.tmp', 'b']);
  expect(notesOf(selection)).toEqual([
    'info: Files chosen without git: This is not a git repository, so .gitignore files were read without git.',
    expect.stringContaining('app/ is a checkout of its own'),
  ]);
  expect(await rulesIn(root)).toEqual({
    'b.tmp': '.gitignore:1 *.tmp',
    'app/new.log': 'app/.gitignore:2 *.log',
    'app/node_modules/x/package.json': 'built-in node_modules/',
  });
});

test('include brings back what is ignored inside', async () => {
  const selection = await collect(makeWorkspace(), { rules: createRules({ include: ['*.log', 'b.tmp'] }) });
  expect(pathsOf(selection)).toEqual(expect.arrayContaining(['app/new.log', 'b.tmp']));
});

test('without git, a notice names the checkouts, and what it advises sends the files', async () => {
  const root = makeWorkspace();
  const selection = await withoutGit(async () => await collect(root));
  expect(pathsOf(selection)).toEqual(['.gitignore', 'app/.gitignore', 'app/new.tmp', 'b']);
  expect(notesOf(selection)[0]).toBe(
    'notice: Files chosen without git: git is not installed here, so .gitignore files were read without it: ignored files that git tracks in app/ are not sent. Install git first.',
  );
});

test('a checkout that git cannot read is an error, unless it is left out', async () => {
  const root = makeWorkspace();
  plant(root, { 'app/.git/config': '[core' });
  expect((await failureOf(collect(root))).message).toContain(`git cannot read the repository of ${root}/app`);
  const rules = createRules({ exclude: ['/app/'] });
  expect(pathsOf(await collect(root, { rules }))).toEqual(['.gitignore', 'b']);
});

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

test('in a linked worktree the excludes of its repository count, with and without git', async () => {
  const main = plant(makeCommittedRepository({ a: '' }), { '.git/info/exclude': 'by-info\n' });
  const root = path.join(makeFolder(), 'tree');
  git(main, 'worktree', 'add', '--quiet', root);
  plant(root, { 'by-info': '', b: '' });
  const sent = async () => pathsOf(await collect(root));
  expect(await sent()).toEqual(['a', 'b']);
  expect(await withoutGit(sent)).toEqual(['a', 'b']);
  // A file that names no repository has no excludes.
  plant(root, { '.git': 'nothing' });
  expect(await withoutGit(sent)).toEqual(['a', 'b', 'by-info']);
});

test('the git folder of the checkout is not sent where it is in it', async () => {
  const root = plant(makeFolder(), { a: '', 'data/b': '' });
  git(root, 'init', '--quiet', '--separate-git-dir', 'data/git');
  const sent = async () => await collect(root);
  expect(pathsOf(await sent())).toEqual(['a', 'data/b']);
  expect(notesOf(await sent())).toEqual([]);
  expect(pathsOf(await withoutGit(sent))).toEqual(['a', 'data/b']);
});

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
