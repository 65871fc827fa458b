import { DESCRIPTOR_FLAG, LOCAL_HEADER_BYTES, LOCAL_SIGNATURE } from '../zip/zip-format.ts';
import type { ArchivedEntry } from './archived-file.ts';
import { hasLink, hasOtherName, hasZip64, parseExtraFields, zip64Readings } from './extra-fields.ts';
import type { ReadWindow } from './read-window.ts';

/** General purpose flags (APPNOTE 4.4.4) that only say how hard the packer tried. */
const LEVEL_FLAGS = 0x0006;

/** The local header of an entry, compared with its central one. */
export interface LocalHeader {
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
 * Compares the two headers of an entry. Programs that read a zip from a pipe know no other header than the local one.
 * @returns undefined where there is no local header
 */
export function readLocalHeader(window: ReadWindow, entry: ArchivedEntry): LocalHeader | undefined {
  const fixed = window.view(entry.offset, LOCAL_HEADER_BYTES);
  if (fixed.length < LOCAL_HEADER_BYTES || fixed.readUInt32LE() !== LOCAL_SIGNATURE) return undefined;
  const nameEnd = LOCAL_HEADER_BYTES + fixed.readUInt16LE(26);
  const length = nameEnd + fixed.readUInt16LE(28);
  const header = window.view(entry.offset, length);
  if (header.length < length) return undefined;

  const hasDescriptor = (header.readUInt16LE(6) & DESCRIPTOR_FLAG) !== 0;
  const name = header.subarray(LOCAL_HEADER_BYTES, nameEnd);
  const parsed = parseExtraFields(header.subarray(nameEnd));
  const fields = parsed ?? [];
  // A descriptor may leave open what it brings, but some programs believe what stands here anyway.
  const agrees = (stated: number, known: number): boolean => stated === known || (hasDescriptor && stated === 0);
  const [sizes = [], packedSizes = []] = zip64Readings(fields, [header.readUInt32LE(22), header.readUInt32LE(18)]);
  const conflicts: string[] = [];
  const expect = (isSame: boolean, what: string): void => {
    if (!isSame) conflicts.push(what);
  };
  expect(name.equals(Buffer.from(entry.isFolder ? `${entry.path}/` : entry.path)), 'name');
  expect(((header.readUInt16LE(6) ^ entry.flags) & ~LEVEL_FLAGS) === 0, 'flags');
  expect(header.readUInt16LE(8) === entry.method, 'method');
  expect(agrees(header.readUInt32LE(14), entry.crc), 'CRC');
  expect(
    sizes.every((size) => agrees(size, entry.size)),
    'size',
  );
  expect(
    packedSizes.every((size) => agrees(size, entry.compressedSize)),
    'compressed size',
  );
  expect(parsed !== undefined, 'extra fields');
  expect(!hasOtherName(fields, name), 'second name');
  expect(!hasLink(fields), 'link');
  return { length, hasDescriptor, hasZip64: hasZip64(fields), conflicts };
}
