import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { ARCHIVE_PART } from '../../../../src/platform/api/wire.ts';
import { describeFullDisk } from '../../../../src/shared/files/full-disk.ts';
import { Refusal } from '../errors/refusal.ts';
import { asThrown } from '../errors/thrown.ts';

/** An archive on disk, as it came in. */
interface ReceivedArchive {
  readonly bytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/**
 * Streams the one file part of an upload form to a file of mode 0600 (spec 4.3), whatever its size in flat memory.
 * @param path a file that does not exist yet; the caller removes it in every ending
 * @param maxBytes largest file
 * @throws Refusal 400 unless the form has exactly one file part named `repository`; 413 above `maxBytes`
 */
export async function receiveArchive(
  request: FastifyRequest,
  path: string,
  maxBytes: number,
): Promise<ReceivedArchive> {
  let received: ReceivedArchive | undefined;
  try {
    for await (const part of request.parts({
      limits: { fileSize: Number.POSITIVE_INFINITY, fields: 1, files: 2, parts: 2 },
    })) {
      const { type, fieldname } = part;
      if (type !== 'file' || fieldname !== ARCHIVE_PART || received !== undefined) {
        if (type === 'file') part.file.destroy();
        const found = `${type === 'file' ? 'part' : 'part without "filename"'} named ${JSON.stringify(fieldname)}`;
        throw new Refusal(
          'unknown_part',
          `An upload must have exactly one part, a file named "${ARCHIVE_PART}"; this one has a ${found}${received === undefined ? '' : ' after it'}.`,
        );
      }
      received = await writeArchive(part.file, path, maxBytes);
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (received === undefined) throw new Refusal('missing_part', `The form has no file part named "${ARCHIVE_PART}".`);
  return received;
}

async function writeArchive(file: Readable, path: string, maxBytes: number): Promise<ReceivedArchive> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    file,
    async function* count(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw tooLarge(maxBytes);
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

/** 413 of an upload (spec 8: the size limit is not shown, so it is the platform's own choice). */
export function tooLarge(maxBytes: number): Refusal {
  return new Refusal('upload_too_large', `An upload cannot exceed ${maxBytes} bytes.`);
}

/**
 * 507 where the disk has no room for an upload (RFC 4918, 11.5); undefined for any other error.
 * @param temporaryFolder where uploads come in
 * @param archiveFolder where they are stored, if anywhere
 */
export function fullDiskRefusal(
  error: unknown,
  temporaryFolder: string,
  archiveFolder: string | undefined,
): Refusal | undefined {
  const { path: place = '' } = asThrown(error);
  const isArchive = archiveFolder !== undefined && dirname(resolve(place)) === resolve(archiveFolder);
  const text = describeFullDisk(error, isArchive ? archiveFolder : temporaryFolder);
  return text === undefined ? undefined : new Refusal('disk_full', `The upload cannot be stored. ${text}`);
}

/** What the form reader reports is a defect of the request (a client that went away included), unless the disk failed. */
function asRefusal(error: unknown): unknown {
  const { code, fromSystem, message } = asThrown(error);
  if (error instanceof Refusal || (fromSystem && code !== 'ECONNRESET')) return error;
  return new Refusal('malformed_form', `The multipart/form-data body cannot be read: ${message}`);
}
