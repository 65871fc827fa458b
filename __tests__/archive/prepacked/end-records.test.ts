import { describe, expect, test } from '@jest/globals';
import { craftZip, extraField } from '../../support/zips/crafted-zip.ts';
import type { CraftedEntry } from '../../support/zips/crafted-zip.ts';
import { open, prepacked, refusalOf } from '../../support/zips/prepacked.ts';

const SENT = 'archive: "app.zip" cannot be sent: ';
const GOOD: CraftedEntry = { name: 'package.json', data: '{}' };
const EVIL: CraftedEntry = { name: '../evil', data: 'x' };
const END_BYTES = 22;

/** A zip of one entry, changed; `end` is where its end record begins, `zip64` where the one of Zip64 does. */
function changed(change: (zip: Buffer, end: number, zip64: number) => void, zip64 = false): Buffer {
  const zip = craftZip([GOOD], { zip64 });
  change(zip, zip.length - END_BYTES, zip.length - END_BYTES - 20 - 56);
  return zip;
}

describe('a directory with entries that its end record does not count', () => {
  test.each<[string, boolean]>([
    ['classic', false],
    ['Zip64', true],
  ])('%s', async (_, zip64) => {
    const zip = craftZip([GOOD, { ...EVIL, isUncounted: true }], { zip64 });
    expect(await refusalOf(zip)).toBe(`${SENT}its directory has 53 bytes outside any entry. Pack the zip again.`);
  });

  test('or one of which only the size is smaller', async () => {
    const zip = craftZip([GOOD, { ...EVIL, isUncounted: true }]);
    zip.writeUInt32LE(46 + 12, zip.length - 10);
    expect(await refusalOf(zip)).toContain('its end records conflict (size of the directory). Pack');
  });
});

describe('end records that programs read in different ways', () => {
  test.each<[string, string, Buffer]>([
    [
      'bytes before the end record',
      'size of the directory',
      Buffer.concat([
        changed(() => undefined).subarray(0, -END_BYTES),
        Buffer.alloc(9),
        changed(() => undefined).subarray(-END_BYTES),
      ]),
    ],
    ['another size', 'size of the directory', changed((zip, end) => zip.writeUInt32LE(1, end + 12))],
    ['another disk', 'disks', changed((zip, end) => zip.writeUInt16LE(1, end + 6))],
    ['fewer entries on this disk', 'number of entries', changed((zip, end) => zip.writeUInt16LE(0, end + 8))],
    ['another start in the classic one', 'Zip64', changed((zip, end) => zip.writeUInt32LE(1, end + 16), true)],
    ['another count in the classic one', 'Zip64', changed((zip, end) => zip.writeUInt16LE(2, end + 10), true)],
    ['several disks in the locator', 'Zip64', changed((zip, end) => zip.writeUInt32LE(2, end - 4), true)],
    ['the first disk differs in Zip64', 'disks', changed((zip, _, zip64) => zip.writeUInt32LE(1, zip64 + 20), true)],
    ['a longer Zip64 record', 'Zip64', changed((zip, _, zip64) => zip.writeUInt8(45, zip64 + 4), true)],
    [
      'a Zip64 size of its own',
      'size of the directory',
      changed((zip, _, zip64) => zip.writeUInt8(1, zip64 + 40), true),
    ],
    [
      'a second end record in the comment',
      'size of the directory',
      craftZip([GOOD], { comment: craftZip([EVIL]).toString('latin1') }),
    ],
    ['an end record that is cut off in the comment', 'comment', craftZip([GOOD], { comment: 'PK\x05\x06 and more' })],
  ])('%s', async (_, what, zip) => {
    expect(await refusalOf(zip)).toMatch(
      new RegExp(`^${SENT}its end records conflict \\(.*${what}.*\\)\\. Pack the zip again\\.$`),
    );
  });

  test('the locator points to another Zip64 record', async () => {
    const real = craftZip([GOOD], { zip64: true });
    // One in a file, where the library looks for it.
    const record = real.subarray(-END_BYTES - 20 - 56, -END_BYTES - 20);
    const zip = craftZip([{ name: 'a', data: record }], { zip64: true });
    zip.writeBigUInt64LE(31n, zip.length - END_BYTES - 12);
    expect(await refusalOf(zip)).toContain('its end records conflict (Zip64). Pack');
  });
});

// Node's unzipper reads on from 80 bytes before the end of the file, and takes the first end record that it meets.
test.each<[string, CraftedEntry]>([
  ['comment', { ...GOOD, comment: craftZip([EVIL]).subarray(-END_BYTES) }],
  ['extra fields', { ...GOOD, extra: extraField(0x9999, craftZip([EVIL]).subarray(-END_BYTES)) }],
])('an end record in the %s of an entry', async (_, entry) => {
  const problem = 'package.json has bytes in its comment or extra fields that programs take for the end of the zip';
  expect(await refusalOf(craftZip([entry]))).toBe(`${SENT}${problem}. Pack the zip again without it.`);
});

test('any other comment of an entry is fine', async () => {
  const zip = craftZip([{ ...GOOD, comment: Buffer.from('PK, but no end record') }]);
  expect((await open(prepacked(zip))).fileCount).toBe(1);
});

test('a Zip64 record beside a classic one that says the same is fine', async () => {
  const zip = craftZip([GOOD], { zip64: true });
  const plain = craftZip([GOOD]);
  plain.copy(zip, zip.length - 14, plain.length - 14);
  expect((await open(prepacked(zip))).fileCount).toBe(1);
});
