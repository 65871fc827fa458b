import { realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * The patterns of the input `exclude`, and one for each file of the command line itself: outputs and variables often lie
 * in the workspace, and must not be sent.
 * @param exclude value of the input
 * @param folder the folder that is sent
 * @param files paths as they were given; undefined for none
 * @param cwd current directory, to which all of them are relative
 */
export function excludeFiles(
  exclude: string,
  folder: string,
  files: readonly (string | undefined)[],
  cwd: string,
): string {
  const root = realPath(path.resolve(cwd, folder));
  const patterns = files.flatMap((file) => {
    if (file === undefined) return [];
    const full = path.resolve(cwd, file);
    // A link, and what it leads to; both by the real names of their folders.
    const named = path.join(realPath(path.dirname(full)), path.basename(full));
    return [named, realPath(named)].flatMap((place) => {
      const inside = path.relative(root, place);
      const isOutside = inside === '' || path.isAbsolute(inside) || inside.split(path.sep)[0] === '..';
      return isOutside ? [] : `/${asPattern(inside.split(path.sep).join('/'))}`;
    });
  });
  return [exclude, ...new Set(patterns)].filter((line) => line !== '').join('\n');
}

/** Links followed; as it is where there is nothing yet. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/** A path as a pattern of gitignore that means this path alone. */
function asPattern(file: string): string {
  return file.replace(/[\\*?[\] ]/g, '\\$&');
}
