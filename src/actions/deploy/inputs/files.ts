import type { HostWords } from '../../../runner/runner.ts';
import { systemDisk } from '../../../workspace/disk.ts';
import { pathInside } from '../../../workspace/inside.ts';

/**
 * Real path of a folder inside the workspace, links followed.
 * @param workspace real path
 * @throws {RangeError}
 */
export function parseFolder(
  workspace: string,
  text: string,
  words: Pick<HostWords, 'workspace' | 'onMissingFolder'>,
  disk = systemDisk,
): string {
  const folder = disk.path.resolve(workspace, text);
  const stats = disk.stat(folder);
  if (stats === undefined) throw new RangeError(`does not exist in ${words.workspace}. ${words.onMissingFolder}`);
  const real = disk.realPath(folder);
  const inside = pathInside(workspace, real, disk.path);
  if (inside === undefined) throw new RangeError(`must be a folder inside ${words.workspace}`);
  if (!stats.isDirectory()) throw new RangeError('must be a folder, not a file');
  // The real path has their real names: on Windows ".git" can also be reached as "GIT~1".
  if (inside.split('/').some((segment) => /^\.(?:git|hg|svn)$/i.test(segment))) {
    throw new RangeError('must not be inside .git, .hg or .svn');
  }
  return real;
}
