import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';

/** A file as git keeps it. */
export interface TrackedFile {
  /** From the top of the repository. */
  readonly name: string;
  readonly mode: 0o100644 | 0o100755 | 0o120000;
  /** Of the file; of a link, its target. */
  readonly content: string | Buffer;
}

/** Bytes of an entry before its path. */
const FIXED_BYTES = 62;

/**
 * Writes what `git add` writes for new files in a new repository: the index (git-scm.com/docs/index-format, version 2),
 * and an object for each file. Without times and inodes, so git compares contents where it would trust these.
 */
export function writeIndex(folder: string, files: readonly TrackedFile[]): void {
  const tracked = files.map((file) => ({ ...file, bytes: Buffer.from(file.name) }));
  tracked.sort((one, other) => Buffer.compare(one.bytes, other.bytes));
  const entries = tracked.map(({ bytes, mode, content }) => {
    const length = FIXED_BYTES + bytes.length;
    const entry = Buffer.alloc(length + 8 - (length % 8));
    entry.writeUInt32BE(mode, 24);
    entry.writeUInt32BE(Buffer.byteLength(content), 36);
    writeObject(folder, content).copy(entry, 40);
    entry.writeUInt16BE(Math.min(bytes.length, 0xfff), 60);
    bytes.copy(entry, FIXED_BYTES);
    return entry;
  });
  const head = Buffer.from('DIRC\0\0\0\x02\0\0\0\0');
  head.writeUInt32BE(entries.length, 8);
  const index = Buffer.concat([head, ...entries]);
  writeFileSync(path.join(folder, '.git', 'index'), Buffer.concat([index, sha1(index)]));
}

/** @returns the ID of the object, 20 bytes */
function writeObject(folder: string, content: string | Buffer): Buffer {
  const object = Buffer.concat([Buffer.from(`blob ${Buffer.byteLength(content)}\0`), Buffer.from(content)]);
  const id = sha1(object);
  const hex = id.toString('hex');
  const place = path.join(folder, '.git', 'objects', hex.slice(0, 2));
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, hex.slice(2)), deflateSync(object));
  return id;
}

const sha1 = (bytes: Buffer): Buffer => createHash('sha1').update(bytes).digest();
