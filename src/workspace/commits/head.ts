import { isCommitHash } from './commits.ts';
import { createGit } from '../listing/git/git.ts';
import type { Checkout } from '../listing/git/git.ts';
import { findWorkTree } from '../listing/git/worktrees.ts';

/**
 * The commit that is checked out where a folder is: not always that of the event that a workflow runs for.
 * @returns its full hash; undefined where there is no repository, no commit or no git. This is an extra, so it never throws
 */
export async function readHead(checkout: Checkout): Promise<string | undefined> {
  const hash = await answerOf(checkout, ['rev-parse', '--verify', 'HEAD']);
  return isCommitHash(hash) ? hash : undefined;
}

/** The branch that is checked out in a folder; undefined where none is. This is an extra, so it never throws */
export async function readBranch(checkout: Checkout): Promise<string | undefined> {
  return (await answerOf(checkout, ['symbolic-ref', '--short', 'HEAD'])) || undefined;
}

/**
 * Where a clone is from. It may hold a token: compare it, and never show it.
 * @returns undefined where that is not known. This is an extra, so it never throws
 */
export async function readOrigin(checkout: Checkout): Promise<string | undefined> {
  return await answerOf(checkout, ['config', '--get', 'remote.origin.url']);
}

/**
 * The branch that the remote names as its default, else the one that is checked out.
 * @returns undefined where that is not known. This is an extra, so it never throws
 */
export async function readDefaultBranch(
  checkout: Checkout,
): Promise<{ readonly name: string; readonly isOfRemote: boolean } | undefined> {
  const ofRemote = await answerOf(checkout, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']);
  const name = ofRemote?.replace(/^origin\//, '') ?? (await readBranch(checkout));
  return name ? { name, isOfRemote: ofRemote !== undefined } : undefined;
}

/** Whether git tracks a file in a folder of a repository. This is an extra, so it never throws. @param name relative */
export async function isTracked(checkout: Checkout, name: string): Promise<boolean> {
  // "./": a name that starts with a colon would be pathspec magic.
  return Boolean(await answerOf(checkout, ['ls-files', '--cached', '--', `./${name}`]));
}

/** The one line that git answers in the repository around a folder; undefined where it fails. */
async function answerOf({ folder, variables, signal }: Checkout, question: readonly string[]) {
  try {
    const top = findWorkTree(folder);
    if (top === undefined) return undefined;
    const { exitCode, stdout } = await createGit(variables, top, signal).list(folder, ...question);
    return exitCode === 0 ? stdout.toString('utf8').trim() : undefined;
  } catch {
    return undefined;
  }
}
