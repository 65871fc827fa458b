import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync, gzipSync, inflateRawSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import {
  compressBlock,
  compressFile,
  isCompressible,
  SAMPLE_BYTES,
  sampleOffsets,
  WINDOW_BYTES,
} from '../../../src/archive/tasks/compress.ts';
import type { StreamBlock } from '../../../src/archive/tasks/compress.ts';
import { DEFLATED, STORED } from '../../../src/archive/zip/zip-format.ts';
import fc from '../../support/jest/properties.ts';

const SOURCES = fileURLToPath(new URL('../../../src', import.meta.url));
const texts = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));
const TEXT = Buffer.concat(texts).subarray(0, 200_000);
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function random(seed: string, length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update(seed).digest();
}

/** @returns how many bytes the file takes in the zip */
function thereAndBack(bytes: Buffer, level: number): number {
  const { method, data } = compressFile(bytes, level);
  // Not `toEqual`: it would print megabytes.
  expect((method === DEFLATED ? inflateRawSync(data) : data).equals(bytes)).toBe(true);
  return data.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

test.each(LEVELS)('level %d: a window as large as the file costs next to nothing in size', (level) => {
  // Files of every window, up to those of the full one.
  const files = [
    ...texts.filter((_, index) => index % 4 === 0),
    ...[300, 700, 1500, 3000, 6000, 12_000, 25_000].map((size) => TEXT.subarray(0, size)),
  ];
  const ours = files.map((bytes) => thereAndBack(bytes, level));
  const theirs = files.map((bytes) => deflateRawSync(bytes, { level }).length);
  expect(sum(ours) / sum(theirs)).toBeLessThan(1.002);
});

test('sizes around those at which the window grows', () => {
  const edges = [9, 10, 11, 12, 13, 14, 15].flatMap((bits) =>
    [-263, -262, -261, -1, 0, 1].map((more) => 2 ** bits + more),
  );
  for (const size of [0, 1, 2, 63, 64, 65, ...edges]) {
    for (const level of [1, 6, 9]) {
      thereAndBack(TEXT.subarray(0, size), level);
      thereAndBack(random('edge', size), level);
      thereAndBack(Buffer.alloc(size, 'a'), level);
    }
  }
});

test.each([0, 6])('what does not shrink is stored at level %d', (level) => {
  for (const size of [0, 1, 100, 63 * 1024, 300_000]) {
    const bytes = random('noise', size);
    expect(compressFile(bytes, level)).toEqual({ method: STORED, data: bytes });
  }
  if (level === 0) expect(compressFile(TEXT, 0).method).toBe(STORED);
});

function compressed(block: StreamBlock): Buffer {
  const output = Buffer.alloc(block.bytes.length + 2048);
  return output.subarray(0, compressBlock(block, output));
}

/** Literals, runs, and repeats from near and far, in any order. */
const data = fc
  .array(
    fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 300, size: 'max' }).map((bytes) => Buffer.from(bytes)),
      fc.tuple(fc.nat(100_000), fc.nat(60_000)).map(([from, length]) => TEXT.subarray(from, from + length)),
      fc.tuple(fc.nat(255), fc.nat(40_000)).map(([byte, length]) => Buffer.alloc(length, byte)),
    ),
    { maxLength: 12, size: 'max' },
  )
  .map((parts) => Buffer.concat(parts));

test('any file at any level comes back', () => {
  fc.assert(
    fc.property(data, fc.constantFrom(...LEVELS), (bytes, level) => void thereAndBack(bytes, level)),
    { numRuns: 100 },
  );
});

test('blocks, each with the window before it, are one stream', () => {
  fc.assert(
    fc.property(data, fc.constantFrom(0, ...LEVELS), fc.integer({ min: 9000, max: 200_000 }), (bytes, level, size) => {
      const blocks: Buffer[] = [];
      for (let start = 0; start === 0 || start < bytes.length; start += size) {
        const before = bytes.subarray(Math.max(0, start - WINDOW_BYTES), start);
        const isLast = start + size >= bytes.length;
        blocks.push(compressed({ bytes: bytes.subarray(start, start + size), before, isLast, level }));
      }
      // A program that reads a stream must find its end by itself.
      const stream = Buffer.concat(blocks);
      const { buffer, engine } = inflateRawSync(Buffer.concat([stream, Buffer.from('PK')]), {
        info: true,
      }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
      expect([buffer.equals(bytes), engine.bytesWritten]).toEqual([true, stream.length]);
    }),
    { numRuns: 100 },
  );
});

test('a block refers to the window before it', () => {
  const bytes = random('window', WINDOW_BYTES);
  // Not the very first of it: zlib looks back 262 bytes less than the window.
  const block = { bytes: bytes.subarray(WINDOW_BYTES / 2), before: bytes, isLast: true, level: 6 };
  expect(compressed(block).length).toBeLessThan(WINDOW_BYTES / 20);
});

function shrinks(bytes: Buffer): boolean {
  return isCompressible(sampleOffsets(bytes.length).map((offset) => bytes.subarray(offset, offset + SAMPLE_BYTES)));
}

const KiB = 1024;
const ramp = Buffer.from(Array.from({ length: 100 * KiB }, (_, index) => index % 256));
const pool = random('pool', 2000 * 16);
const records = Buffer.concat(
  Array.from({ length: 20_000 }, (_, index) => {
    const at = (random(`record ${index}`, 2).readUInt16LE() % 2000) * 16;
    return pool.subarray(at, at + 16);
  }),
);
const noise = random('noise', 200 * KiB);

test.each<[string, boolean, Buffer]>([
  ['text', true, Buffer.alloc(100 * KiB, 'some words, and more words; ')],
  ['zeros', true, Buffer.alloc(100 * KiB)],
  ['base64 of random bytes', true, Buffer.from(noise.toString('base64'))],
  ['every byte in turn', true, ramp],
  ['a random block of 1 KiB over and over', true, Buffer.alloc(100 * KiB, random('block', KiB))],
  ['a random block of 4 KiB over and over', true, Buffer.alloc(100 * KiB, random('block', 4 * KiB))],
  ['a random block of 6 KiB over and over', true, Buffer.alloc(100 * KiB, random('block', 6 * KiB))],
  ['a random block of 7 KiB over and over', true, Buffer.alloc(100 * KiB, random('block', 7 * KiB))],
  ['records of 16 bytes out of 2000', true, records],
  ['half random, half zeros', true, Buffer.concat([noise, Buffer.alloc(200 * KiB)])],
  ['random bytes', false, noise],
  ['what gzip made of text', false, gzipSync(noise.toString('base64'))],
])('%s: worth deflating is %s', (_what, expected, bytes) => {
  expect(shrinks(bytes)).toBe(expected);
});

test('of a thousand pieces of random bytes none is worth it', () => {
  for (let seed = 0; seed < 1000; seed += 1) expect(shrinks(random(`seed ${seed}`, 32 * KiB))).toBe(false);
});
