import { countOf } from '../../shared/text/format.ts';
import {
  CENTRAL_SIGNATURE,
  DESCRIPTOR_SIGNATURE,
  END_SIGNATURE,
  LOCAL_SIGNATURE,
  STORED,
  ZIP64_END_SIGNATURE,
  ZIP64_LOCATOR_SIGNATURE,
} from '../zip/zip-format.ts';
import type { ArchivedEntry } from './archived-entry.ts';

/** Bytes of the longest one: signature, CRC, two sizes of 8 bytes (APPNOTE 4.3.9). */
export const MAX_DESCRIPTOR_BYTES = 24;

const SIGNATURES: ReadonlySet<number> = new Set([
  CENTRAL_SIGNATURE,
  DESCRIPTOR_SIGNATURE,
  END_SIGNATURE,
  LOCAL_SIGNATURE,
  ZIP64_END_SIGNATURE,
  ZIP64_LOCATOR_SIGNATURE,
]);

/**
 * Why what follows the data of an entry is not its data descriptor alone, as the end of a sentence.
 * @param tail the first bytes of it, as many as the longest descriptor has
 * @param tailBytes how many bytes there are up to the next header
 * @param hasZip64 whether the local header has a Zip64 field. Not all packers that write sizes of 8 bytes write one
 */
export function descriptorProblem(
  tail: Buffer,
  tailBytes: number,
  entry: ArchivedEntry,
  hasZip64: boolean,
): string | undefined {
  const isSigned = tail.length >= 4 && tail.readUInt32LE() === DESCRIPTOR_SIGNATURE;
  const start = isSigned ? 4 : 0;
  const widths: readonly (4 | 8)[] = hasZip64 ? [8] : [8, 4];
  const lengths = widths.filter((width) => holds(tail, start, width, entry)).map((width) => start + 4 + 2 * width);
  const [longest] = lengths;
  if (longest === undefined) return 'has conflicting headers (data descriptor)';
  if (!lengths.includes(tailBytes)) return gapProblem(tailBytes - longest);
  // A program that takes it for a longer or a shorter one looks for the next signature from the wrong place on.
  let isAmbiguous = !isSigned && entry.method === STORED;
  for (let at = start; at < tailBytes; at += 4) isAmbiguous ||= SIGNATURES.has(tail.readUInt32LE(at));
  return isAmbiguous ? 'has a data descriptor that programs read in different ways' : undefined;
}

/** What is wrong with an entry that other bytes follow. */
export function gapProblem(bytes: number): string {
  return `is followed by ${countOf(bytes, 'byte')} outside any entry`;
}

/** @param width bytes of each size, 4 or 8 */
function holds(tail: Buffer, start: number, width: 4 | 8, { crc, compressedSize, size }: ArchivedEntry): boolean {
  if (tail.length < start + 4 + 2 * width || tail.readUInt32LE(start) !== crc) return false;
  const read = (at: number): number => (width === 4 ? tail.readUInt32LE(at) : Number(tail.readBigUInt64LE(at)));
  return read(start + 4) === compressedSize && read(start + 4 + width) === size;
}
