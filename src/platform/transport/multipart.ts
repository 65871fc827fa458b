import { randomBytes } from 'node:crypto';
import { StepError } from '../../shared/errors.ts';
import type { RequestBody } from './request-body.ts';

/** A zip to send. */
export interface ZipSource {
  readonly bytes: number;
  /** Its bytes, from the first one each time it is called. */
  readonly open: () => AsyncIterable<Buffer>;
}

/**
 * A `multipart/form-data` body with one file part that is a zip (RFC 7578), streamed. Reading it throws {StepError}:
 * whatever `open` throws, or `invalid-file` when the zip cannot be read or has another length. In each case before the
 * last bytes of the body, so that the platform cannot take what it got for a whole one.
 * @param part name of the part
 */
export function multipartBody(part: string, zip: ZipSource): RequestBody {
  const boundary = `headless-deploy-${randomBytes(16).toString('hex')}`;
  const head = Buffer.from(
    `--${boundary}\r\n` +
      `Content-Disposition: form-data; name="${part}"; filename="app.zip"\r\n` +
      'Content-Type: application/zip\r\n\r\n',
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: head.length + zip.bytes + tail.length,
    open: async function* () {
      yield head;
      let left = zip.bytes;
      try {
        for await (const chunk of zip.open()) {
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
    `The zip could not be read back while it was sent: ${why}. Check that nothing cleans the folder for temporary files during the upload.`,
  );
}
