import { realpathSync } from 'node:fs';

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
