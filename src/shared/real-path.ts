import { accessSync, constants, realpathSync, statSync } from 'node:fs';

/**
 * The real path of a file or folder: links followed, and each name as the disk has it, so that two paths of one file
 * are equal. Only the function of the system knows that `d:\A\REPO~1` is `D:\a\repository`; the one that Node has in
 * JavaScript follows links, and no more.
 * @throws what the file system throws
 */
export function realPath(
  file: string,
  native: (file: string) => string = realpathSync.native,
  plain: (file: string) => string = realpathSync,
): string {
  try {
    return native(file);
  } catch (error) {
    // Windows cannot name files of a RAM disk, and of some network drives.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EISDIR' || code === 'UNKNOWN') return plain(file);
    throw error;
  }
}

/**
 * Why a path leads to no folder that can be read, as a clause: `does not exist`. Undefined where it does. The path is no
 * part of it, as the messages of the file system have it: what was given for one may be a secret.
 */
export function folderProblem(folder: string): string | undefined {
  try {
    if (!statSync(folder).isDirectory()) return 'is a file, not a folder';
    accessSync(folder, constants.R_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // No part of a path is longer than a name can be, or below a file.
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
    return isMissing ? 'does not exist' : `cannot be read (${code})`;
  }
}
