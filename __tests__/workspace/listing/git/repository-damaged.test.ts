import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  collect,
  createVariables,
  createOptions,
  failureOf,
  notesOf,
  pathsOf,
  withoutGit,
} from '../../../support/git/collecting.ts';
import { asOtherUser, OTHER, withTwoUsers } from '../../../support/processes/other-user.ts';
import { selectFiles } from '../../../../src/workspace/select.ts';
import type { SelectOptions } from '../../../../src/workspace/select.ts';
import { git, initRepository, makeRepository, plant } from '../../../support/git/folders.ts';

// Becoming another user needs root; on a machine without it these cannot be set up.

/** Options for a folder that another user may enter and list. */
function createOpenOptions(root: string): SelectOptions {
  const options = createOptions(root);
  chmodSync(options.scratch, 0o777);
  chmodSync(root, 0o755);
  return options;
}

function remove(root: string): void {
  rmSync(path.join(root, '.git'), { recursive: true });
}

describe('a .git that git cannot read is an error, not a reason to guess', () => {
  test.each<[string, (root: string) => void]>([
    ['an empty folder', (root) => (remove(root), mkdirSync(path.join(root, '.git')))],
    ['an empty file', (root) => (remove(root), writeFileSync(path.join(root, '.git'), ''))],
    [
      'a file that leads nowhere',
      (root) => (remove(root), writeFileSync(path.join(root, '.git'), 'gitdir: nowhere\n')),
    ],
    ['a link that leads nowhere', (root) => (remove(root), symlinkSync('nowhere', path.join(root, '.git')))],
    ['without HEAD', (root) => rmSync(path.join(root, '.git', 'HEAD'))],
  ])('%s', async (_what, damage) => {
    const root = makeRepository({ a: '', '.gitignore': 'b\n' });
    plant(root, { b: 'secret' });
    damage(root);
    const error = await failureOf(collect(root));
    expect(error.code).toBe('invalid-file');
    expect(error.message).toContain(`git cannot read the repository of ${root}: `);
    expect(error.message).toContain('check the repository out again');
  });

  test('also when a healthy repository is around it', async () => {
    const workspace = plant(makeRepository({ a: '' }), { 'in/b': '', 'in/c/d': '' });
    mkdirSync(path.join(workspace, 'in', '.git'));
    for (const root of ['in', 'in/c']) {
      const error = await failureOf(collect(path.join(workspace, root), { workspace }));
      expect(error.message).toContain(`not a repository: ${path.join(workspace, 'in', '.git')}`);
    }
  });
});

describe('other users', () => {
  withTwoUsers('a checkout that another user owns is read anyway', async () => {
    const root = makeRepository({ a: '', 'in/b': '' });
    initRepository(path.join(root, 'in'));
    for (const name of ['.', ...readdirSync(root, { recursive: true }).map(String)]) {
      chownSync(path.join(root, name), OTHER, OTHER);
    }
    expect(() => git(root, 'status')).toThrow(/dubious ownership/);
    const selection = await collect(root);
    expect(pathsOf(selection)).toEqual(['a', 'in/b']);
    expect(notesOf(selection)).toEqual([]);
  });

  withTwoUsers('an ignored folder that cannot be read does not matter', async () => {
    const root = plant(makeRepository({ '.gitignore': 'made-by-root/\n' }), { 'made-by-root/x': '' });
    chmodSync(path.join(root, 'made-by-root'), 0o700);
    const options = createOpenOptions(root);
    const selection = await asOtherUser(async () => await selectFiles(options));
    expect(pathsOf(selection)).toEqual(['.gitignore']);
    expect(notesOf(selection)).toEqual([]);
  });

  withTwoUsers('an ignore file that cannot be read is said (git) or an error (without)', async () => {
    const root = plant(makeRepository({ a: '' }), { 'in/.gitignore': '*.key\n', 'in/x.key': '' });
    chmodSync(path.join(root, 'in', '.gitignore'), 0o600);
    const options = createOpenOptions(root);
    const run = async (): Promise<string[]> => notesOf(await selectFiles(options));
    expect(await asOtherUser(run)).toEqual([
      expect.stringMatching(
        /^warning: git could not read everything: git reported for .*in\/\.gitignore.*Permission denied/,
      ),
    ]);
    expect(await failureOf(withoutGit(async () => await asOtherUser(run)))).toMatchObject({
      code: 'invalid-file',
      message: expect.stringContaining('.gitignore cannot be read: EACCES'),
    });
  });
});

test('an ignore file that is a link is not followed, which git says', async () => {
  const root = plant(makeRepository({ a: '' }), {
    'in/.gitignore': { link: '../rules' },
    rules: '*.key\n',
    'in/x.key': '',
  });
  const selection = await collect(root, { variables: createVariables() });
  expect(pathsOf(selection)).toEqual(['a', 'in/.gitignore', 'in/x.key', 'rules']);
  expect(notesOf(selection)).toEqual([expect.stringContaining('git could not read everything')]);
});
