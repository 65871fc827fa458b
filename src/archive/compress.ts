import { constants, deflateRawSync } from 'node:zlib';
import { DEFLATED, STORED } from './container.ts';
import type { Method } from './container.ts';
import { Deflater } from './deflater.ts';

/** How much of the data before a block it may refer to (RFC 1951 section 2), in bytes. */
export const WINDOW = 32 * 1024;
/** Data below this size are deflated without a sample first: that costs less than the sample. */
const SAMPLED = 64 * 1024;
const SAMPLE = 8 * 1024;
/** A sample that does not get smaller than this share is not worth deflating. */
const WORTHWHILE = 0.97;

/** Packs the bytes of the files of one task. */
export class Compressor {
  private readonly deflater: Deflater | undefined;

  /** @param level deflate level 0 to 9 */
  constructor(level: number) {
    this.deflater = level === 0 ? undefined : new Deflater(level);
  }

  /**
   * Deflates the bytes of a file into `output` from `start`, where there must be room for as many, or copies them where
   * that does not make them smaller.
   */
  compress(bytes: Buffer, output: Uint8Array, start: number): { method: Method; compressedSize: number } {
    const compressedSize = this.deflate(bytes, output, start);
    if (compressedSize !== undefined) return { method: DEFLATED, compressedSize };
    output.set(bytes, start);
    return { method: STORED, compressedSize: bytes.length };
  }

  close(): void {
    this.deflater?.close();
  }

  private deflate(bytes: Buffer, output: Uint8Array, start: number): number | undefined {
    if (this.deflater === undefined) return undefined;
    if (bytes.length >= SAMPLED && !isCompressible(samplesOf(bytes))) return undefined;
    return this.deflater.deflate(bytes, output, start);
  }
}

/**
 * Deflates one block of a larger stream. Blocks that follow each other make one stream: each but the last ends at a byte
 * boundary (sync flush), and knows the data before it.
 * @param before the data before the block, as much as there is up to 32 KiB
 */
export function compressBlock(bytes: Buffer, before: Buffer, isLast: boolean, level: number): Buffer {
  return deflateRawSync(bytes, {
    level,
    memLevel: 9,
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    ...(before.length === 0 ? {} : { dictionary: before }),
  });
}

/** Whether samples get smaller at the fastest level. By sample and not by name: many a PNG still shrinks. */
export function isCompressible(samples: readonly Buffer[]): boolean {
  // What looks random may still repeat itself. One sample tells.
  const tried = samples.every(looksRandom) ? samples.slice(-1) : samples;
  const size = tried.reduce((sum, { length }) => sum + length, 0);
  const compressed = tried.reduce((sum, sample) => sum + deflateRawSync(sample, { level: 1 }).length, 0);
  return compressed < size * WORTHWHILE;
}

/**
 * Whether bytes are as evenly spread as chance would have it: as in data that were compressed or encrypted before, and
 * no more evenly. A look that costs a fifth of deflating them. Pearson's chi-squared test with 255 degrees of freedom: random
 * bytes give 255, with a standard deviation of 23.
 */
function looksRandom(bytes: Buffer): boolean {
  const counts = new Uint32Array(256);
  for (let at = 0; at < bytes.length; at += 1)
    counts[bytes[at] as number] = (counts[bytes[at] as number] as number) + 1;
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  const chiSquared = (squares * 256) / bytes.length - bytes.length;
  return chiSquared > 150 && chiSquared < 400;
}

/** Where samples of data of this size begin: four, spread evenly. */
export function sampleOffsets(size: number): number[] {
  return [0, 1, 2, 3].map((part) => Math.floor(((size - SAMPLE) * part) / 3));
}

export const SAMPLE_BYTES = SAMPLE;

function samplesOf(bytes: Buffer): Buffer[] {
  return sampleOffsets(bytes.length).map((offset) => bytes.subarray(offset, offset + SAMPLE));
}
