/**
 * The records of a zip file (PKWARE APPNOTE 6.3.10), each as the bytes to write. Names are UTF-8, no record holds
 * anything of this machine but the Unix mode.
 */
export interface EntryRecord {
  /** In UTF-8. */
  readonly name: Uint8Array;
  readonly method: Method;
  /** Unix permission bits. */
  readonly mode: number;
  /** MS-DOS date and time, as `dosTime` makes it. */
  readonly time: number;
  readonly crc: number;
  readonly size: number;
  readonly compressedSize: number;
  /** Of the local header in the file. */
  readonly offset: number;
  /** CRC and compressed size follow the data, as they were not known before it. */
  readonly hasDescriptor: boolean;
}

export const STORED = 0;
export const DEFLATED = 8;
export type Method = typeof STORED | typeof DEFLATED;

/** What the records begin with (4.3.7, 4.3.9, 4.3.12, 4.3.14 to 4.3.16). */
export const LOCAL_SIGNATURE = 0x04034b50;
export const DESCRIPTOR_SIGNATURE = 0x08074b50;
export const CENTRAL_SIGNATURE = 0x02014b50;
export const END_SIGNATURE = 0x06054b50;
export const ZIP64_END_SIGNATURE = 0x06064b50;
export const ZIP64_LOCATOR_SIGNATURE = 0x07064b50;
/** Bytes of a local file header without name and extra field. */
export const LOCAL_HEADER_BYTES = 30;
/** Bytes of a central directory header without name and extra field. */
export const CENTRAL_HEADER_BYTES = 46;
const MAX_UINT16 = 0xffff;
const MAX_UINT32 = 0xffffffff;
/** General purpose flags (4.4.4): names are UTF-8; CRC and sizes follow the data, in a data descriptor. */
const UTF8_FLAG = 0x0800;
export const DESCRIPTOR_FLAG = 0x0008;
/** Made on Unix (4.4.2), by version 4.5, which knows Zip64. */
const MADE_BY = (3 << 8) | 45;

/** 4.3.7 Local file header. Zip64 is announced for every entry with a descriptor whose size may need it (4.3.9.2). */
export function localHeader(entry: EntryRecord): Buffer {
  const wide = isWide(entry);
  const extra = wide ? [entry.size, entry.hasDescriptor ? 0 : entry.compressedSize] : [];
  const header = startHeader(LOCAL_HEADER_BYTES, entry.name, extra, 26);
  header.writeUInt32LE(LOCAL_SIGNATURE, 0);
  header.writeUInt16LE(wide ? 45 : 20, 4);
  writeCommon(header, 6, entry, wide, entry.hasDescriptor);
  return header;
}

/** Most bytes that the local header of a file below 4 GiB can take. */
export function localHeaderRoom(name: string): number {
  return LOCAL_HEADER_BYTES + 3 * name.length;
}

/** Bytes that the local header of a file below 4 GiB takes. */
export function localHeaderLength(name: Uint8Array): number {
  return LOCAL_HEADER_BYTES + name.length;
}

/** 4.3.9 Data descriptor, with its signature; 8-byte sizes if the local header announced Zip64. */
export function dataDescriptor(entry: EntryRecord): Buffer {
  const wide = isWide(entry);
  const record = Buffer.alloc(wide ? 24 : 16);
  record.writeUInt32LE(DESCRIPTOR_SIGNATURE, 0);
  record.writeUInt32LE(entry.crc, 4);
  if (wide) {
    record.writeBigUInt64LE(BigInt(entry.compressedSize), 8);
    record.writeBigUInt64LE(BigInt(entry.size), 16);
  } else {
    record.writeUInt32LE(entry.compressedSize, 8);
    record.writeUInt32LE(entry.size, 12);
  }
  return record;
}

/** 4.3.12 Central directory header. */
export function centralHeader(entry: EntryRecord): Buffer {
  const wide = isWide(entry);
  const far = entry.offset >= MAX_UINT32;
  const extra = [...(wide ? [entry.size, entry.compressedSize] : []), ...(far ? [entry.offset] : [])];
  const header = startHeader(CENTRAL_HEADER_BYTES, entry.name, extra, 28);
  header.writeUInt32LE(CENTRAL_SIGNATURE, 0);
  header.writeUInt16LE(MADE_BY, 4);
  header.writeUInt16LE(wide || far ? 45 : 20, 6);
  writeCommon(header, 8, entry, wide, false);
  // No comment, the first disk, no internal attributes.
  header.fill(0, 32, 38);
  // 4.4.15: Unix file type (regular) and permissions in the upper half.
  header.writeUInt32LE(((0o100000 | entry.mode) << 16) >>> 0, 38);
  header.writeUInt32LE(far ? MAX_UINT32 : entry.offset, 42);
  return header;
}

/**
 * One of several central directory headers, with its entry `by` bytes further back in the file.
 * @param at where it begins; it is overwritten
 * @returns the header, and where the next one begins
 */
export function moveHeader(headers: Buffer, at: number, by: number): { header: Buffer; next: number } {
  const next = at + CENTRAL_HEADER_BYTES + headers.readUInt16LE(at + 28) + headers.readUInt16LE(at + 30);
  const header = headers.subarray(at, next);
  const offset = header.readUInt32LE(42) + by;
  header.writeUInt32LE(Math.min(offset, MAX_UINT32), 42);
  if (offset < MAX_UINT32) return { header, next };
  // Entries that are moved are smaller than 4 GiB, so that there is no extra field yet.
  header.writeUInt16LE(45, 6);
  header.writeUInt16LE(12, 30);
  const extra = Buffer.alloc(12);
  writeZip64(extra, 0, [offset]);
  return { header: Buffer.concat([header, extra]), next };
}

/** 4.3.14 to 4.3.16: the end of the central directory, with the Zip64 records where a number needs them. */
export function endRecords(entries: number, directoryOffset: number, directorySize: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_SIGNATURE, 0);
  end.writeUInt16LE(Math.min(entries, MAX_UINT16), 8);
  end.writeUInt16LE(Math.min(entries, MAX_UINT16), 10);
  end.writeUInt32LE(Math.min(directorySize, MAX_UINT32), 12);
  end.writeUInt32LE(Math.min(directoryOffset, MAX_UINT32), 16);
  if (entries < MAX_UINT16 && directoryOffset < MAX_UINT32 && directorySize < MAX_UINT32) return end;

  const wide = Buffer.alloc(56);
  wide.writeUInt32LE(ZIP64_END_SIGNATURE, 0);
  wide.writeBigUInt64LE(44n, 4);
  wide.writeUInt16LE(MADE_BY, 12);
  wide.writeUInt16LE(45, 14);
  wide.writeBigUInt64LE(BigInt(entries), 24);
  wide.writeBigUInt64LE(BigInt(entries), 32);
  wide.writeBigUInt64LE(BigInt(directorySize), 40);
  wide.writeBigUInt64LE(BigInt(directoryOffset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(ZIP64_LOCATOR_SIGNATURE, 0);
  locator.writeBigUInt64LE(BigInt(directoryOffset + directorySize), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([wide, locator, end]);
}

/** Date and time of an entry (4.4.6): local time without a zone, here always UTC; from 1980, in steps of two seconds. */
export function dosTime(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}

/**
 * A header of `fixed` bytes, of which only the lengths at `lengthsAt` are written, with the name and the extra field
 * behind it. One piece of memory, as there are two for every file.
 * @param extra values of the Zip64 extended information; none, no extra field
 */
function startHeader(fixed: number, name: Uint8Array, extra: readonly number[], lengthsAt: number): Buffer {
  const extraLength = extra.length === 0 ? 0 : 4 + 8 * extra.length;
  const header = Buffer.allocUnsafe(fixed + name.length + extraLength);
  header.set(name, fixed);
  header.writeUInt16LE(name.length, lengthsAt);
  header.writeUInt16LE(extraLength, lengthsAt + 2);
  if (extraLength > 0) writeZip64(header, fixed + name.length, extra);
  return header;
}

/** 4.5.3 Zip64 extended information: only the values whose fields in the header are full. */
function writeZip64(header: Buffer, at: number, values: readonly number[]): void {
  header.writeUInt16LE(0x0001, at);
  header.writeUInt16LE(8 * values.length, at + 2);
  for (const [index, value] of values.entries()) header.writeBigUInt64LE(BigInt(value), at + 4 + 8 * index);
}

/** Flags, method, time, CRC and sizes: the same in both headers. */
function writeCommon(header: Buffer, at: number, entry: EntryRecord, wide: boolean, unknown: boolean): void {
  header.writeUInt16LE(UTF8_FLAG | (entry.hasDescriptor ? DESCRIPTOR_FLAG : 0), at);
  header.writeUInt16LE(entry.method, at + 2);
  header.writeUInt32LE(entry.time, at + 4);
  header.writeUInt32LE(unknown ? 0 : entry.crc, at + 8);
  header.writeUInt32LE(wide ? MAX_UINT32 : unknown ? 0 : entry.compressedSize, at + 12);
  header.writeUInt32LE(wide ? MAX_UINT32 : unknown ? 0 : entry.size, at + 16);
}

/**
 * Whether the sizes need Zip64. The local header of a large file is written before its data are deflated, which may grow
 * them: each block of 1 MiB by less than 2 KiB, so all of them together by less than 8 MiB.
 */
function isWide({ size, compressedSize, hasDescriptor }: EntryRecord): boolean {
  return Math.max(size, compressedSize) >= MAX_UINT32 || (hasDescriptor && size >= MAX_UINT32 - 8 * 1024 * 1024);
}
