import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { isCompressible, SAMPLE_BYTES, sampleOffsets } from '../../../src/archive/tasks/compress.ts';

function random(seed: string, length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update(seed).digest();
}

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
