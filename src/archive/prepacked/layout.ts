import { countOf } from '../../shared/text/format.ts';
import {
  CENTRAL_SIGNATURE,
  DESCRIPTOR_FLAG,
  DESCRIPTOR_SIGNATURE,
  END_SIGNATURE,
  LOCAL_HEADER_BYTES,
  LOCAL_SIGNATURE,
  STORED,
  ZIP64_END_SIGNATURE,
  ZIP64_LOCATOR_SIGNATURE,
} from '../zip/zip-format.ts';
import type { ArchivedEntry } from './entry-rules.ts';
import { hasLink, hasOtherName, hasZip64, parseExtraFields, zip64Readings } from './extra-fields.ts';
import { MAX_PIECE_BYTES } from './held-file.ts';
import type { HeldFile } from './held-file.ts';
import type { Directory } from './zip-entries.ts';

/** Where the data of an entry are. */
export interface EntryData {
  readonly start: number;
  /** Where the next local header begins, or the directory: after the data, and the data descriptor if there is one. */
  readonly limit: number;
  readonly hasDescriptor: boolean;
}

/**
 * Finds the data of an entry, and makes sure that every byte up to the next one, or to the directory, belongs to it. Programs
 * that read local headers one after the other, or search for them, would see files in what is between entries.
 * @param index of the entry in the directory
 * @throws {StepError} `invalid-file` for bytes outside any entry, or in two of them, and where its two headers conflict
 */
export function locateData(file: HeldFile, { entries, start: directoryStart }: Directory, index: number): EntryData {
  const entry = entries[index] as ArchivedEntry;
  const next = entries[index + 1];
  const limit = next?.offset ?? directoryStart;
  // Read at once where it is small.
  file.view(entry.offset, Math.min(limit - entry.offset, MAX_PIECE_BYTES));
  const header = readLocalHeader(file, entry);
  if (header === undefined) throw file.unusableEntry(entry, 'is not where the zip says');
  // Before any other entry, the one before it is checked up to there.
  if (index === 0 && entry.offset > 0)
    throw file.unusableEntry(entry, `follows ${countOf(entry.offset, 'byte')} outside any entry`);
  const { hasDescriptor, conflicts } = header;
  if (conflicts.length > 0) throw file.unusableEntry(entry, `has conflicting headers (${conflicts.join(', ')})`);
  const start = entry.offset + header.length;
  const dataEnd = start + entry.compressedSize;
  // Files that share their data are how a small zip becomes an enormous one.
  if (dataEnd > limit) {
    throw next === undefined
      ? file.unusableEntry(entry, 'overlaps the directory of the zip')
      : file.unusableEntry(next, 'overlaps another file');
  }
  const bytes = limit - dataEnd;
  const problem = hasDescriptor
    ? descriptorProblem(file.view(dataEnd, Math.min(bytes, MAX_DESCRIPTOR_BYTES)), bytes, entry, header)
    : bytes > 0 && gapProblem(bytes);
  if (problem) throw file.unusableEntry(entry, problem);
  return { start, limit, hasDescriptor };
}

/** General purpose flags (APPNOTE 4.4.4) that only say how hard the packer tried. */
const LEVEL_FLAGS = 0x0006;

/** The local header of an entry, compared with its central one. */
interface LocalHeader {
  /** In bytes: the data begin after it. */
  readonly length: number;
  /** Whether CRC and sizes follow the data. */
  readonly hasDescriptor: boolean;
  /** Whether it has a Zip64 field, so that the sizes in a descriptor take 8 bytes (4.3.9.2). */
  readonly hasZip64: boolean;
  /** What some program would read from it, and not from the central header; empty where the two agree. */
  readonly conflicts: readonly string[];
}

/**
 * Compares the two headers of an entry. Programs that read a zip from a pipe see only the local one.
 * @returns undefined where there is no local header
 */
function readLocalHeader(file: HeldFile, entry: ArchivedEntry): LocalHeader | undefined {
  const fixed = file.view(entry.offset, LOCAL_HEADER_BYTES);
  if (fixed.length < LOCAL_HEADER_BYTES || fixed.readUInt32LE() !== LOCAL_SIGNATURE) return undefined;
  const nameEnd = LOCAL_HEADER_BYTES + fixed.readUInt16LE(26);
  const length = nameEnd + fixed.readUInt16LE(28);
  const header = file.view(entry.offset, length);
  if (header.length < length) return undefined;

  const hasDescriptor = (header.readUInt16LE(6) & DESCRIPTOR_FLAG) !== 0;
  const name = header.subarray(LOCAL_HEADER_BYTES, nameEnd);
  const parsed = parseExtraFields(header.subarray(nameEnd));
  const fields = parsed ?? [];
  // A descriptor may leave open what it brings, but some programs believe what stands here anyway.
  const agrees = (stated: number, known: number): boolean => stated === known || (hasDescriptor && stated === 0);
  const [sizes = [], packedSizes = []] = zip64Readings(fields, [header.readUInt32LE(22), header.readUInt32LE(18)]);
  const isSame: Readonly<Record<string, boolean>> = {
    name: name.equals(Buffer.from(entry.isFolder ? `${entry.path}/` : entry.path)),
    flags: ((header.readUInt16LE(6) ^ entry.flags) & ~LEVEL_FLAGS) === 0,
    method: header.readUInt16LE(8) === entry.method,
    CRC: agrees(header.readUInt32LE(14), entry.crc),
    size: sizes.every((size) => agrees(size, entry.size)),
    'compressed size': packedSizes.every((size) => agrees(size, entry.compressedSize)),
    'extra fields': parsed !== undefined,
    'second name': !hasOtherName(fields, name),
    link: !hasLink(fields),
  };
  const conflicts = Object.keys(isSame).filter((what) => isSame[what] !== true);
  return { length, hasDescriptor, hasZip64: hasZip64(fields), conflicts };
}

/** Bytes of the longest one: signature, CRC, two sizes of 8 bytes (APPNOTE 4.3.9). */
const MAX_DESCRIPTOR_BYTES = 24;

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
 * @param header its local one. Not all packers that write sizes of 8 bytes write a Zip64 field into it
 */
function descriptorProblem(tail: Buffer, tailBytes: number, entry: ArchivedEntry, header: LocalHeader) {
  const isSigned = tail.length >= 4 && tail.readUInt32LE() === DESCRIPTOR_SIGNATURE;
  const start = isSigned ? 4 : 0;
  const widths: readonly (4 | 8)[] = header.hasZip64 ? [8] : [8, 4];
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
