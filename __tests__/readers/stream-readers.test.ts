import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { makeSources, pack } from '../support/zips/packing.ts';
import { STREAM_READERS } from '../support/zips/stream-readers.ts';

const MIB = 2 ** 20;

function noise(bytes: number): Buffer {
  return createHash('shake256', { outputLength: bytes }).update('noise').digest();
}

/** Trees, the level at which each is packed, and whether a file is so large that its size follows its data. */
const TREES: readonly { files: Record<string, Buffer>; level: number; hasDescriptors: boolean }[] = [
  ...[0, 6].map((level) => ({
    files: { empty: Buffer.alloc(0), 'größe/ü': noise(9000), text: Buffer.alloc(2 * MIB, 'words '), z: noise(2 * MIB) },
    level,
    hasDescriptors: false,
  })),
  ...[0, 1, 6].map((level) => ({
    files: { 'film.mp4': noise(3_000_000), 'page.txt': Buffer.alloc(3_600_000, 'hello world\n'), z: noise(100) },
    level,
    hasDescriptors: true,
  })),
  // Sizes around the end of a block of ours, and of a stored one of 65,535 bytes; data that look like a header.
  ...[2 * MIB + 1, 3 * MIB, 3 * MIB + 1, 33 * 65_535].map((size) => ({
    files: { a: noise(size), b: Buffer.concat([Buffer.alloc(4 * MIB, 'PK\x07\x08PK\x03\x04'), noise(9)]) },
    level: 0,
    hasDescriptors: true,
  })),
];

test.each(Object.entries(STREAM_READERS))(
  '%s reads every file in one pass',
  async (_program, { read, refusesDescriptors = false }) => {
    const trees = TREES.filter(({ hasDescriptors }) => !(refusesDescriptors && hasDescriptors));
    const zips: string[] = [];
    const expected: Record<string, number>[] = [];
    for (const { files, level } of trees) {
      const sources = makeSources(files);
      zips.push((await pack(sources, { level })).path);
      expected.push(Object.fromEntries(sources.map(({ path, source }) => [path, crc32(readFileSync(source))])));
    }
    expect(read(zips)).toEqual(expected);
  },
  300_000,
);
