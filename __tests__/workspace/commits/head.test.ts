import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readHead } from '../../../src/workspace/commits/head.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';

const { signal } = new AbortController();
const { env: variables } = process;
const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

test('the commit that is checked out, also from a folder below', async () => {
  const folder = plant(makeFolder(), { 'app/a.txt': 'a' });
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'one');
  const hash = git(folder, 'rev-parse', 'HEAD');
  expect(await readHead({ folder: path.join(folder, 'app'), variables, signal })).toBe(hash);
});

test('no commit yet, no repository, a stopped step: unknown', async () => {
  const folder = makeFolder();
  expect(await readHead({ folder, variables, signal })).toBeUndefined();
  git(folder, 'init', '--quiet');
  expect(await readHead({ folder, variables, signal })).toBeUndefined();
  expect(await readHead({ folder, variables, signal: AbortSignal.abort() })).toBeUndefined();
});
