import { closeSync, constants, existsSync, openSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';

/** On Windows a virus scanner may hold a file for a moment (EBUSY, EPERM). */
const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 } as const;

/**
 * Prepares the removal of a new folder that will hold files alone. Where other users can write beside it, they can put a
 * link or a folder in its place: so it stays open, and on Linux what is open is emptied.
 * @returns ends that; removes the folder unless it is to stay
 */
export function holdTempFolder(folder: string): (isKept: boolean) => void {
  if (process.platform === 'win32') return (isKept) => void (isKept || rmSync(folder, REMOVAL));
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  const shown = `/proc/self/fd/${descriptor}`;
  return (isKept) => {
    try {
      if (isKept) return;
      const held = existsSync(shown) ? shown : folder;
      for (const name of readdirSync(held)) unlinkSync(path.join(held, name));
      rmdirSync(folder);
    } catch {
      // It is gone, or another one is in its place.
    } finally {
      closeSync(descriptor);
    }
  };
}
