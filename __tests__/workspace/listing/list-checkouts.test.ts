import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, createRules, failureOf, notesOf, pathsOf, withoutGit } from '../../support/git/collecting.ts';
import { rulesIn } from '../../support/git/explaining.ts';
import { git, initRepository, makeFolder, plant } from '../../support/git/folders.ts';

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
  return plant(root, { 'app/new.log': '', 'app/new.tmp': '', 'app/node_modules/x/i.js': '' });
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
    'app/node_modules/x/i.js': 'built-in node_modules/',
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
