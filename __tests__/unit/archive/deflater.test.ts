import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Deflater } from '../../../src/archive/deflater.ts';
import { LARGE } from '../../../src/archive/work.ts';

const SOURCES = fileURLToPath(new URL('../../../src', import.meta.url));
const texts = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const MIB = 1024 * 1024;
const deflater = new Deflater();

function random(seed: string, length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update(seed).digest();
}

function deflate(bytes: Uint8Array, level = 6, by = deflater): Buffer {
  by.input.set(bytes);
  return Buffer.from(by.deflate(0, bytes.length, level));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Deflates and inflates again. @returns how many bytes it took between */
function thereAndBack(bytes: Uint8Array, level = 6): number {
  const deflated = deflate(bytes, level);
  const inflated = inflateRawSync(deflated);
  // Not `toEqual`: it would print megabytes.
  expect(inflated.equals(bytes)).toBe(true);
  return deflated.length;
}

test.each(LEVELS)('level %d gives what can be inflated, in about the size that zlib needs', (level) => {
  const sizes = texts.map((text) => thereAndBack(text, level));
  const theirs = texts.map((text) => deflateRawSync(text, { level }).length);
  expect(sum(sizes) / sum(theirs)).toBeLessThan(1.01);
});

test('a higher level never takes more room for all of the sources', () => {
  const sizes = LEVELS.map((level) => sum(texts.map((text) => deflate(text, level).length)));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test('there is room for the largest file that is not cut into blocks', () => {
  expect(deflater.input.length).toBe(LARGE);
});

test('the smallest data', () => {
  for (let length = 0; length < 20; length += 1) {
    thereAndBack(Buffer.alloc(length, 'a'));
    thereAndBack(random('small', length));
  }
});

test('what does not shrink is stored, and grows by five bytes for each 64 KiB', () => {
  const bytes = random('noise', 2 * MIB);
  expect(thereAndBack(bytes)).toBe(bytes.length + 5 * Math.ceil(bytes.length / 65_535));
});

/** Symbols with the counts 1, 1, 2, 3, 5 …: Huffman's code for them is as deep as it can be. */
function fibonacci(first: number, symbols: number): Buffer {
  const parts: Buffer[] = [];
  for (let [index, count, next] = [0, 1, 1]; index < symbols; [index, count, next] = [index + 1, next, count + next]) {
    parts.push(Buffer.alloc(count, first + index));
  }
  return Buffer.concat(parts);
}

test('a code is cut to 15 bits, and can be read all the same', () => {
  // Shuffled, so that literals and not matches stand for them; 1.3 MB is enough for 27 bits.
  const bytes = fibonacci(40, 28);
  const shuffled = Buffer.from(bytes);
  const chance = random('shuffle', bytes.length * 4);
  for (let at = bytes.length - 1; at > 0; at -= 1) {
    const other = chance.readUInt32LE(at * 4) % (at + 1);
    [shuffled[at], shuffled[other]] = [shuffled[other] ?? 0, shuffled[at] ?? 0];
  }
  expect(thereAndBack(shuffled) / deflateRawSync(shuffled, { level: 6 }).length).toBeLessThan(1.02);
  thereAndBack(bytes);
});

/** Bytes with what deflating is about: literals, runs, repeats from near and far, in any order. */
const pieces = fc.array(
  fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => ({ bytes, from: 0, length: 0 })),
    fc.record({
      bytes: fc.constant(undefined),
      from: fc.nat({ max: 40_000 }),
      length: fc.integer({ min: 1, max: 700 }),
    }),
    fc.record({
      bytes: fc.uint8Array({ minLength: 1, maxLength: 1 }),
      from: fc.nat(),
      length: fc.nat({ max: 40_000 }),
    }),
  ),
  { maxLength: 60 },
);

function assemble(parts: readonly { bytes: Uint8Array | undefined; from: number; length: number }[]): Buffer {
  let all = Buffer.alloc(0);
  for (const { bytes, from, length } of parts) {
    const back = Math.max(0, all.length - from);
    const repeated = bytes === undefined ? all.subarray(back, back + length) : bytes;
    const run = bytes?.length === 1 ? Buffer.alloc(length, bytes) : repeated;
    all = Buffer.concat([all, run]);
  }
  return all.subarray(0, 2 * MIB);
}

test('any data at any level can be inflated', () => {
  fc.assert(
    fc.property(pieces, fc.constantFrom(...LEVELS), (parts, level) => {
      thereAndBack(assemble(parts), level);
    }),
    { numRuns: 400 },
  );
});

test('any data in blocks, each with the window before it, are one stream', () => {
  fc.assert(
    fc.property(pieces, fc.constantFrom(...LEVELS), fc.integer({ min: 1, max: 50_000 }), (parts, level, size) => {
      const bytes = assemble(parts);
      const blocks: Buffer[] = [];
      for (let start = 0; start === 0 || start < bytes.length; start += size) {
        const before = Math.min(32_768, start);
        const end = Math.min(bytes.length, start + size);
        deflater.input.set(bytes.subarray(start - before, end));
        const isLast = start + size >= bytes.length;
        blocks.push(Buffer.from(deflater.deflate(before, end - start, level, { before, isLast })));
      }
      expect(inflateRawSync(Buffer.concat(blocks)).equals(bytes)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('what comes out depends on nothing that was deflated before', () => {
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 6 }), (trees) => {
      const fresh = new Deflater();
      for (const bytes of trees.map(assemble).toReversed()) {
        deflate(random('other', 5000), 9);
        expect(deflate(bytes).equals(deflate(bytes, 6, fresh))).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

test('nor when more than 2 GiB were: positions begin anew', () => {
  const fresh = new Deflater();
  const [text = Buffer.alloc(0)] = texts.toSorted((one, other) => other.length - one.length);
  const expected = deflate(text, 6, fresh);
  const zeros = Buffer.alloc(2 * MIB);
  for (let size = 0; size < 2 ** 31 + 8 * MIB; size += zeros.length) {
    fresh.deflate(0, zeros.length, 1);
    if (size % (64 * MIB) === 0) expect(deflate(text, 6, fresh).equals(expected)).toBe(true);
    fresh.input.set(zeros);
  }
  expect(deflate(text, 6, fresh).equals(expected)).toBe(true);
});
