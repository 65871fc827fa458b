import { createGit } from './git.ts';
import { findWorkTree } from './repository.ts';

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
    return exitCode === 0 && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(hash) ? hash : undefined;
  } catch {
    return undefined;
  }
}
