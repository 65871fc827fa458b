import path from 'node:path';

/** The folder that holds a POSIX path; empty for the top. */
export function parentFolder(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')));
}

/**
 * The path of a target inside a folder: POSIX and relative to it, empty for the folder itself; undefined outside. A name
 * may start with two dots, and between two drives of Windows there is no relative path.
 * @param folder absolute, like `target`; real paths where links must not matter
 */
export function pathInside(
  folder: string,
  target: string,
  system: Pick<path.PlatformPath, 'relative' | 'isAbsolute' | 'sep'> = path,
): string | undefined {
  const relative = system.relative(folder, target);
  if (relative === '..' || relative.startsWith(`..${system.sep}`) || system.isAbsolute(relative)) return undefined;
  return relative.split(system.sep).join('/');
}

/** A pattern of gitignore for exactly this path: what has a meaning in patterns is quoted. @param name POSIX */
export function escapePattern(name: string): string {
  return name.replace(/[\\*?[\] ]/g, String.raw`\$&`);
}
