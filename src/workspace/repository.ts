import { existsSync } from 'node:fs';
import path from 'node:path';
import { createGit } from './git.ts';
import { unreadable } from './git-listing.ts';

/** What git knows of the folder to deploy. `none`: not in a repository. `no-git`: in one, but there is no git program. */
export type RepositoryState =
  | { readonly kind: 'none' }
  | { readonly kind: 'no-git'; readonly top: string }
  | { readonly kind: 'git'; readonly top: string; readonly ignored: boolean };

/**
 * The nearest folder at or above `folder` that holds a `.git` (a folder, or the file of a worktree or submodule).
 */
export function findWorkTree(folder: string): string | undefined {
  for (let current = folder; ; current = path.dirname(current)) {
    if (existsSync(path.join(current, '.git'))) return current;
    if (path.dirname(current) === current) return undefined;
  }
}

/**
 * Asks git for the repository of `folder`, and whether its rules leave out the folder itself.
 * @throws {StepError} `invalid-file` when there is a `.git` that git cannot read.
 */
export async function readRepository(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RepositoryState> {
  const top = findWorkTree(folder);
  if (top === undefined) return { kind: 'none' };
  const git = createGit(environment, top);
  const prefix = path.relative(top, folder).split(path.sep).join('/');
  let answer;
  try {
    answer = await git(folder, 'rev-parse', '--show-prefix');
  } catch {
    return { kind: 'no-git', top };
  }
  // A damaged .git makes git look further up: its answer must be about the one that we found.
  const found = answer.stdout.toString('utf8').replace(/\n$/, '').replace(/\/$/, '');
  if (answer.exitCode !== 0) throw unreadable(folder, answer.stderr);
  if (found !== prefix) throw unreadable(folder, `not a repository: ${path.join(top, '.git')}`);
  if (prefix === '') return { kind: 'git', top, ignored: false };

  // --no-index: a build output counts as left out although one file of it (.gitkeep) is tracked.
  const check = await git(top, 'check-ignore', '--quiet', '--no-index', '--', prefix);
  if (check.exitCode > 1) throw unreadable(folder, check.stderr);
  return { kind: 'git', top, ignored: check.exitCode === 0 };
}
