import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { StepError } from '../errors.ts';
import { safeText } from '../text.ts';
import type { SourceFile } from '../workspace/files.ts';

/** How much is read at once. Also the most that `onStart` of an archive request is given, and then some. */
const CHUNK = 256 * 1024;

/**
 * The bytes of one file, in chunks of at most 256 KiB, and their SHA-256 when they are through.
 * @throws {StepError} `invalid-file` when the file cannot be opened, is no regular file any more, or has another size
 * or modification time at the end than it had when it was listed or opened. Never fewer bytes without an error.
 */
export async function* readFile(file: SourceFile, done: (sha256: string) => void): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let read = 0;
  try {
    // The listing resolved every link, so a link here has appeared since: do not follow it.
    const handle = await open(file.source, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      const before = await handle.stat({ bigint: true });
      if (!before.isFile()) throw changed(file);
      for (;;) {
        const chunk = Buffer.allocUnsafe(Math.min(CHUNK, Math.max(file.size - read, 0) + 1));
        const { bytesRead } = await handle.read(chunk, 0, chunk.length, null);
        if (bytesRead === 0) break;
        read += bytesRead;
        if (read > file.size) throw changed(file);
        const bytes = chunk.subarray(0, bytesRead);
        hash.update(bytes);
        yield bytes;
      }
      const after = await handle.stat({ bigint: true });
      if (read !== file.size || after.mtimeNs !== before.mtimeNs || after.size !== before.size) throw changed(file);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof StepError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ELOOP' || code === 'ENOTDIR') throw changed(file);
    if (code === undefined) throw error;
    throw new StepError(
      'invalid-file',
      `${safeText(file.path)} cannot be read: ${code}. Check its permissions, or exclude it.`,
    );
  }
  done(hash.digest('hex'));
}

function changed(file: SourceFile): StepError {
  return new StepError(
    'invalid-file',
    `${safeText(file.path)} changed or vanished while it was packed. Let the steps that write to "path" finish first, or exclude it.`,
  );
}
