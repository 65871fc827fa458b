import { describe, expect, test } from '@jest/globals';
import { asiUnix, craftZip, extraField, unicodePath } from '../../support/zips/crafted-zip.ts';
import type { CraftedEntry } from '../../support/zips/crafted-zip.ts';
import { open, prepacked, refusalOf } from '../../support/zips/prepacked.ts';

const SENT = 'archive: "app.zip" cannot be sent: ';
const A: CraftedEntry = { name: 'a', data: 'x' };
const STREAMED: CraftedEntry = { ...A, method: 8, descriptor: true };
const FULL = 0xffffffff;

function zip64Field(...values: readonly number[]): Buffer {
  const data = Buffer.alloc(8 * values.length);
  for (const [index, value] of values.entries()) data.writeBigUInt64LE(BigInt(value), 8 * index);
  return extraField(0x0001, data);
}

describe('a local header of which programs would read something else', () => {
  test.each<[string, CraftedEntry, string]>([
    ['a second name', { ...A, local: { extra: unicodePath('a', '../evil') } }, 'second name'],
    ['a second name with a wrong CRC', { ...A, local: { extra: unicodePath('b', '../evil') } }, 'second name'],
    ['a second name that is cut off', { ...A, local: { extra: extraField(0x7075, Buffer.alloc(3)) } }, 'second name'],
    ['a link (ASi)', { ...A, local: { extra: asiUnix(0o120777) } }, 'link'],
    ['a link (ASi) with its target', { ...A, local: { extra: asiUnix(0o100644, '/etc') } }, 'link'],
    ['a link (PKWARE)', { ...A, local: { extra: extraField(0x000d, Buffer.alloc(16)) } }, 'link'],
    ['a link (libarchive)', { ...A, local: { extra: extraField(0x6c78, Buffer.alloc(9)) } }, 'link'],
    ['a field that does not end', { ...A, local: { extra: Buffer.from('5455ff0000', 'hex') } }, 'extra fields'],
    ['the mark for UTF-8', { ...A, local: { flags: 0 } }, 'flags'],
    ['a descriptor that only one header has', { ...A, local: { flags: 0x808 } }, 'flags'],
    ['a hidden CRC', { ...STREAMED, local: { crc: 9 } }, 'CRC'],
    ['a hidden size', { ...STREAMED, local: { size: 9 } }, 'size'],
    ['a hidden compressed size', { ...STREAMED, local: { compressedSize: 9 } }, 'compressed size'],
    ['a full size without Zip64', { ...STREAMED, local: { size: FULL } }, 'size'],
    ['a Zip64 size', { ...A, local: { size: FULL, extra: zip64Field(2, 1) } }, 'size'],
    ['a Zip64 size by position', { ...A, local: { compressedSize: FULL, extra: zip64Field(1, 2) } }, 'compressed size'],
    ['a Zip64 size that nothing marks', { ...A, local: { extra: zip64Field(2, 1) } }, 'size'],
    ['a second Zip64 field', { ...A, zip64: true, local: { extra: zip64Field(2, 1) } }, 'size'],
    ['Zip64 without its size', { ...A, local: { size: FULL, extra: zip64Field() } }, 'size'],
    ['the name of a folder', { name: 'f/', mode: 0o040755, local: { name: 'f' } }, 'name'],
    ['the method of a folder', { name: 'f/', mode: 0o040755, local: { method: 8 } }, 'method'],
  ])('%s', async (_, entry, what) => {
    const zip = craftZip([{ name: 'package.json' }, entry]);
    const name = String(entry.name).replace('/', '');
    expect(await refusalOf(zip)).toBe(`${SENT}${name} has conflicting headers (${what}). Pack the zip again.`);
  });

  test('several of them', async () => {
    const zip = craftZip([{ ...A, local: { name: 'b', method: 8, crc: 1 } }]);
    expect(await refusalOf(zip)).toContain('a has conflicting headers (name, method, CRC).');
  });
});

describe('both headers say that it is', () => {
  test.each<[string, Buffer]>([
    ['a link, for programs that know ASi', asiUnix(0o120777)],
    ['a link, for programs that know PKWARE Unix', extraField(0x000d, Buffer.alloc(16))],
  ])('%s', async (_, extra) => {
    const zip = craftZip([{ ...A, mode: 0, extra, local: { extra } }]);
    expect(await refusalOf(zip)).toBe(`${SENT}a is a symbolic link. Pack the zip again without it.`);
  });
});

describe('a central header of which programs would read something else', () => {
  test.each<[string, CraftedEntry, string]>([
    [
      'a Zip64 size that nothing marks',
      { ...A, extra: zip64Field(5) },
      'has sizes that programs read in different ways (Zip64)',
    ],
    ['an MS-DOS folder', { ...A, mode: 0, host: 0, dos: 0x10 }, 'is not a regular file'],
    ['an MS-DOS volume label', { ...A, mode: 0, host: 0, dos: 0x08 }, 'is not a regular file'],
    ['a reparse point of Windows', { ...A, mode: 0, host: 0, dos: 0x400 }, 'is not a regular file'],
  ])('%s', async (_, entry, problem) => {
    expect(await refusalOf(craftZip([entry]))).toBe(`${SENT}a ${problem}. Pack the zip again without it.`);
  });

  test('another disk', async () => {
    const zip = craftZip([A]);
    zip.writeUInt16LE(1, zip.readUInt32LE(zip.length - 6) + 34);
    expect(await refusalOf(zip)).toBe(`${SENT}a is on another disk. Pack the zip again without it.`);
  });
});

test.each<[string, CraftedEntry]>([
  [
    'another extra field in each header',
    { ...A, extra: extraField(0x5455, Buffer.alloc(5)), local: { extra: extraField(0x5455, Buffer.alloc(13)) } },
  ],
  ['padding of an extra field', { ...A, local: { extra: Buffer.alloc(7) } }],
  [
    'a descriptor, and values that are right',
    { ...A, descriptor: true, local: { size: 1, compressedSize: 1, crc: 0x8cdc1683 } },
  ],
  ['other flags about compression', { ...A, method: 8, flags: 0x802, local: { flags: 0x800 } }],
  ['ASi for a regular file', { ...A, local: { extra: asiUnix(0o100644) } }],
  ['the archive attribute', { ...A, mode: 0, host: 0, dos: 0x20 }],
])('%s: fine', async (_, entry) => {
  expect((await open(prepacked(craftZip([entry])))).fileCount).toBe(1);
});
