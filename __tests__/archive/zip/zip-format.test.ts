import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../support/git/folders.ts';
import { makeSources, pack } from '../../support/zips/packing.ts';
import { readZip } from '../../support/zips/zip-reading.ts';

const BIG = Buffer.alloc(3 * 1024 * 1024 + 17, 'headless ');

test('entries have name, bytes, mode and time, and nothing of the host', async () => {
  const files = makeSources({
    'a.txt': 'hello',
    'bin/run': { executable: '#!/bin/sh\n' },
    'big.bin': BIG,
    empty: '',
    'é/日本 😀': 'x',
  });
  const archive = await pack(files);
  const zip = readFileSync(archive.path);
  const entries = readZip(zip);
  expect(entries.map(({ name, mode, content }) => [name, mode.toString(8), content.length])).toEqual([
    ['a.txt', '100644', 5],
    ['big.bin', '100644', BIG.length],
    ['bin/run', '100755', 10],
    ['empty', '100644', 0],
    ['é/日本 😀', '100644', 1],
  ]);
  expect(entries[1]?.content.equals(BIG)).toBe(true);
  for (const { host, modified, extra, flags, name } of entries) {
    expect([host, modified, extra]).toEqual([3, '1980-01-01 00:00:00', 0]);
    // Bit 11: the name is UTF-8. Bit 3, sizes behind the data, is for streamed files only.
    expect([name, flags & ~0x8]).toEqual([name, 0x800]);
  }
  expect(archive).toMatchObject({
    bytes: zip.length,
    fileCount: 5,
  });
});

test('entries come in the order that is asked for', async () => {
  const files = makeSources({ a: '1', b: '2', c: '3' }).toReversed();
  const { path: zip } = await pack(files);
  expect(readZip(readFileSync(zip)).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
});

test.each([
  [315_532_800, '1980-01-01 00:00:00'],
  [1_709_210_096, '2024-02-29 12:34:56'],
  [4_354_819_198, '2107-12-31 23:59:58'],
])('the time %d is %s', async (modified, expected) => {
  const { path: zip } = await pack(makeSources({ a: '' }), { modified });
  expect(readZip(readFileSync(zip)).map((entry) => entry.modified)).toEqual([expected]);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('level %d', async (level) => {
  const files = makeSources({ big: BIG, small: 'aaaaaaaaaaaaaaaaaaaa', empty: '' });
  const archive = await pack(files, { level });
  const entries = readZip(readFileSync(archive.path));
  expect(entries.map(({ name, content }) => [name, content.length])).toEqual([
    ['big', BIG.length],
    ['empty', 0],
    ['small', 20],
  ]);
  expect(entries[0]?.content.equals(BIG)).toBe(true);
  if (level === 0) expect(archive.bytes).toBeGreaterThan(BIG.length);
  else expect(archive.bytes).toBeLessThan(BIG.length / 50);
});

test.each([0, 6])('at level %d nothing stored has its size behind its data', async (level) => {
  const noise = randomBytes(5 * 1024 * 1024);
  const sizes = [0, 9000, 2 * 1024 * 1024, 2 * 1024 * 1024 + 1, 3 * 1024 * 1024, noise.length];
  const files = makeSources(Object.fromEntries(sizes.map((size) => [`f${size}`, noise.subarray(0, size)])));
  const { path: zip, bytes } = await pack(files, { level });
  const entries = readZip(readFileSync(zip));
  expect(entries.map(({ method, flags }) => [method, flags & 0x8])).toEqual(
    files.map(({ size }) => (size > 2 * 1024 * 1024 ? [8, 0x8] : [0, 0])),
  );
  for (const [index, { source }] of files.entries())
    expect(entries[index]?.content.equals(readFileSync(source))).toBe(true);
  // Stored blocks add 5 bytes to each 65,535.
  expect(bytes).toBeLessThan(sizes.reduce((sum, size) => sum + size * 1.0001, 1000));
});

test('the zip is for its owner only', async () => {
  const { path: zip } = await pack(makeSources({ a: '' }));
  expect((statSync(zip).mode & 0o777).toString(8)).toBe('600');
});

test('sizes around those at which files are packed in another way', async () => {
  const sizes = [1, 2, 3].flatMap((count) => [-1, 0, 1].map((more) => count * 1024 * 1024 + more));
  const files = makeSources(Object.fromEntries(sizes.map((size) => [`f${size}`, Buffer.alloc(size, String(size))])));
  const { path: zip } = await pack(files, { destination: path.join(makeFolder(), 'x.zip') });
  const entries = readZip(readFileSync(zip));
  for (const [index, file] of files.entries())
    expect(entries[index]?.content.equals(readFileSync(file.source))).toBe(true);
  expect(entries).toHaveLength(sizes.length);
});
