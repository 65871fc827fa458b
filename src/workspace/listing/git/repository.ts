import { lstatSync } from 'node:fs';
import path from 'node:path';
import { realPath } from '../../../shared/real-path.ts';
import { PatternList } from '../../rules/patterns.ts';
import { readDisk } from '../../paths/read-disk.ts';
import { DEFAULT_IGNORES } from '../../rules/rules.ts';
import { unlistable, unreadable } from './failures.ts';
import { createGit, GitNotFoundError } from './git.ts';
import type { Git, GitAnswer } from './git.ts';

/** How the files of a folder in a repository are chosen. `ignored`: git ignores the folder itself. `no-git`: no git program. */
export type RepositoryState = 'git' | 'ignored' | 'no-git';

/**
 * The nearest folder at or above `folder` that holds a `.git` (a folder, or the file of a worktree or submodule).
 */
export function findWorkTree(folder: string): string | undefined {
  for (let current = folder; ; current = path.dirname(current)) {
    // A dangling link counts too: the repository is damaged, not absent.
    const stats = readDisk(current, () => lstatSync(path.join(current, '.git'), { throwIfNoEntry: false }));
    if (stats !== undefined) return current;
    if (path.dirname(current) === current) return undefined;
  }
}

/**
 * Asks git for the repository of `folder`, and whether git or the built-in defaults ignore the folder itself.
 * @param top work tree that `folder` is in, as `findWorkTree` finds it
 * @throws {StepError} `invalid-file` when there is a `.git` that git cannot read.
 */
export async function readRepository(
  top: string,
  folder: string,
  variables: Readonly<Record<string, string | undefined>>,
  signal?: AbortSignal,
): Promise<RepositoryState> {
  const { ask: git } = createGit(variables, top, signal);
  let answer;
  try {
    answer = await git(folder, ...LOCATE_WORK_TREE);
  } catch (error) {
    if (error instanceof GitNotFoundError) return 'no-git';
    throw error;
  }
  requireRepository(answer, top, folder);
  return folder !== top && (await isIgnored(git, top, folder)) ? 'ignored' : 'git';
}

/** The git command that prints where its work tree is, for `requireRepository`. */
export const LOCATE_WORK_TREE = ['rev-parse', '--show-prefix', '--show-toplevel'] as const;

/**
 * Throws unless git works on the folder that was found: with a damaged .git it searches further up, and a .git may
 * belong to a work tree in another place.
 * @param answer of `LOCATE_WORK_TREE` in `folder`
 * @throws {StepError} `invalid-file`
 */
export function requireRepository(answer: GitAnswer, top: string, folder: string): void {
  if (answer.exitCode !== 0) throw unreadable(folder, answer.stderr);
  const below = path.relative(top, folder).split(path.sep).join('/');
  const prefix = below === '' ? '\n' : `${below}/\n`;
  const found = answer.stdout.toString('utf8');
  if (!found.startsWith(prefix)) throw unreadable(folder, `not a repository: ${path.join(top, '.git')}`);
  const workTree = found.slice(prefix.length).replace(/\n$/, '');
  if (realPath(workTree) !== realPath(top)) throw unreadable(folder, `its work tree is another folder: ${workTree}`);
}

const DEFAULTS = new PatternList(DEFAULT_IGNORES);

/** Whether git's rules or, if none of them matches, the built-in defaults ignore `folder` or one that holds it. */
async function isIgnored(git: Git, top: string, folder: string): Promise<boolean> {
  const segments = path.relative(top, folder).split(path.sep);
  // "./": a name that starts with a colon would be pathspec magic.
  const folders = segments.map((_, index) => `./${segments.slice(0, index + 1).join('/')}`);
  // --no-index: a build output counts as ignored although one file of it (.gitkeep) is tracked.
  const check = await git(top, 'check-ignore', '--no-index', '--verbose', '--non-matching', '--', ...folders);
  if (check.exitCode > 1) throw await unlistable(git, top, check);
  // One line a folder, from the top down: "source:line:pattern TAB path", or "::TAB path" where no pattern matches.
  const lines = check.stdout.toString('utf8').split('\n');
  return segments.some((segment, index) => {
    const [, negation] = /^(?!::\t).+?:\d+:(!?)/.exec(lines[index] ?? '') ?? [];
    return negation === undefined ? DEFAULTS.match(`${segment}/`) === 'ignored' : negation === '';
  });
}
