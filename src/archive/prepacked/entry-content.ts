import { pipeline, Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/safe-text.ts';
import { MAX_WHOLE_FILE_BYTES } from '../tasks/plan.ts';
import { DESCRIPTOR_FLAG, LOCAL_HEADER_BYTES, LOCAL_SIGNATURE, STORED } from '../zip/zip-format.ts';
import type { ArchivedFile } from './archived-file.ts';
import type { HeldFile } from './held-file.ts';
import { MAX_PIECE_BYTES } from './read-window.ts';
import type { ReadWindow } from './read-window.ts';

/** General purpose flag (APPNOTE 4.4.4). */
const ENCRYPTED_FLAG = 0x0001;
/** The smallest that `chunkSize` can be. */
const MIN_CHUNK_BYTES = 64;
/** Stands for a size in the Zip64 extra field. */
const IN_EXTRA = 0xffffffff;

/** Reads the content of files from a zip, in the order in which they lie there. */
export class EntryContent {
  /** Where the data of the file before end. */
  private end = 0;

  constructor(
    private readonly file: HeldFile,
    private readonly window: ReadWindow,
  ) {}

  /**
   * The inflated bytes of a file: all of them where it is small, else in pieces. Valid until the next file is read.
   * @throws {StepError} `invalid-file` where the two headers disagree, data overlap or are damaged. The number of bytes is
   * checked for small files only
   */
  read(archived: ArchivedFile): Buffer | AsyncIterable<Buffer> {
    const { size, compressedSize } = archived;
    const start = this.locate(archived);
    const isStored = archived.method === STORED;
    if (size > MAX_WHOLE_FILE_BYTES || compressedSize > MAX_PIECE_BYTES) {
      const packed = this.file.chunks(start, start + compressedSize);
      return isStored ? packed : this.inflate(packed, archived);
    }
    const packed = this.window.view(start, compressedSize);
    if (isStored || packed.length === 0) return packed;
    try {
      // One piece of output holds it, and there is room to see that it is more.
      return inflateRawSync(packed, { maxOutputLength: size + 1, chunkSize: Math.max(MIN_CHUNK_BYTES, size + 1) });
    } catch (error) {
      throw this.damaged(archived, error);
    }
  }

  /** An error about a file of the zip. */
  unusable({ path }: ArchivedFile, problem: string): StepError {
    return this.file.unusable(`cannot be sent: ${safeText(path)} ${problem}. Pack the zip again.`);
  }

  /** Where the data of a file begin. Some programs read the local header, so it must agree with the central one. */
  private locate(archived: ArchivedFile): number {
    const { offset, size, compressedSize, method, crc } = archived;
    const name = Buffer.from(archived.path);
    // Files that share their data are how a small zip becomes an enormous one.
    if (offset < this.end) throw this.unusable(archived, 'overlaps another file');
    const header = this.window.view(offset, LOCAL_HEADER_BYTES + name.length);
    if (header.length < LOCAL_HEADER_BYTES + name.length || header.readUInt32LE() !== LOCAL_SIGNATURE) {
      throw this.unusable(archived, 'is not where the zip says');
    }
    const stated = [14, 18, 22].map((at) => header.readUInt32LE(at));
    const known = [crc, compressedSize, size];
    const flags = header.readUInt16LE(6);
    const isKnown = (flags & DESCRIPTOR_FLAG) === 0;
    const isSame =
      (flags & ENCRYPTED_FLAG) === 0 &&
      header.readUInt16LE(8) === method &&
      header.readUInt16LE(26) === name.length &&
      header.subarray(LOCAL_HEADER_BYTES).equals(name) &&
      (!isKnown || stated.every((value, index) => value === IN_EXTRA || value === known[index]));
    if (!isSame) throw this.unusable(archived, 'has two headers that disagree');
    const start = offset + header.length + header.readUInt16LE(28);
    this.end = start + compressedSize;
    if (this.end > this.file.bytes) throw this.unusable(archived, 'lies outside the zip');
    return start;
  }

  private async *inflate(packed: AsyncIterable<Buffer>, archived: ArchivedFile): AsyncGenerator<Buffer> {
    const inflated = createInflateRaw();
    // Its error ends the loop below.
    pipeline(Readable.from(packed), inflated, () => undefined);
    try {
      yield* inflated as AsyncIterable<Buffer>;
    } catch (error) {
      throw this.damaged(archived, error);
    }
  }

  private damaged(archived: ArchivedFile, error: unknown): unknown {
    const { code = '' } = error as NodeJS.ErrnoException;
    return /^(?:Z_|ERR_BUFFER_TOO_LARGE$)/.test(code) ? this.unusable(archived, `is damaged (${code})`) : error;
  }
}
