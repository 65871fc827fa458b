import { escapePattern } from '../../shared/files/paths.ts';
import { StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { readDisk } from '../paths/read-disk.ts';
import { parentOf } from '../rules/patterns.ts';

/**
 * Reads a folder, or what the system knows of something in it: what is forbidden then is the folder.
 * @param file absolute
 * @param name the same below the folder to deploy: POSIX, a folder ends with `/`, empty for that one
 * @throws {StepError} `invalid-file`
 */
export function readInFolder<Content>(file: string, name: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const folder = folderOf(name);
    const isForbidden = folder !== '' && (code === 'EACCES' || code === 'EPERM');
    if (code === 'ENAMETOOLONG') throw new StepError('invalid-file', describeTooLong(name));
    if (isForbidden) throw new StepError('invalid-file', describeUnreadable(folder, code));
    return readDisk(file, () => {
      throw error;
    });
  }
}

/** The path itself where it is a folder, else the one that holds it; ends with `/`. */
export function folderOf(name: string): string {
  return name.endsWith('/') ? name : parentOf(name);
}

/** The sentences about a path below a folder that the system cannot read, as it is too long. */
export function describeTooLong(name: string): string {
  // The deepest folder that people can still read.
  const [folder = parentOf(name)] = /^.{1,100}\//su.exec(name) ?? [];
  const pattern = safeText(`/${escapePattern(folder)}`);
  return `A path in ${safeText(folder)} is too long for this system. Shorten it, or exclude all of that with the pattern "${pattern}".`;
}

/** The sentences about a folder that the rules do not leave out, and whose files would be a gap in the zip. */
export function describeUnreadable(folder: string, reason: string): string {
  const pattern = safeText(`/${escapePattern(folder)}`);
  return `${safeText(folder)} cannot be read (${safeText(reason)}). Make it readable for the user that runs this, or exclude it with the pattern "${pattern}".`;
}
