import { countOf } from '../../shared/text/format.ts';
import { DESCRIPTOR_FLAG, LOCAL_HEADER_BYTES, LOCAL_SIGNATURE } from '../zip/zip-format.ts';
import type { ArchivedEntry } from './archived-entry.ts';
import { unusableEntry } from './archived-entry.ts';
import { descriptorProblem, gapProblem, MAX_DESCRIPTOR_BYTES } from './data-descriptor.ts';
import { hasLink, hasOtherName, hasZip64, parseExtraFields, zip64Readings } from './extra-fields.ts';
import { MAX_PIECE_BYTES } from './held-file.ts';
import type { HeldFile } from './held-file.ts';

/** Where the data of an entry are. */
export interface EntryData {
  readonly start: number;
  /** Where the next local header begins, or the directory: after the data, and the data descriptor if there is one. */
  readonly limit: number;
  readonly hasDescriptor: boolean;
}

/**
 * Finds the data of each entry, and makes sure that every byte before the directory belongs to exactly one of them. Programs
 * that read local headers one after the other, or search for them, would see files in what is between them.
 */
export class Layout {
  /**
   * @param directoryStart where the last entry must end
   * @param end where the entry before the first that is asked for ends
   */
  constructor(
    private readonly file: HeldFile,
    private readonly directoryStart: number,
    private end = 0,
  ) {}

  /**
   * @param entry the next one in the order of the file
   * @param next the one that follows it
   * @throws {StepError} `invalid-file` for bytes outside any entry, or in two of them, and where its two headers conflict
   */
  locate(entry: ArchivedEntry, next: ArchivedEntry | undefined): EntryData {
    const limit = next?.offset ?? this.directoryStart;
    // Read at once where it is small.
    this.file.view(entry.offset, Math.min(limit - entry.offset, MAX_PIECE_BYTES));
    const header = readLocalHeader(this.file, entry);
    if (header === undefined) throw this.unusable(entry, 'is not where the zip says');
    const before = entry.offset - this.end;
    if (before > 0) throw this.unusable(entry, `follows ${countOf(before, 'byte')} outside any entry`);
    if (header.conflicts.length > 0) {
      throw this.unusable(entry, `has conflicting headers (${header.conflicts.join(', ')})`);
    }
    const start = entry.offset + header.length;
    const dataEnd = start + entry.compressedSize;
    // Files that share their data are how a small zip becomes an enormous one.
    if (dataEnd > limit) {
      throw next === undefined
        ? this.unusable(entry, 'overlaps the directory of the zip')
        : this.unusable(next, 'overlaps another file');
    }
    const problem = this.tailProblem(entry, header, dataEnd, limit);
    if (problem !== undefined) throw this.unusable(entry, problem);
    this.end = limit;
    return { start, limit, hasDescriptor: header.hasDescriptor };
  }

  /** What is wrong between the end of the data and the next header. */
  private tailProblem(entry: ArchivedEntry, header: LocalHeader, dataEnd: number, limit: number): string | undefined {
    const bytes = limit - dataEnd;
    if (!header.hasDescriptor) return bytes === 0 ? undefined : gapProblem(bytes);
    const tail = this.file.view(dataEnd, Math.min(bytes, MAX_DESCRIPTOR_BYTES));
    return descriptorProblem(tail, bytes, entry, header.hasZip64);
  }

  private unusable(entry: ArchivedEntry, problem: string) {
    return unusableEntry(this.file, entry, problem);
  }
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
