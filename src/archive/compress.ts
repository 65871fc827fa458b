import { DEFLATED, STORED } from './container.ts';
import type { Method } from './container.ts';
import { Deflater } from './deflater.ts';
import type { Part } from './deflater.ts';
import { LARGE } from './work.ts';

/** How much of the data before a block it may refer to (RFC 1951 section 2), in bytes. */
export const WINDOW = 32 * 1024;
/** Data below this size are deflated without a sample first: that costs less than the sample. */
const SAMPLED = 64 * 1024;
/** A sample that does not get smaller than this share is not worth deflating. */
const WORTHWHILE = 0.97;
/** Level for samples. */
const FASTEST = 1;

export const SAMPLE_BYTES = 8 * 1024;

/** Packs data that are put into its input. */
export class Compressor {
  /** Where data are put to be packed: as much as `LARGE`. */
  readonly input: Buffer;
  private readonly deflater: Deflater | undefined;

  /**
   * @param level deflate level 0 to 9
   * @throws {StepError} as `Deflater` does
   */
  constructor(private readonly level: number) {
    this.deflater = level === 0 ? undefined : new Deflater();
    this.input = this.deflater?.input ?? Buffer.allocUnsafeSlow(LARGE);
  }

  /**
   * Deflates a file, the first `size` bytes of the input, into `output` from `start`, where there must be room for as
   * many, or copies them where that does not make them smaller.
   */
  compress(size: number, output: Uint8Array, start: number): { method: Method; compressedSize: number } {
    if (size < SAMPLED || this.isCompressible(sampleOffsets(size))) {
      const data = this.deflater?.deflate(0, size, this.level);
      if (data !== undefined && data.length < size) {
        output.set(data, start);
        return { method: DEFLATED, compressedSize: data.length };
      }
    }
    output.set(this.input.subarray(0, size), start);
    return { method: STORED, compressedSize: size };
  }

  /**
   * Deflates one block of a larger stream. Blocks that follow each other make one stream: each but the last ends at a
   * byte boundary, and knows the data before it.
   * @returns the block, until the next call
   */
  compressBlock(start: number, size: number, part: Part): Buffer {
    if (this.deflater === undefined) throw new TypeError('level 0 does not deflate');
    return this.deflater.deflate(start, size, this.level, part);
  }

  /**
   * Whether samples get smaller at the fastest level. By sample and not by name: many a PNG still shrinks.
   * @param offsets of the samples in the input, each of `SAMPLE_BYTES`
   */
  isCompressible(offsets: readonly number[]): boolean {
    const { deflater } = this;
    if (deflater === undefined) return false;
    // What looks random may still repeat itself. One sample tells.
    const looksRandom = offsets.every((offset) => isEven(this.input.subarray(offset, offset + SAMPLE_BYTES)));
    const tried = looksRandom ? offsets.slice(-1) : offsets;
    const sizes = tried.map((offset) => deflater.deflate(offset, SAMPLE_BYTES, FASTEST).length);
    return sizes.reduce((sum, size) => sum + size, 0) < tried.length * SAMPLE_BYTES * WORTHWHILE;
  }
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
