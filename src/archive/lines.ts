import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes that are read at a time. */
const CHUNK_BYTES = 256 * 1024;
const LINE_FEED = 10;

/** Counts the lines up to bytes of a file that is read from its beginning. */
export class LineCounter {
  /** Line by offset, from 1, as far as the file was read. */
  readonly lines = new Map<number, number>();
  private readonly offsets: readonly number[];
  private start = 0;
  private line = 1;

  /** @param offsets of the bytes, in any order */
  constructor(offsets: readonly number[]) {
    this.offsets = offsets.toSorted((one, other) => one - other);
  }

  /** Takes the next bytes of the file. @returns whether more are needed */
  add(bytes: Uint8Array): boolean {
    const end = this.start + bytes.length;
    let at = 0;
    for (const offset of this.offsets) {
      if (offset < this.start) continue;
      if (offset >= end) break;
      this.line += countLineFeeds(bytes, at, offset - this.start);
      at = offset - this.start;
      this.lines.set(offset, this.line);
    }
    const isNeeded = (this.offsets.at(-1) ?? -1) >= end;
    if (isNeeded) this.line += countLineFeeds(bytes, at, bytes.length);
    this.start = end;
    return isNeeded;
  }
}

/**
 * The lines, from 1, that bytes of a file are in. Only findings need it, so the file is read again, once, up to the last
 * one.
 * @param offsets of the bytes, in any order
 * @returns line by offset; without those that can no longer be read
 */
export function linesOf(file: string, offsets: readonly number[]): ReadonlyMap<number, number> {
  const counter = new LineCounter(offsets);
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    let filled: number;
    do filled = readSync(descriptor, chunk, 0, CHUNK_BYTES, null);
    while (filled > 0 && counter.add(chunk.subarray(0, filled)));
  } catch {
    // The finding is reported without its line.
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
  return counter.lines;
}

/** A function of its own, so that it is compiled as a tight loop. */
function countLineFeeds(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (bytes[at] === LINE_FEED) count += 1;
  return count;
}
