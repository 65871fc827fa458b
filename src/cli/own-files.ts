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
  const root = path.resolve(cwd, folder);
  const patterns = files.flatMap((file) => {
    if (file === undefined) return [];
    const inside = path.relative(root, path.resolve(cwd, file));
    const isOutside = inside === '' || path.isAbsolute(inside) || inside.split(path.sep)[0] === '..';
    return isOutside ? [] : `/${asPattern(inside.split(path.sep).join('/'))}`;
  });
  return [exclude, ...patterns].filter((line) => line !== '').join('\n');
}

/** A path as a pattern of gitignore that means this path alone. */
function asPattern(file: string): string {
  return file.replace(/[\\*?[\] ]/g, '\\$&');
}
