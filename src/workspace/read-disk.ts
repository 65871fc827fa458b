import { StepError } from '../errors.ts';
import { safeText } from '../text.ts';

/** Reads a file or folder that is needed to know what to send. @throws {StepError} `invalid-file` naming it. */
export function readDisk<Content>(place: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    throw new StepError('invalid-file', `${safeText(place)} cannot be read: ${code}. Check its permissions.`);
  }
}
