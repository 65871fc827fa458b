import { END_SIGNATURE, ZIP64_END_SIGNATURE, ZIP64_LOCATOR_SIGNATURE } from '../zip/zip-format.ts';
import type { HeldFile } from './held-file.ts';

/** What the end records of a zip say of its directory. */
interface EndRecords {
  readonly directoryStart: number;
  /** Where the first of these records begins. */
  readonly directoryEnd: number;
  /** What some program would read from them, and others not; empty where they agree. */
  readonly conflicts: readonly string[];
}

/** Bytes of each record (APPNOTE 4.3.16, 4.3.15 and, without data of its own, 4.3.14). */
export const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const ZIP64_END_BYTES = 56;

/**
 * Reads the records at the end of a zip. Some programs go by where the directory begins, some by how long it is, some look
 * for the Zip64 record where it must be, and some where the locator says.
 * @param comment of the zip: its last bytes
 */
export function readEndRecords(file: HeldFile, comment: Buffer): EndRecords {
  const at = file.bytes - END_BYTES - comment.length;
  const end = file.view(at, END_BYTES);
  const classic = [16, 12].map((field) => end.readUInt32LE(field));
  const counts = [8, 10, 4, 6].map((field) => end.readUInt16LE(field));
  const zip64 = readZip64(file, at - LOCATOR_BYTES);
  const [start = 0, size = 0, here, entries, disk, firstDisk] = zip64?.numbers ?? [...classic, ...counts];
  const directoryEnd = zip64 === undefined ? at : at - LOCATOR_BYTES - ZIP64_END_BYTES;
  const isSame: Readonly<Record<string, boolean>> = {
    // Which of two end records counts is not defined.
    comment: !holdsEndSignature(comment),
    disks: disk === 0 && firstDisk === 0,
    'number of entries': here === entries,
    'size of the directory': start + size === directoryEnd,
    Zip64: zip64 === undefined || (zip64.isSound && repeats(classic, counts, zip64.numbers)),
  };
  return {
    directoryStart: start,
    directoryEnd,
    conflicts: Object.keys(isSame).filter((what) => isSame[what] !== true),
  };
}

/** Start and size of the directory, entries here and in all, this disk and the first one. */
function readZip64(file: HeldFile, locatorAt: number): { numbers: number[]; isSound: boolean } | undefined {
  if (locatorAt < ZIP64_END_BYTES) return undefined;
  const recordAt = locatorAt - ZIP64_END_BYTES;
  const bytes = file.view(recordAt, ZIP64_END_BYTES + LOCATOR_BYTES);
  const locator = bytes.subarray(ZIP64_END_BYTES);
  if (locator.readUInt32LE() !== ZIP64_LOCATOR_SIGNATURE) return undefined;
  const wide = [48, 40, 24, 32].map((field) => Number(bytes.readBigUInt64LE(field)));
  const disks = [16, 20].map((field) => bytes.readUInt32LE(field));
  const isSound =
    bytes.readUInt32LE() === ZIP64_END_SIGNATURE &&
    Number(bytes.readBigUInt64LE(4)) === ZIP64_END_BYTES - 12 &&
    locator.readUInt32LE(4) === 0 &&
    Number(locator.readBigUInt64LE(8)) === recordAt &&
    locator.readUInt32LE(16) <= 1;
  return { numbers: [...wide, ...disks], isSound };
}

/** Whether each number of the classic record is the same, or points to the Zip64 one. */
function repeats(classic: readonly number[], counts: readonly number[], numbers: readonly number[]): boolean {
  const full = [0xffffffff, 0xffffffff, 0xffff, 0xffff, 0xffff, 0xffff];
  return [...classic, ...counts].every((value, index) => value === full[index] || value === numbers[index]);
}

const END_SIGNATURE_BYTES = Buffer.alloc(4);
END_SIGNATURE_BYTES.writeUInt32LE(END_SIGNATURE);

/** Whether some program would look for an end record in these bytes. */
export function holdsEndSignature(bytes: Buffer): boolean {
  return bytes.includes(END_SIGNATURE_BYTES);
}
