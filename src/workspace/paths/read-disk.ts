import { StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/safe-text.ts';

/** What happened to a file or folder that was there a moment ago, and what to do. */
export const VANISHED = 'vanished while the files were listed. Let what writes to "path" finish first, or exclude it.';

/** Reads a file or folder for something extra: undefined where the system refuses it. */
export function tryToRead<Content>(read: () => Content): Content | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return undefined;
  }
}

/** Reads a file or folder that is needed to know what to send. @throws {StepError} `invalid-file` naming it. */
export function readDisk<Content>(file: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    const hasVanished = code === 'ENOENT' || code === 'ENOTDIR';
    if (hasVanished) throw new StepError('invalid-file', `${safeText(file)} ${VANISHED}`);
    throw new StepError('invalid-file', `${safeText(file)} cannot be read: ${code}. Check its permissions.`);
  }
}
