import path from 'node:path';
import { expect, test } from '@jest/globals';
import { isSparse } from '../../../../src/workspace/listing/git/sparse.ts';
import { git, makeCommittedRepository, makeFolder, plant } from '../../../support/git/folders.ts';

test.each([['--cone'], ['--no-cone']])('a checkout with %s is sparse, until it is no longer', (mode) => {
  const root = makeCommittedRepository({ 'in/a': '', 'out/b': '' });
  const other = path.join(makeFolder('worktree'), 'other');
  git(root, 'worktree', 'add', '--quiet', other);
  expect([isSparse(root), isSparse(other)]).toEqual([false, false]);
  git(root, 'sparse-checkout', 'set', mode, 'in');
  expect([isSparse(root), isSparse(path.join(root, 'in')), isSparse(other)]).toEqual([true, true, false]);
  git(root, 'sparse-checkout', 'disable');
  expect(isSparse(root)).toBe(false);
});

test.each([
  ['[core]\n\tsparsecheckout=TRUE\n', '', true],
  ['[core]\n\tsparseCheckout = true\n', '[core]\n\tsparseCheckout = false\n', false],
  ['[core]\n\tsparseCheckoutCone = true\n', '', false],
  ['[core]\n\tsparseCheckout\n', '', true],
  ['[core] sparseCheckout = "true" # as ever\r\n', '', true],
  ['[core]\n\tsparseCheckout = yes\n', '[core]\n\tsparseCheckout = off\n', false],
  ['[core]\n\tsparseCheckout = on', '', true],
  ['[core]\n\tsparseCheckout = 1', '', true],
  ['[core]\n\tsparseCheckout = 0', '', false],
  ['[core]\n\tsparseCheckout =\n', '', false],
  // What may not take long.
  [`[core]${'\n'.repeat(50_000)}`, '', false],
  [`[core]\n${' '.repeat(50_000)}`, '', false],
])('by the settings %j and %j: %p', (config, own, expected) => {
  expect(isSparse(plant(makeFolder(), { '.git/config': config, '.git/config.worktree': own }))).toBe(expected);
});
