import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { SourceFile } from '../../workspace/files.ts';

/**
 * The listing resolved every link, so a link here has appeared since: it is not followed. Named pipes must not block.
 */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Reads `length` bytes of a file from `start` into the beginning of `target`, which must have room for them.
 * Synchronous, for worker threads.
 * @throws {StepError} `invalid-file` when the file is not the one that was listed any more (size, modification time,
 * kind), or cannot be read. Never fewer bytes without an error.
 */
export function readSource(file: SourceFile, start: number, length: number, target: Buffer): Buffer {
  try {
    const descriptor = openSync(file.source, FLAGS);
    try {
      let read = 0;
      while (read < length) {
        const bytes = readSync(descriptor, target, read, length - read, start + read);
        if (bytes === 0) break;
        read += bytes;
      }
      // A file that has grown meanwhile has another size.
      const stats = fstatSync(descriptor);
      const same = stats.isFile() && stats.size === file.size && stats.mtimeMs === file.mtimeMs;
      if (read !== length || !same) throw changed(file);
      return target.subarray(0, length);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw describeReadError(file, error);
  }
}

/** The error for a file that cannot be read; an error that is not of the system is returned as it is. */
export function describeReadError(file: SourceFile, error: unknown): unknown {
  if (error instanceof StepError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  // EISDIR, ENXIO, ESPIPE: it has become a folder, a socket or a named pipe.
  if (['ENOENT', 'ELOOP', 'ENOTDIR', 'EISDIR', 'ENXIO', 'ESPIPE'].includes(code)) return changed(file);
  if (code === 'EBUSY') {
    // Windows refuses it where another program has opened the file for itself.
    const message = `${safeText(file.path)} is in use by another program (EBUSY). Close it first, or exclude the file.`;
    return new StepError('invalid-file', message);
  }
  const message = `${safeText(file.path)} cannot be read: ${safeText(code)}. Check its permissions, or exclude it.`;
  return new StepError('invalid-file', message);
}

function changed(file: SourceFile): StepError {
  const message = `${safeText(file.path)} changed or vanished while it was packed. Let whatever writes to "path" finish first, or exclude it.`;
  return new StepError('invalid-file', message);
}
