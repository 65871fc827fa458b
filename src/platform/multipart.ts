import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { RequestBody } from './http.ts';
import { ARCHIVE_PART } from './wire.ts';

/** Read and sent at once. Smaller pieces lose fewer early answers than larger ones, and are as fast. */
const CHUNK = 128 * 1024;

/**
 * A `multipart/form-data` body with one file part named `repository` (specification section 4.3, RFC 7578), streamed
 * from the disk.
 * @param bytes size of the file
 */
export function archiveBody(file: string, bytes: number): RequestBody {
  const boundary = `headless-deploy-${randomBytes(16).toString('hex')}`;
  const head = Buffer.from(
    `--${boundary}\r\n` +
      `Content-Disposition: form-data; name="${ARCHIVE_PART}"; filename="app.zip"\r\n` +
      'Content-Type: application/zip\r\n\r\n',
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: head.length + bytes + tail.length,
    open: async function* () {
      yield head;
      yield* createReadStream(file, { highWaterMark: CHUNK, end: Math.max(bytes - 1, 0) }) as AsyncIterable<Buffer>;
      yield tail;
    },
  };
}
