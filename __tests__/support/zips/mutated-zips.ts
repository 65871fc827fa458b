import { crc32 } from 'node:zlib';
import { craftZip, extraField, unicodePath, words } from './crafted-zip.ts';
import fc from '../jest/properties.ts';

/** A local entry that no directory names: what a program sees that loses its way in the data of another one. */
const EVIL = (() => {
  const zip = craftZip([{ name: 'evil', data: 'never counted' }]);
  return zip.subarray(0, zip.readUInt32LE(zip.length - 6));
})();
const DATA = Buffer.concat([Buffer.from('text\n'), words(0x08074b50, crc32('other'), 9, 9), EVIL, EVIL]);
const TIMES = extraField(0x5455, Buffer.alloc(5, 1));

/** Sound zips, each with the records that others do not have. Names are ASCII: others are spelled by each program's rules. */
export const SOUND_ZIPS: readonly Buffer[] = [
  craftZip([
    { name: 'package.json', data: '{}', extra: TIMES, local: { extra: TIMES } },
    { name: 'd/', mode: 0o040755 },
    { name: 'd/a', data: DATA },
    { name: 'd/b', data: DATA, method: 8 },
    { name: 'empty' },
  ]),
  craftZip(
    [
      { name: 'package.json', data: '{}', method: 8, descriptor: true },
      { name: 'a', data: DATA, descriptor: true },
      { name: 'b', data: DATA, method: 8, descriptor: true, extra: TIMES, local: { extra: TIMES } },
      { name: 'c', data: 'c', method: 8, descriptor: words(crc32('c'), 3, 1) },
    ],
    { comment: 'a comment' },
  ),
  craftZip(
    [
      { name: 'package.json', data: '{}', zip64: true },
      { name: 'a', data: DATA, zip64: true, extra: unicodePath('a', 'a'), local: { extra: unicodePath('a', 'a') } },
      { name: 'b', data: DATA, method: 8, zip64: true },
    ],
    { zip64: true },
  ),
];

/** What a field is likely to be misread at. */
const VALUES = [0, 1, 2, 8, 9, 10, 0x10, 0x14, 0x20, 0x2d, 0x41, 0x7f, 0x80, 0xa1, 0xff];

interface Change {
  readonly at: number;
  readonly value: number;
}

/** One of the sound zips with some bytes changed: anywhere, or in the same field of both headers of an entry. */
export const mutatedZip: fc.Arbitrary<Buffer> = fc.constantFrom(...SOUND_ZIPS).chain((zip) => {
  const headers = headersIn(zip);
  const value = fc.oneof(fc.constantFrom(...VALUES), fc.nat(255));
  const anywhere = fc.record({ at: fc.nat(zip.length - 1), value }).map((change) => [change]);
  // Flags, method, time, CRC, sizes and lengths are in the same order in both, two bytes further in the central one.
  const inBoth = fc
    .tuple(fc.constantFrom(...headers), fc.integer({ min: 4, max: 29 }), value)
    .map(([{ local, central }, field, byte]): Change[] => [
      { at: local + field, value: byte },
      { at: central + field + 2, value: byte },
    ]);
  const inCentral = fc
    .tuple(fc.constantFrom(...headers), fc.integer({ min: 4, max: 45 }), value)
    .map(([{ central }, field, byte]): Change[] => [{ at: central + field, value: byte }]);
  const inEnd = fc
    .tuple(fc.integer({ min: 1, max: 100 }), value)
    .map(([fromEnd, byte]): Change[] => [{ at: zip.length - fromEnd, value: byte }]);
  const behindName = fc
    .tuple(fc.constantFrom(...headers), fc.nat(60), value)
    .map(([{ local, central }, field, byte]): Change[] => [
      { at: local + 30 + field, value: byte },
      { at: central + 46 + field, value: byte },
    ]);
  const change = fc.oneof({ weight: 3, arbitrary: inBoth }, inCentral, inEnd, anywhere, behindName);
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const mutated = Buffer.from(zip);
    for (const { at, value: byte } of changes.flat()) if (at < mutated.length) mutated.writeUInt8(byte, at);
    return mutated;
  });
});

/** Where the two headers of each entry are. */
function headersIn(zip: Buffer): readonly { local: number; central: number }[] {
  const found: { local: number; central: number }[] = [];
  const local = Buffer.from('504b0304', 'hex');
  for (let at = zip.indexOf('PK\x01\x02'); at !== -1; at = zip.indexOf('PK\x01\x02', at + 1)) {
    const name = zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28));
    const header = zip.indexOf(name) - 30;
    if (zip.subarray(header, header + 4).equals(local)) found.push({ local: header, central: at });
  }
  return found;
}
