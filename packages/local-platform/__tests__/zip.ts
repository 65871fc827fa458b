import { crc32 } from 'node:zlib';

/** One entry of a zip made by hand, so that tests can also make the zips that no packer makes. */
export interface ZipEntry {
  readonly name: string;
  readonly data?: string | Buffer;
  /** General purpose bits; 0x800 (names are UTF-8) by default. */
  readonly flags?: number;
  /** Unix mode with its type bits; by default nothing is said of it. */
  readonly mode?: number;
}

/** A zip with stored entries. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data = '', flags = 0x800, mode = 0 } of entries) {
    const bytes = Buffer.from(data);
    const label = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, label, bytes]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(mode * 2 ** 16, 6);
    tail.writeUInt32LE(offset, 10);
    locals.push(local);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0003'), common, tail, label]));
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
}

/** The smallest archive worth deploying. */
export function appZip(content = '{"name":"site"}'): Buffer {
  return zipOf([{ name: 'package.json', data: content }]);
}
