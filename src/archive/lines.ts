import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes that are read at a time. */
const CHUNK_BYTES = 256 * 1024;
const LINE_FEED = 10;

/**
 * The lines, from 1, that bytes of a file are in. Only findings need it, so the file is read again, once, up to the last
 * one.
 * @param offsets of the bytes, in any order
 * @returns line by offset; without those that can no longer be read
 */
export function linesOf(file: string, offsets: readonly number[]): Map<number, number> {
  const lines = new Map<number, number>();
  const sorted = offsets.toSorted((one, other) => one - other);
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    let line = 1;
    // The chunk in memory: where in the file it begins, its length, and how far its lines are counted.
    let [start, filled, at] = [0, 0, 0];
    for (const offset of sorted) {
      while (start + at < offset) {
        if (at === filled) {
          [start, at] = [start + filled, 0];
          filled = readSync(descriptor, chunk, 0, CHUNK_BYTES, start);
          if (filled === 0) return lines;
        }
        const end = Math.min(filled, offset - start);
        line += countLineFeeds(chunk, at, end);
        at = end;
      }
      lines.set(offset, line);
    }
  } catch {
    // The finding is reported without its line.
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
  return lines;
}

/** A function of its own, so that it is compiled as a tight loop. */
export function countLineFeeds(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (bytes[at] === LINE_FEED) count += 1;
  return count;
}
