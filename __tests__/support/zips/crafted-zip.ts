import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip made by hand. What is not given is as a careful packer on Unix has it. */
export interface CraftedEntry {
  readonly name: string | Buffer;
  readonly data?: string | Buffer;
  /** As claimed; 8 deflates the data, any other value leaves them as they are. */
  readonly method?: number;
  readonly flags?: number;
  /** Unix mode with the file type. */
  readonly mode?: number;
  /** System that made it: 3 is Unix, 0 is DOS. */
  readonly host?: number;
  /** MS-DOS attributes. */
  readonly dos?: number;
  /** Values that are claimed in both headers. */
  readonly size?: number;
  readonly crc?: number;
  /** Values that only the local header has. */
  readonly local?: {
    readonly name?: string;
    readonly crc?: number;
    readonly size?: number;
    readonly method?: number;
    readonly flags?: number;
    readonly compressedSize?: number;
    readonly extra?: Buffer;
  };
  /** Extra field of the central header. */
  readonly extra?: Buffer;
  /** Comment of the central header. */
  readonly comment?: Buffer;
  /** Sizes and CRC follow the data; as these bytes, where there are any. */
  readonly descriptor?: boolean | Buffer;
  /** Bytes behind the deflated data, which the compressed size counts. */
  readonly rest?: Buffer;
  /** Bytes behind the entry, which nothing counts. */
  readonly after?: Buffer;
  /** Only a local header names it. */
  readonly isHidden?: boolean;
  /** In the directory, but not in the number of entries. */
  readonly isUncounted?: boolean;
  /** Sizes and offset are in Zip64 extra fields. */
  readonly zip64?: boolean;
  /** Has no data of its own: it points to the entry of this number. */
  readonly sameAs?: number;
}

export interface CraftedZip {
  readonly comment?: string;
  /** Bytes before the first entry; offsets are right. */
  readonly prefix?: Buffer;
  /** End records of Zip64. */
  readonly zip64?: boolean;
}

const FULL = 0xffffffff;

/** A zip with these entries, which may be wrong in any way that the fields allow (APPNOTE 4.3). */
export function craftZip(entries: readonly CraftedEntry[], options: CraftedZip = {}): Buffer {
  const { comment = '', prefix = Buffer.alloc(0), zip64 = false } = options;
  const locals: Buffer[] = [prefix];
  const central: Buffer[] = [];
  const offsets: number[] = [];
  let end = prefix.length;
  for (const entry of entries) {
    const offset = entry.sameAs === undefined ? end : (offsets[entry.sameAs] ?? 0);
    offsets.push(offset);
    const parts = headersOf(entry, offset);
    if (entry.isHidden !== true) central.push(parts.central);
    if (entry.sameAs !== undefined) continue;
    locals.push(parts.local);
    end += parts.local.length;
  }
  const directory = Buffer.concat(central);
  const count = central.length - entries.filter(({ isUncounted }) => isUncounted === true).length;
  const records = zip64 ? wideEnd(count, directory.length, end) : Buffer.alloc(0);
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(zip64 ? 0xffff : count, 8);
  last.writeUInt16LE(zip64 ? 0xffff : count, 10);
  last.writeUInt32LE(zip64 ? FULL : directory.length, 12);
  last.writeUInt32LE(zip64 ? FULL : end, 16);
  last.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...locals, directory, records, last, Buffer.from(comment)]);
}

function headersOf(entry: CraftedEntry, offset: number): { local: Buffer; central: Buffer } {
  const { method = 0, mode = 0o100644, host = 3, zip64 = false } = entry;
  const { extra = Buffer.alloc(0), comment = Buffer.alloc(0) } = entry;
  const descriptor = entry.descriptor !== undefined && entry.descriptor !== false;
  const bytes = Buffer.from(entry.data ?? '');
  const data = Buffer.concat([method === 8 ? deflateRawSync(bytes) : bytes, entry.rest ?? Buffer.alloc(0)]);
  const { size = bytes.length, crc = crc32(bytes) } = entry;
  const flags = (entry.flags ?? 0x800) | (descriptor ? 8 : 0);
  const name = Buffer.from(entry.name);
  const sizes = zip64 ? wideExtra([size, data.length]) : Buffer.alloc(0);

  const localName = entry.local?.name === undefined ? name : Buffer.from(entry.local.name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(zip64 ? 45 : 20, 4);
  local.writeUInt16LE(entry.local?.flags ?? flags, 6);
  local.writeUInt16LE(entry.local?.method ?? method, 8);
  local.writeUInt16LE(0x21, 12);
  local.writeUInt32LE(entry.local?.crc ?? (descriptor ? 0 : crc), 14);
  local.writeUInt32LE(entry.local?.compressedSize ?? (descriptor ? 0 : zip64 ? FULL : data.length), 18);
  local.writeUInt32LE(entry.local?.size ?? (descriptor ? 0 : zip64 ? FULL : size), 22);
  const localFields = Buffer.concat([descriptor ? Buffer.alloc(0) : sizes, entry.local?.extra ?? Buffer.alloc(0)]);
  local.writeUInt16LE(localName.length, 26);
  local.writeUInt16LE(localFields.length, 28);
  const tail = Buffer.isBuffer(entry.descriptor)
    ? entry.descriptor
    : descriptor
      ? words(0x08074b50, crc, data.length, size)
      : Buffer.alloc(0);

  const fields = Buffer.concat([zip64 ? wideExtra([size, data.length, offset]) : Buffer.alloc(0), extra]);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE((host << 8) | 45, 4);
  header.writeUInt16LE(zip64 ? 45 : 20, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt16LE(0x21, 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(zip64 ? FULL : data.length, 20);
  header.writeUInt32LE(zip64 ? FULL : size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(fields.length, 30);
  header.writeUInt16LE(comment.length, 32);
  header.writeUInt32LE(((mode << 16) | (entry.dos ?? 0)) >>> 0, 38);
  header.writeUInt32LE(zip64 ? FULL : offset, 42);
  return {
    local: Buffer.concat([local, localName, localFields, data, tail, entry.after ?? Buffer.alloc(0)]),
    central: Buffer.concat([header, name, fields, comment]),
  };
}

/** 4.5.3 */
function wideExtra(values: readonly number[]): Buffer {
  const field = Buffer.alloc(4 + 8 * values.length);
  field.writeUInt16LE(0x0001, 0);
  field.writeUInt16LE(8 * values.length, 2);
  for (const [index, value] of values.entries()) field.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  return field;
}

/** 4.3.14 and 4.3.15 */
function wideEnd(entries: number, directorySize: number, directoryOffset: number): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(entries), 24);
  record.writeBigUInt64LE(BigInt(entries), 32);
  record.writeBigUInt64LE(BigInt(directorySize), 40);
  record.writeBigUInt64LE(BigInt(directoryOffset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(directoryOffset + directorySize), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator]);
}

/** Numbers of 4 bytes, as descriptors are made of. */
export function words(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, 4 * index);
  return bytes;
}

/** An extra field (4.5.1). */
export function extraField(id: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

/** Info-ZIP Unicode Path (APPNOTE 4.6.9) of an entry. */
export function unicodePath(name: string, other: string): Buffer {
  return extraField(0x7075, Buffer.concat([Buffer.from([1]), words(crc32(name)), Buffer.from(other)]));
}

/** ASi Unix (Info-ZIP's proginfo/extrafld.txt) with this mode. */
export function asiUnix(mode: number, target = ''): Buffer {
  const data = Buffer.concat([Buffer.alloc(10), Buffer.from(target)]);
  data.writeUInt16LE(mode, 0);
  data.writeUInt32LE(target.length, 2);
  return extraField(0x756e, Buffer.concat([words(crc32(data)), data]));
}
