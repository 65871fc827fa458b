import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { MAX_WHOLE_FILE_BYTES } from '../tasks/plan.ts';
import { DESCRIPTOR_SIGNATURE, STORED } from '../zip/zip-format.ts';
import type { ArchivedEntry } from './entry-rules.ts';
import { MAX_PIECE_BYTES } from './held-file.ts';
import type { HeldFile } from './held-file.ts';
import { gapProblem, locateData } from './layout.ts';
import type { EntryData } from './layout.ts';
import type { Directory } from './zip-entries.ts';

/** The smallest that `chunkSize` can be. */
const MIN_CHUNK_BYTES = 64;
const EARLY_END = 'is stored, and contains bytes that some programs take for its end';

/** What zlib returns with the option `info`. */
interface InflateResult {
  readonly buffer: Buffer;
  /** With the number of bytes that were inflated. */
  readonly engine: { readonly bytesWritten: number };
}

/**
 * The inflated bytes of an entry: all of them where it is small, else in pieces. Valid until the next entry is read.
 * @param index of the entry in the directory
 * @throws {StepError} `invalid-file` where `locateData` finds a fault, or data are damaged. The number of bytes is checked
 * for small files only
 */
export function readEntry(file: HeldFile, directory: Directory, index: number): Buffer | AsyncIterable<Buffer> {
  const entry = directory.entries[index] as ArchivedEntry;
  const { method, size, compressedSize } = entry;
  const data = locateData(file, directory, index);
  const { start, limit, hasDescriptor } = data;
  if (size > MAX_WHOLE_FILE_BYTES || compressedSize > MAX_PIECE_BYTES)
    return method === STORED ? storedPieces(file, entry, data) : inflatedPieces(file, entry, start);
  if (method === STORED) {
    const bytes = file.view(start, limit - start);
    if (hasDescriptor && new EarlyEndScan(size).findsEnd(bytes)) throw file.unusableEntry(entry, EARLY_END);
    return bytes.subarray(0, size);
  }
  const packed = file.view(start, compressedSize);
  return packed.length === 0 ? packed : inflateWhole(file, entry, packed);
}

function inflateWhole(file: HeldFile, entry: ArchivedEntry, packed: Buffer): Buffer {
  const { size } = entry;
  let inflated: InflateResult;
  try {
    // One piece of output, with room for one byte too many.
    const options = { maxOutputLength: size + 1, chunkSize: Math.max(MIN_CHUNK_BYTES, size + 1), info: true };
    // The types of Node leave out what `info` gives.
    inflated = inflateRawSync(packed, options) as unknown as InflateResult;
  } catch (error) {
    throw damaged(file, entry, error);
  }
  assertAllInflated(file, entry, inflated.engine.bytesWritten);
  return inflated.buffer;
}

/** Stored data, whose end a program that reads from a pipe must find by itself where a data descriptor follows. */
async function* storedPieces(
  file: HeldFile,
  entry: ArchivedEntry,
  { start, limit, hasDescriptor }: EntryData,
): AsyncGenerator<Buffer> {
  const { compressedSize } = entry;
  if (!hasDescriptor) return yield* file.chunks(start, start + compressedSize);
  const scan = new EarlyEndScan(compressedSize);
  let left = compressedSize;
  for await (const piece of file.chunks(start, limit)) {
    if (scan.findsEnd(piece)) throw file.unusableEntry(entry, EARLY_END);
    if (left > 0) yield piece.subarray(0, left);
    left -= piece.length;
  }
}

async function* inflatedPieces(file: HeldFile, entry: ArchivedEntry, start: number): AsyncGenerator<Buffer> {
  const inflated = createInflateRaw();
  // Its error ends the loop below.
  pipeline(Readable.from(file.chunks(start, start + entry.compressedSize)), inflated, () => undefined);
  try {
    yield* inflated as AsyncIterable<Buffer>;
  } catch (error) {
    throw damaged(file, entry, error);
  }
  assertAllInflated(file, entry, inflated.bytesWritten);
}

/** A program that reads from a pipe would take bytes after the deflated data for a data descriptor, or an entry. */
function assertAllInflated(file: HeldFile, entry: ArchivedEntry, bytes: number): void {
  if (bytes !== entry.compressedSize) throw file.unusableEntry(entry, gapProblem(entry.compressedSize - bytes));
}

function damaged(file: HeldFile, entry: ArchivedEntry, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  return /^(?:Z_|ERR_BUFFER_TOO_LARGE$)/.test(code) ? file.unusableEntry(entry, `is damaged (${code})`) : error;
}

const SIGNATURE = Buffer.alloc(4);
SIGNATURE.writeUInt32LE(DESCRIPTOR_SIGNATURE);
/** Signature, CRC, and the lower half of the compressed size. */
const DESCRIPTOR_HEAD_BYTES = 12;

/**
 * Searches stored data for bytes that could be the data descriptor of what is before them. A program that reads the zip
 * from a pipe finds the end of stored data by its descriptor alone, so it would take what follows for entries, which all
 * others take for data. A zip inside the data is no such case: its descriptors do not count its headers.
 */
class EarlyEndScan {
  /** CRC of all bytes before `held`. */
  private crc = 0;
  /** Where `held` begins in the data. */
  private position = 0;
  private held = Buffer.alloc(0);

  /** @param dataBytes where the data end */
  constructor(private readonly dataBytes: number) {}

  /** Whether there are such bytes. @param piece the next bytes of the data, or of what follows them */
  findsEnd(piece: Buffer): boolean {
    const bytes = Buffer.concat([this.held, piece]);
    let hashed = 0;
    for (let at = bytes.indexOf(SIGNATURE); at !== -1; at = bytes.indexOf(SIGNATURE, at + 1)) {
      const size = this.position + at;
      if (at + DESCRIPTOR_HEAD_BYTES > bytes.length || size >= this.dataBytes) break;
      this.crc = crc32(bytes.subarray(hashed, at), this.crc);
      hashed = at;
      if (bytes.readUInt32LE(at + 4) === this.crc || bytes.readUInt32LE(at + 8) === size % 2 ** 32) return true;
    }
    const kept = Math.max(hashed, bytes.length - DESCRIPTOR_HEAD_BYTES + 1);
    this.crc = crc32(bytes.subarray(hashed, kept), this.crc);
    this.position += kept;
    this.held = Buffer.from(bytes.subarray(kept));
    return false;
  }
}
