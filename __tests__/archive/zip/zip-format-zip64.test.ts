import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { compressBlock, WINDOW_BYTES } from '../../../src/archive/tasks/compress.ts';
import {
  centralHeader,
  dataDescriptor,
  DEFLATED,
  endRecords,
  localHeader,
} from '../../../src/archive/zip/zip-format.ts';
import type { Method } from '../../../src/archive/zip/zip-format.ts';

const MIB = 1024 * 1024;
/** More than a block of 1 MiB may grow; what the test below it shows. */
const GROWTH = 2048;

test.each([0, 1, 4, 6, 9])('a block that does not shrink grows by less than 2 KiB at level %d', (level) => {
  const [before, bytes] = [randomBytes(WINDOW_BYTES), randomBytes(MIB)];
  for (const isLast of [false, true]) {
    const output = Buffer.alloc(2 * MIB);
    expect(compressBlock({ bytes, before, isLast, level }, output)).toBeLessThan(MIB + GROWTH);
  }
});

// 4.3.9.2: the descriptor has 8-byte sizes if, and only if, the local header had a Zip64 field.
test.each([-24, -9, -8, -7, -5, -4, -3, -2, -1, 0, 1])(
  'a large file of 4 GiB %d MiB has the same width in all of its records, however much its data grow',
  (distance) => {
    for (const bytes of [-1, 0, 1]) {
      const size = 2 ** 32 + distance * MIB + bytes;
      const begun = {
        name: Buffer.from('x'),
        method: DEFLATED as Method,
        mode: 0o644,
        time: 0,
        crc: 0,
        size,
        compressedSize: 0,
        offset: 0,
      };
      const ended = { ...begun, compressedSize: size + Math.ceil(size / MIB) * GROWTH };
      const widths = [
        localHeader({ ...begun, hasDescriptor: true }).length > 31,
        dataDescriptor({ ...ended, hasDescriptor: true }).length === 24,
        centralHeader({ ...ended, hasDescriptor: true }).length > 47,
      ];
      expect(new Set(widths).size).toBe(1);
    }
  },
);

// 4.4.1.4: a field that is full has its number in the Zip64 record (56 bytes with its locator of 20).
test('the end has no Zip64 records where every number has room', () => {
  expect(endRecords(65_534, 2 ** 32 - 2, 2 ** 32 - 2)).toHaveLength(22);
});

test.each([
  ['there are too many entries', 65_535, 1, 1],
  ['the directory begins too late', 1, 2 ** 32 - 1, 1],
  ['the directory is too large', 1, 1, 2 ** 32 - 1],
])('the end has Zip64 records where %s', (_, entries, offset, size) => {
  expect(endRecords(entries, offset, size)).toHaveLength(98);
});
