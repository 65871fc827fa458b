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
  const system = platform === 'win32' ? path.win32 : path.posix;
  const name = platform === 'win32' ? 'git.exe' : 'git';
  const absolute = folders.split(system.delimiter).filter((folder) => system.isAbsolute(folder));
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
