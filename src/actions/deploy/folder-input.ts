import { systemDisk } from '../../workspace/disk.ts';
import { pathInside } from '../../workspace/inside.ts';

/**
 * Real path of a folder inside the workspace, links followed.
 * @param workspace real path
 * @throws {RangeError}
 */
export function parseFolder(workspace: string, text: string, disk = systemDisk): string {
  const folder = disk.path.resolve(workspace, text);
  const stats = disk.stat(folder);
  if (stats === undefined)
    throw new RangeError('does not exist in the workspace. Check that the checkout and the build ran before');
  const real = disk.realPath(folder);
  const inside = pathInside(workspace, real, disk.path);
  if (inside === undefined) throw new RangeError('must be a folder inside the workspace');
  if (!stats.isDirectory()) throw new RangeError('must be a folder, not a file');
  // The real path has their real names: on Windows ".git" can also be reached as "GIT~1".
  if (inside.split('/').some((segment) => /^\.(?:git|hg|svn)$/i.test(segment))) {
    throw new RangeError('must not be inside .git, .hg or .svn');
  }
  return real;
}
