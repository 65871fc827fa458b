import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { craftZip, extraField, words } from '../../support/zips/crafted-zip.ts';
import type { CraftedEntry } from '../../support/zips/crafted-zip.ts';
import { open, prepacked, refusalOf } from '../../support/zips/prepacked.ts';

const SENT = 'archive: "app.zip" cannot be sent: ';
const SIGNATURE = 0x08074b50;
const DATA = 'x'.repeat(50);
const CRC = crc32(DATA);
const PACKED = deflateRawSync(DATA).length;
const ZIP64 = extraField(0x0001, Buffer.alloc(16));
const ENTRY: CraftedEntry = { name: 'a', data: DATA, method: 8 };
const LAST: CraftedEntry = { name: 'z', data: 'last' };

describe('every form of a descriptor is fine', () => {
  test.each<[string, Buffer, Buffer | undefined]>([
    ['with a signature', words(SIGNATURE, CRC, PACKED, 50), undefined],
    ['without', words(CRC, PACKED, 50), undefined],
    ['of Zip64', words(SIGNATURE, CRC, PACKED, 0, 50, 0), ZIP64],
    ['of Zip64, without a signature', words(CRC, PACKED, 0, 50, 0), ZIP64],
    ['of Zip64, and the header does not say so', words(SIGNATURE, CRC, PACKED, 0, 50, 0), undefined],
  ])('%s', async (_, descriptor, extra) => {
    const local = extra === undefined ? {} : { extra, size: 0xffffffff, compressedSize: 0xffffffff };
    const { files } = await open(prepacked(craftZip([{ ...ENTRY, descriptor, local }, LAST])));
    expect(files.map((file) => file.size)).toEqual([50, 4]);
  });

  test('of an empty file', async () => {
    for (const descriptor of [words(SIGNATURE, 0, 0, 0), words(SIGNATURE, 0, 0, 0, 0, 0)]) {
      expect((await open(prepacked(craftZip([{ name: 'a', descriptor }, LAST])))).fileCount).toBe(2);
    }
  });
});

describe('a descriptor that conflicts with the directory', () => {
  test.each<[string, Buffer]>([
    ['none', Buffer.from('')],
    ['another CRC', words(SIGNATURE, CRC + 1, PACKED, 50)],
    ['another size', words(SIGNATURE, CRC, PACKED, 51)],
    ['another compressed size', words(SIGNATURE, CRC, PACKED + 1, 50)],
    ['cut off', words(SIGNATURE, CRC, PACKED)],
  ])('%s', async (_, descriptor) => {
    const zip = craftZip([{ ...ENTRY, descriptor }, LAST]);
    expect(await refusalOf(zip)).toBe(`${SENT}a has conflicting headers (data descriptor). Pack the zip again.`);
  });

  test('a short one where the header announces Zip64', async () => {
    const local = { extra: ZIP64, size: 0xffffffff, compressedSize: 0xffffffff };
    const zip = craftZip([{ ...ENTRY, descriptor: words(SIGNATURE, CRC, PACKED, 50), local }, LAST]);
    expect(await refusalOf(zip)).toContain('a has conflicting headers (data descriptor).');
  });
});

describe('a descriptor that programs read in different ways', () => {
  test('no signature, and stored data before it', async () => {
    const zip = craftZip([{ name: 'a', data: DATA, descriptor: words(CRC, 50, 50) }, LAST]);
    expect(await refusalOf(zip)).toBe(
      `${SENT}a has a data descriptor that programs read in different ways. Pack the zip again.`,
    );
  });

  test('a CRC that looks like a signature', async () => {
    // Four bytes give a text any CRC.
    const data = Buffer.from('70503a04', 'hex');
    expect(crc32(data)).toBe(0x04034b50);
    const zip = craftZip([{ name: 'a', data, method: 8, descriptor: true }, LAST]);
    expect(await refusalOf(zip)).toContain('a has a data descriptor that programs read in different ways.');
  });
});

describe('stored data in which a program that reads from a pipe finds an end', () => {
  const SECRET: CraftedEntry = { name: '../evil', data: 'secret' };
  const evil = craftZip([SECRET]).subarray(0, -22);
  const EARLY = 'is stored, and contains bytes that some programs take for its end. Pack the zip again.';

  test.each<[string, number, number]>([
    ['in a small file', 100, 0],
    ['at its first byte', 0, 0],
    ['in a large one', 3 * 2 ** 20, 0],
    ...[1, 4, 8, 11].map((cut): [string, number, number] => [`across two pieces (${cut})`, 128 * 1024 - cut, 2 ** 21]),
  ])('%s', async (_, before, after) => {
    const start = Buffer.alloc(before, 'a');
    for (const descriptor of [words(SIGNATURE, crc32(start), 7, 7), words(SIGNATURE, 7, before, before)]) {
      const data = Buffer.concat([start, descriptor, evil, Buffer.alloc(after)]);
      const zip = craftZip([{ name: 'package.json' }, { name: 'a', data, descriptor: true }]);
      expect(await refusalOf(zip)).toBe(`${SENT}a ${EARLY}`);
    }
  });

  test.each([100, 3 * 2 ** 20])('nobody looks for it where the header tells the size (%d bytes)', async (before) => {
    const start = Buffer.alloc(before, 'a');
    const data = Buffer.concat([start, words(SIGNATURE, crc32(start), 7, 7), evil]);
    expect((await open(prepacked(craftZip([{ name: 'a', data }])))).fileCount).toBe(1);
  });

  test('begun in its last bytes', async () => {
    const data = Buffer.concat([Buffer.from('abc'), words(SIGNATURE, crc32('abc'))]);
    expect(await refusalOf(craftZip([{ name: 'a', data, descriptor: true }]))).toBe(`${SENT}a ${EARLY}`);
  });

  test('a zip with descriptors in it is fine', async () => {
    const inner = craftZip([{ name: 'b', data: 'x'.repeat(1000), descriptor: true }]);
    for (const data of [inner, Buffer.concat([inner, Buffer.alloc(2 ** 21), inner])]) {
      expect((await open(prepacked(craftZip([{ name: 'a', data, descriptor: true }])))).fileCount).toBe(1);
    }
  });
});
