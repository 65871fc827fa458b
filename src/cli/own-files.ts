import path from 'node:path';
import { realPath } from '../shared/real-path.ts';

/** Paths, and the real paths they resolve to, as the operating system has them. */
interface Paths {
  readonly path: path.PlatformPath;
  /** Links followed, and names as the disk has them. @throws where there is nothing yet */
  readonly realPath: (file: string) => string;
}

/**
 * The patterns of the input `exclude`, and one for each file of the command line itself: outputs and variables are often
 * in the workspace, and must not be sent.
 * @param exclude value of the input
 * @param folder the folder that is sent
 * @param files paths as they were given
 * @param cwd current directory, to which all of them are relative
 */
export function excludeFiles(
  exclude: string,
  folder: string,
  files: readonly string[],
  cwd: string,
  paths: Paths = { path, realPath: (file) => realPath(file) },
): string {
  const { path: system } = paths;
  const root = realPathOf(system.resolve(cwd, folder), paths);
  const patterns = files.flatMap((file) => {
    const full = system.resolve(cwd, file);
    // A link, and what it leads to; both by the real names of their folders.
    const named = system.join(realPathOf(system.dirname(full), paths), system.basename(full));
    return [named, realPathOf(named, paths)].flatMap((place) => {
      const inside = system.relative(root, place);
      const isOutside = inside === '' || system.isAbsolute(inside) || inside.split(system.sep)[0] === '..';
      const pattern = `/${asPattern(inside.split(system.sep).join('/'))}`;
      // The second is what git on macOS makes of a name with accents.
      return isOutside ? [] : [pattern, pattern.normalize('NFC')];
    });
  });
  return [exclude, ...new Set(patterns)].filter((line) => line !== '').join('\n');
}

/** As it is where there is nothing yet. */
function realPathOf(file: string, paths: Paths): string {
  try {
    return paths.realPath(file);
  } catch {
    return file;
  }
}

/** A path as a pattern of gitignore that means this path alone. */
function asPattern(file: string): string {
  return file.replace(/[\\*?[\] ]/g, '\\$&');
}
