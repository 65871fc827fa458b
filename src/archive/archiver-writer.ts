import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { EntryData, ZipArchive } from 'archiver';
import { StepError } from '../errors.ts';
import { safeText } from '../text.ts';
import type { SourceFile } from '../workspace/files.ts';
import type { ArchiveRequest, WriteArchive } from './archive.ts';
import { ContentDigest } from './content-digest.ts';
import { readFile } from './read-file.ts';

/** Files up to this size are handed over whole: a stream for each entry costs more than the bytes. */
const BUFFERED = 1024 * 1024;

/** Packs with archiver, one entry at a time, so that what is in flight does not grow with the number of files. */
export const writeWithArchiver: WriteArchive = async (request) => {
  const { files, destination, level, modified, signal } = request;
  const { ZipArchive } = await import('archiver');
  const zip = new ZipArchive({ zlib: { level } });
  const meter = new Meter();
  const written = pipeline(zip, meter, createWriteStream(destination, { flags: 'wx', mode: 0o600 }), { signal });
  // Awaited below; until then a failure must not count as unhandled.
  written.catch(() => undefined);
  const digest = new ContentDigest();
  let failure: unknown;
  // archiver goes on after some of its troubles; none is acceptable here.
  zip.on('warning', (error) => zip.emit('error', error));

  try {
    for (const file of files) {
      const note = (error: unknown): void => void (failure ??= error);
      const source = await contentOf(file, request, digest, note);
      const data = { name: file.path, mode: file.mode, date: new Date(modified * 1000) };
      const entry = await Promise.race([append(zip, source, data), written]);
      if (failure !== undefined) throw failure;
      // archiver tidies names ("c:x" becomes "x"): an entry under another name would be a gap.
      if (entry?.name !== file.path) {
        throw new StepError(
          'invalid-file',
          `${safeText(file.path)} has a name that cannot be packed. Rename or exclude it.`,
        );
      }
    }
    await Promise.race([zip.finalize(), written]);
    await written;
  } catch (error) {
    zip.abort();
    meter.destroy();
    if (signal.aborted) throw signal.reason;
    throw describe(failure ?? error);
  }
  return {
    path: destination,
    bytes: meter.bytes,
    fileCount: files.length,
    contentBytes: files.reduce((sum, { size }) => sum + size, 0),
    sha256: meter.sha256(),
    contentSha256: digest.hex(),
  };
};

async function contentOf(
  file: SourceFile,
  { onStart }: ArchiveRequest,
  digest: ContentDigest,
  note: (error: unknown) => void,
): Promise<Buffer | Readable> {
  const chunks = async function* (): AsyncGenerator<Buffer> {
    let first = true;
    for await (const chunk of readFile(file, (sha256) => digest.add(file, sha256))) {
      if (first) onStart?.(file, chunk.subarray(0, 64 * 1024));
      first = false;
      yield chunk;
    }
  };
  if (file.size <= BUFFERED) return await buffer(chunks());
  return Readable.from(chunks(), { objectMode: false }).on('error', note);
}

async function append(zip: ZipArchive, source: Buffer | Readable, data: EntryData): Promise<EntryData> {
  return await new Promise((resolve) => {
    zip.once('entry', resolve);
    zip.append(source, data);
  });
}

function describe(error: unknown): unknown {
  if (error instanceof StepError || !(error instanceof Error) || !('code' in error)) return error;
  return new StepError(
    'invalid-file',
    `The zip cannot be written: ${safeText(String(error.code))}. Check that the runner's temp folder is writable and has space.`,
  );
}

/** Counts and hashes the zip on its way to the disk. */
class Meter extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, callback: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    callback(null, chunk);
  }

  sha256(): string {
    return this.hash.digest('hex');
  }
}
