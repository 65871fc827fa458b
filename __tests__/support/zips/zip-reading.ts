import { crc32, inflateRawSync } from 'node:zlib';

/** One entry of a zip, read from the central directory and its local header (APPNOTE 4.3). */
export interface ReadEntry {
  readonly name: string;
  readonly content: Buffer;
  /** Unix mode with the file type, from the external attributes. */
  readonly mode: number;
  /** Host system that made it: 3 is Unix. */
  readonly host: number;
  readonly flags: number;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  /** Date and time as written, which has no time zone: `1980-01-01 00:00:00`. */
  readonly modified: string;
  /** Bytes of extra fields in both headers. */
  readonly extra: number;
}

/** Reads a zip that is less than 4 GiB and has no comment. @throws {Error} on anything that is not as it should be */
export function readZip(zip: Buffer): ReadEntry[] {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('no end of central directory');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const entries: ReadEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('no central header');
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    );
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    const method = zip.readUInt16LE(at + 10);
    const local = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(local) !== 0x04034b50) throw new Error('no local header');
    const localExtra = zip.readUInt16LE(local + 28);
    const start = local + 30 + zip.readUInt16LE(local + 26) + localExtra;
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const content = method === 0 ? packed : inflateRawSync(packed);
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`wrong CRC of ${name}`);
    if (content.length !== zip.readUInt32LE(at + 24)) throw new Error(`wrong size of ${name}`);
    entries.push({
      name,
      content,
      mode: zip.readUInt32LE(at + 38) >>> 16,
      host: zip.readUInt8(at + 5),
      flags: zip.readUInt16LE(at + 8),
      method,
      modified: dosTime(zip.readUInt16LE(at + 14), zip.readUInt16LE(at + 12)),
      extra: extraLength + localExtra,
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  if (at !== end) throw new Error('bytes behind the central directory');
  return entries;
}

function dosTime(date: number, time: number): string {
  const day = `${1980 + (date >> 9)}-${two((date >> 5) & 15)}-${two(date & 31)}`;
  return `${day} ${two(time >> 11)}:${two((time >> 5) & 63)}:${two((time & 31) * 2)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
