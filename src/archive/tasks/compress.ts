import { constants, deflateRawSync } from 'node:zlib';
import type { ZlibOptions } from 'node:zlib';
import { DEFLATED, STORED } from '../zip/zip-format.ts';
import type { Method } from '../zip/zip-format.ts';

/** How much of the data before a block it may refer to (RFC 1951 section 2), in bytes. */
export const WINDOW_BYTES = 32 * 1024;
/** Data below this size are deflated without a sample first: that costs less than the sample. */
const MIN_SAMPLED_BYTES = 64 * 1024;
/** A sample that does not get smaller than this share is not worth deflating. */
const WORTHWHILE = 0.97;
/** Level for samples. */
const FASTEST_LEVEL = 1;
/** A deflated block of 1 MiB that does not shrink grows by less than this, in bytes. */
const MAX_BLOCK_GROWTH_BYTES = 2048;
/** Most bytes that a stored block can have, and those of its header (RFC 1951 section 3.2.4). */
const MAX_STORED_BYTES = 0xffff;
const STORED_HEADER_BYTES = 5;
/** zlib finds no match that begins further back than its window less this many bytes (`MIN_LOOKAHEAD`). */
const LOOKAHEAD_BYTES = 262;
/** The smallest that `chunkSize` can be. */
const MIN_CHUNK_BYTES = 64;

export const SAMPLE_BYTES = 8 * 1024;

/** Deflates a whole file, or returns it as it is where that does not make it smaller. @param level 0 (stored) to 9 */
export function compressFile(bytes: Buffer, level: number): { method: Method; data: Buffer } {
  const samples = () => sampleOffsets(bytes.length).map((offset) => bytes.subarray(offset, offset + SAMPLE_BYTES));
  if (level > 0 && (bytes.length < MIN_SAMPLED_BYTES || isCompressible(samples()))) {
    const data = deflateRawSync(bytes, { level, ...settingsFor(bytes.length) });
    if (data.length < bytes.length) return { method: DEFLATED, data };
  }
  return { method: STORED, data: bytes };
}

/** One block of a larger stream. */
export interface StreamBlock {
  readonly bytes: Buffer;
  /** The data before the block, as much as there is up to 32 KiB. */
  readonly before: Buffer;
  readonly isLast: boolean;
  /** 0 (stored) to 9. */
  readonly level: number;
}

/**
 * Deflates one block of a larger stream. Blocks that follow each other make one stream: each but the last ends at a
 * byte boundary (sync flush), and knows the data before it.
 * @param output takes the deflated bytes
 * @returns how many there are
 */
export function compressBlock({ bytes, before, isLast, level }: StreamBlock, output: Uint8Array): number {
  if (level === 0) return storeBlock(bytes, isLast, output);
  const data = deflateRawSync(bytes, {
    level,
    memLevel: 9,
    // One piece: a flush that meets the end of a piece may come twice.
    chunkSize: bytes.length + MAX_BLOCK_GROWTH_BYTES,
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    ...(before.length === 0 ? {} : { dictionary: before }),
  });
  output.set(data);
  return data.length;
}

/** Blocks of data as they are (RFC 1951 section 3.2.4): what zlib writes at level 0, in a tenth of its time. */
function storeBlock(bytes: Buffer, isLast: boolean, output: Uint8Array): number {
  let filled = 0;
  for (let start = 0; start < bytes.length; start += MAX_STORED_BYTES) {
    const piece = bytes.subarray(start, start + MAX_STORED_BYTES);
    const { length } = piece;
    const isFinal = isLast && start + length === bytes.length;
    output.set([Number(isFinal), length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff], filled);
    output.set(piece, filled + STORED_HEADER_BYTES);
    filled += STORED_HEADER_BYTES + length;
  }
  return filled;
}

/** Whether samples get smaller at the fastest level. By sample and not by name: many a PNG still shrinks. */
export function isCompressible(samples: readonly Buffer[]): boolean {
  // What looks random may still repeat itself. One sample is enough to find out; four take a sixth longer on media.
  const tried = samples.every(isEven) ? samples.slice(-1) : samples;
  const before = tried.reduce((sum, { length }) => sum + length, 0);
  const after = tried.reduce(
    (sum, sample) => sum + deflateRawSync(sample, { level: FASTEST_LEVEL, ...settingsFor(sample.length) }).length,
    0,
  );
  return after < before * WORTHWHILE;
}

/**
 * zlib is set up for every file, which costs as much as a small one: it clears its window and its tables. So the window
 * is no larger than the data need, from 512 bytes up (the smallest for raw deflate). A larger `memLevel` than the default
 * of 8 gains only where there are data to fill it.
 */
function settingsFor(size: number): ZlibOptions {
  const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(size + LOOKAHEAD_BYTES))));
  // What is deflated is used only where it is smaller, so one piece of output holds it.
  return { windowBits, memLevel: windowBits === 15 ? 9 : 8, chunkSize: Math.max(MIN_CHUNK_BYTES, size) };
}

/**
 * Whether bytes are as evenly spread as chance would have it: as in data that were compressed or encrypted before, and
 * no more evenly. Pearson's chi-squared test with 255 degrees of freedom: random bytes give 255, with a standard
 * deviation of 23.
 */
function isEven(bytes: Buffer): boolean {
  const counts = new Uint32Array(256);
  for (let at = 0; at < bytes.length; at += 1)
    counts[bytes[at] as number] = (counts[bytes[at] as number] as number) + 1;
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  const chiSquared = (squares * 256) / bytes.length - bytes.length;
  return chiSquared > 150 && chiSquared < 400;
}

/** Where samples of data of this size begin: four, spread evenly. */
export function sampleOffsets(size: number): number[] {
  return [0, 1, 2, 3].map((part) => Math.floor(((size - SAMPLE_BYTES) * part) / 3));
}
