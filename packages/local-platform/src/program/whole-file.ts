import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { asThrown } from '../errors/thrown.ts';

/**
 * Writes a file of mode 0600 under another name, and renames it: nobody reads half of it, and it is never written through a
 * link. Where that fails, nothing of it is left.
 * @param flag `wx` takes no file that is there as the temporary one
 * @throws what the file system throws
 */
export function writeWholeFile(file: string, temporary: string, text: string, flag: 'w' | 'wx'): void {
  try {
    writeFileSync(temporary, text, { mode: 0o600, flag });
    renameSync(temporary, file);
  } catch (error) {
    if (asThrown(error).code !== 'EEXIST') removeQuietly(temporary);
    throw error;
  }
}

/** What is in the way is not ours, and the error that was first says what it is. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A folder, or in what is no folder.
  }
}
