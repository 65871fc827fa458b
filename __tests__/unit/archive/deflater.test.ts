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

/** Words of a small language, in an order that repeats itself here and there. */
function words(length: number): Buffer {
  const chance = random('words', length);
  const dictionary = Array.from({ length: 500 }, (_, index) =>
    random(`word ${index}`, 6)
      .toString('base64')
      .slice(0, 2 + (index % 7)),
  );
  const text = Array.from(chance, (byte, at) => dictionary[(byte * (1 + (at % 3))) % (100 + (at % 400))]);
  return Buffer.from(text.join(' ').slice(0, length));
}

test('a higher level takes less room', () => {
  const text = Buffer.concat(texts).subarray(0, 2 * MIB);
  const sizes = LEVELS.map((level) => thereAndBack(text, level));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(sizes.at(-1)).toBeLessThan((sizes[0] ?? 0) * 0.95);
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

/** Bytes with these counts, in no order, so that literals and not matches stand for them. */
function shuffled(counts: readonly number[]): Buffer {
  const bytes = Buffer.concat(counts.map((count, byte) => Buffer.alloc(count, byte)));
  const chance = random('shuffle', bytes.length * 4);
  for (let at = bytes.length - 1; at > 0; at -= 1) {
    const other = chance.readUInt32LE(at * 4) % (at + 1);
    [bytes[at], bytes[other]] = [bytes[other] ?? 0, bytes[at] ?? 0];
  }
  return bytes;
}

/** How deep Huffman's code for these counts would be without a limit. */
function depthOf(counts: readonly number[]): number {
  const nodes = counts.filter((count) => count > 0).map((count) => ({ count, depth: 0 }));
  while (nodes.length > 1) {
    nodes.sort((one, other) => one.count - other.count);
    const [one, other] = nodes.splice(0, 2);
    if (one === undefined || other === undefined) break;
    nodes.push({ count: one.count + other.count, depth: Math.max(one.depth, other.depth) + 1 });
  }
  return nodes[0]?.depth ?? 0;
}

test('a code that would be too long is cut, and can be read', () => {
  // 200 bytes come about 1000 times each: that is no match. The others as Fibonacci has it, which makes a deep tree.
  const rare = [1, 1];
  while (rare.length < 20) rare.push((rare.at(-1) ?? 0) + (rare.at(-2) ?? 0));
  const counts = [...Array.from({ length: 200 }, (_, index) => 1000 + index), ...rare];
  expect(depthOf(counts)).toBeGreaterThan(15);
  const bytes = shuffled(counts);
  expect(thereAndBack(bytes) / deflateRawSync(bytes, { level: 6 }).length).toBeLessThan(1.01);
});

test('any distribution of bytes can be read', () => {
  const count = fc.double({ min: 0, max: 13, noNaN: true }).map((power) => Math.floor(2 ** power) - 1);
  fc.assert(
    fc.property(fc.array(count, { minLength: 1, maxLength: 256, size: 'max' }), (counts) => {
      thereAndBack(shuffled(counts.slice(0, 256)).subarray(0, 100_000));
    }),
    { numRuns: 100 },
  );
});

/** What deflating is about: literals, runs, and repeats from near and far, in any order. */
const pieces = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('new' as const),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 300, size: 'max' }),
    }),
    fc.record({ kind: fc.constant('text' as const), length: fc.integer({ min: 1, max: 60_000 }) }),
    fc.record({ kind: fc.constant('run' as const), byte: fc.nat(255), length: fc.integer({ min: 1, max: 40_000 }) }),
    fc.record({ kind: fc.constant('again' as const), from: fc.nat(40_000), length: fc.integer({ min: 1, max: 700 }) }),
  ),
  { maxLength: 60, size: 'max' },
);
type Pieces = typeof pieces extends fc.Arbitrary<infer Value> ? Value : never;

const TEXT = words(60_000);

function assemble(parts: Pieces): Buffer {
  let all = Buffer.alloc(0);
  for (const part of parts) {
    let more: Uint8Array;
    if (part.kind === 'new') more = part.bytes;
    else if (part.kind === 'text') more = TEXT.subarray(0, part.length);
    else if (part.kind === 'run') more = Buffer.alloc(part.length, part.byte);
    else more = all.subarray(Math.max(0, all.length - part.from)).subarray(0, part.length);
    all = Buffer.concat([all, more]);
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
    fc.property(pieces, fc.constantFrom(...LEVELS), fc.integer({ min: 9000, max: 200_000 }), (parts, level, size) => {
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
      for (const bytes of trees.map(assemble)) {
        expect(deflate(bytes).equals(deflate(bytes, 6, new Deflater()))).toBe(true);
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
