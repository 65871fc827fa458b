import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * git with its full path, or undefined where it is not installed. A bare name is never started: the system may look for
 * that in the folder at hand first (Windows always, elsewhere where PATH has a relative folder), and so find a program
 * of the repository. `@actions/io` would search as well, but it prints a raw line for every folder of PATH that it may
 * not enter.
 * @param folders value of PATH
 */
export function findGit(
  folders = process.env['PATH'] ?? '',
  platform = process.platform,
  isProgram = isExecutableFile,
): string | undefined {
  const isWindows = platform === 'win32';
  const system = isWindows ? path.win32 : path.posix;
  const name = isWindows ? 'git.exe' : 'git';
  // Windows allows quotes around a folder in PATH.
  const listed = folders
    .split(system.delimiter)
    .map((folder) => (isWindows ? folder.replace(/^"(.*)"$/, '$1') : folder));
  const absolute = listed.filter((folder) => system.isAbsolute(folder));
  return absolute.map((folder) => system.join(folder, name)).find((file) => isProgram(file));
}

function isExecutableFile(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
