import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { StepError } from '../../shared/errors.ts';
import type { RequestBody } from './request-body.ts';

/** Read and sent at once. Smaller pieces lose fewer early answers than larger ones, and are as fast. */
const CHUNK_BYTES = 128 * 1024;

/** A zip on the disk. */
export interface ArchiveSource {
  readonly path: string;
  readonly bytes: number;
  /** Its bytes, from the first one each time it is called; read from `path` where it is missing. */
  readonly stream?: (() => AsyncIterable<Buffer>) | undefined;
}

/**
 * A `multipart/form-data` body with one file part that is a zip (RFC 7578), streamed from the disk. Reading it throws
 * {StepError} `invalid-file` when the file is not there any more, or is shorter, and whatever `stream` throws: in each case
 * before the last bytes of the body, so that the platform cannot take what it got for a whole one.
 * @param part name of the part
 */
export function archiveBody(part: string, { path, bytes, stream }: ArchiveSource): RequestBody {
  const boundary = `headless-deploy-${randomBytes(16).toString('hex')}`;
  const head = Buffer.from(
    `--${boundary}\r\n` +
      `Content-Disposition: form-data; name="${part}"; filename="app.zip"\r\n` +
      'Content-Type: application/zip\r\n\r\n',
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: head.length + bytes + tail.length,
    open: async function* () {
      yield head;
      let left = bytes;
      try {
        const chunks: AsyncIterable<Buffer> =
          stream?.() ?? createReadStream(path, { highWaterMark: CHUNK_BYTES, end: Math.max(bytes - 1, 0) });
        for await (const chunk of chunks) {
          left -= chunk.length;
          yield chunk;
        }
      } catch (error) {
        if (error instanceof StepError) throw error;
        throw unreadable((error as NodeJS.ErrnoException).code ?? 'UNKNOWN');
      }
      if (left !== 0) throw unreadable(`${left} bytes are missing`);
      yield tail;
    },
  };
}

function unreadable(why: string): StepError {
  return new StepError(
    'invalid-file',
    `The zip could not be read back while it was sent: ${why}. Check that nothing cleans the folder for temporary files meanwhile.`,
  );
}
