import { describe, expect, test } from '@jest/globals';
import { craftZip } from '../../support/zips/crafted-zip.ts';
import type { CraftedEntry } from '../../support/zips/crafted-zip.ts';
import { open, prepacked, refusalOf } from '../../support/zips/prepacked.ts';

const SENT = 'archive: "app.zip" cannot be sent: ';
const GOOD: CraftedEntry = { name: 'package.json', data: '{}' };
const LAST: CraftedEntry = { name: 'z', data: 'last' };
const EVIL: CraftedEntry = { name: '../evil', data: 'ghp_secret' };
const HIDDEN: CraftedEntry = { ...EVIL, isHidden: true };
/** A whole local entry, as bytes. */
const LOCAL = (() => {
  const zip = craftZip([EVIL]);
  return zip.subarray(0, zip.readUInt32LE(zip.length - 6));
})();
const COUNTED = 'outside any entry. Pack the zip again.';

describe('bytes between the entries outside any entry', () => {
  test.each<[string, Buffer, string]>([
    ['before the first', craftZip([HIDDEN, GOOD]), `package.json follows ${LOCAL.length} bytes ${COUNTED}`],
    ['between two', craftZip([GOOD, HIDDEN, LAST]), `package.json is followed by ${LOCAL.length} bytes ${COUNTED}`],
    ['behind the last', craftZip([GOOD, HIDDEN]), `package.json is followed by ${LOCAL.length} bytes ${COUNTED}`],
    ['one byte', craftZip([{ ...GOOD, after: Buffer.alloc(1) }]), `package.json is followed by 1 byte ${COUNTED}`],
    [
      'behind a data descriptor',
      craftZip([{ ...GOOD, method: 8, descriptor: true, after: LOCAL }, LAST]),
      `package.json is followed by ${LOCAL.length} bytes ${COUNTED}`,
    ],
    [
      'behind a folder',
      craftZip([{ name: 'a/', mode: 0o040755, after: LOCAL }, GOOD]),
      `a is followed by ${LOCAL.length} bytes ${COUNTED}`,
    ],
    [
      'behind deflated data',
      craftZip([{ ...GOOD, method: 8, rest: LOCAL }]),
      `package.json is followed by ${LOCAL.length} bytes ${COUNTED}`,
    ],
    [
      'behind the deflated data of a large file',
      craftZip([{ name: 'a', data: Buffer.alloc(3 * 2 ** 20), method: 8, rest: LOCAL }]),
      `a is followed by ${LOCAL.length} bytes ${COUNTED}`,
    ],
    [
      'behind the deflated nothing of a folder',
      craftZip([GOOD, { name: 'a/', mode: 0o040755, method: 8, rest: Buffer.from('abc') }]),
      `a is followed by 3 bytes ${COUNTED}`,
    ],
    [
      'behind the deflated nothing of a folder, as a whole entry',
      craftZip([GOOD, { name: 'a/', mode: 0o040755, method: 8, rest: LOCAL }]),
      'a/ is a folder with content. Pack the zip again without it.',
    ],
  ])('%s', async (_, zip, problem) => {
    expect(await refusalOf(zip)).toBe(`${SENT}${problem}`);
  });
});

describe('bytes that two count', () => {
  test('a file that begins in the data of another one', async () => {
    const inner = craftZip([{ name: 'b', data: 'x' }]);
    const local = inner.subarray(0, inner.readUInt32LE(inner.length - 6));
    const zip = craftZip([
      { name: 'a', data: local },
      { name: 'b', data: 'x', sameAs: 0 },
    ]);
    const directory = zip.readUInt32LE(zip.length - 6);
    zip.writeUInt32LE(31, directory + 46 + 1 + 42);
    expect(await refusalOf(zip)).toBe(`${SENT}b overlaps another file. Pack the zip again.`);
  });
});

test('every order of entries and directory is fine', async () => {
  const zip = craftZip([GOOD, { name: 'a', data: 'first by name', method: 8, descriptor: true }, LAST]);
  const directory = zip.subarray(zip.readUInt32LE(zip.length - 6), -22);
  const second = 46 + 'package.json'.length;
  const swapped = Buffer.concat([
    zip.subarray(0, -22 - directory.length),
    directory.subarray(second),
    directory.subarray(0, second),
    zip.subarray(-22),
  ]);
  const [one, other] = [await open(prepacked(zip)), await open(prepacked(swapped))];
  expect(other.contentSha256).toBe(one.contentSha256);
  expect(other.files).toEqual(one.files);
});

test('a folder of jar, deflated to an empty block with a descriptor, is fine', async () => {
  const zip = craftZip([{ name: 'META-INF/', mode: 0o040755, method: 8, descriptor: true }, GOOD]);
  expect((await open(prepacked(zip))).fileCount).toBe(1);
});
