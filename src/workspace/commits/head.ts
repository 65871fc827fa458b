import { isCommitHash } from './commits.ts';
import { createGit } from '../listing/git/git.ts';
import { findWorkTree } from '../listing/git/repository.ts';

/**
 * The commit that is checked out where a folder is: not always that of the event that a workflow runs for.
 * @returns its full hash; undefined where there is no repository, no commit or no git. It is an extra, and never throws
 */
export async function readHead(
  folder: string,
  variables: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const top = findWorkTree(folder);
    if (top === undefined) return undefined;
    const { exitCode, stdout } = await createGit(variables, top, signal).list(folder, 'rev-parse', '--verify', 'HEAD');
    const hash = stdout.toString('utf8').trim();
    return exitCode === 0 && isCommitHash(hash) ? hash : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where a clone is from. It may hold a token: it is to be compared, and never shown.
 * @returns undefined where that is not known. It is an extra, and never throws
 */
export async function readOrigin(
  folder: string,
  variables: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const top = findWorkTree(folder);
    if (top === undefined) return undefined;
    const git = createGit(variables, top, signal);
    const { exitCode, stdout } = await git.list(folder, 'config', '--get', 'remote.origin.url');
    return exitCode === 0 ? stdout.toString('utf8').trim() : undefined;
  } catch {
    return undefined;
  }
}
