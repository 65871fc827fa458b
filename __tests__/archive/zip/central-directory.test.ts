import { expect, test } from '@jest/globals';
import { CentralDirectory } from '../../../src/archive/zip/central-directory.ts';
import { centralHeader, DEFLATED } from '../../../src/archive/zip/zip-format.ts';
import type { EntryRecord } from '../../../src/archive/zip/zip-format.ts';

const GIB = 1024 ** 3;

function entryAt(offset: number): EntryRecord {
  const known = {
    method: DEFLATED,
    mode: 0o755,
    time: 0x21_0000,
    crc: 0xdeadbeef,
    size: 9,
    compressedSize: 5,
  } as const;
  return { ...known, name: Buffer.from(`é/${offset}.txt`), offset, hasDescriptor: false };
}

test.each([0, 1, 17, 3 * GIB, 4 * GIB - 200, 4 * GIB - 101, 4 * GIB, 5 * GIB + 1, 2 ** 52])(
  'headers that are moved by %d bytes are those of entries that begin there',
  (by) => {
    const entries = [0, 100, 101, 200, 4096].map(entryAt);
    const task = new CentralDirectory();
    for (const entry of entries) task.add(centralHeader(entry));
    const moved = new CentralDirectory();
    moved.add(centralHeader(entryAt(7)));
    moved.addMoved(Buffer.from(task.headers()), by);
    const expected = [entryAt(7), ...entries.map((entry) => Object.assign(entry, { offset: entry.offset + by }))];
    expect(moved.headers()).toEqual(Buffer.concat(expected.map(centralHeader)));
    expect(moved.count).toBe(6);
  },
);

test('grows with what is added', () => {
  const directory = new CentralDirectory();
  const headers = Array.from({ length: 3000 }, (_, index) => centralHeader(entryAt(index)));
  for (const header of headers) directory.add(header);
  expect(directory.headers().equals(Buffer.concat(headers))).toBe(true);
  expect(directory.count).toBe(3000);
});
