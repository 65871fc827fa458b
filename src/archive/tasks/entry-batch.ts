import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { isLfsPointer } from '../../workspace/notes/lfs-pointers.ts';
import type { SourceFile } from '../../workspace/files.ts';
import type { FoundSecret } from '../../secret-scan/findings.ts';
import { CentralDirectory } from '../zip/central-directory.ts';
import { compressFile } from './compress.ts';
import { centralHeader, localHeader, localHeaderLength } from '../zip/zip-format.ts';
import { BLOCK_BYTES, contentRecord, digestOfBlocks } from '../zip/content-digest.ts';
import type { PackedFiles } from './plan.ts';

/** The entries of one task, as they stand in the zip: local header and data of one file after the other. */
export class EntryBatch {
  private readonly directory = new CentralDirectory();
  private readonly lfsPointers: number[] = [];
  private readonly secrets: { index: number; found: FoundSecret }[] = [];
  private contentRecords = '';
  private filled = 0;

  /**
   * @param output takes the bytes; must have room for all files and their headers
   * @param time of every entry, as `dosTime` makes it
   * @param level deflate level 0 to 9
   */
  constructor(
    private readonly output: Uint8Array,
    private readonly time: number,
    private readonly level: number,
  ) {}

  /** The next file, with all of its bytes and what the scan found in them. */
  add(file: SourceFile, bytes: Buffer, found: readonly FoundSecret[] = []): void {
    const name = Buffer.from(file.path);
    const offset = this.filled;
    const start = offset + localHeaderLength(name);
    const { method, data } = compressFile(bytes, this.level);
    this.output.set(data, start);
    const entry = {
      name,
      method,
      mode: file.mode,
      time: this.time,
      crc: crc32(bytes),
      size: bytes.length,
      compressedSize: data.length,
      offset,
      hasDescriptor: false,
    };
    this.output.set(localHeader(entry), offset);
    const index = this.directory.count;
    this.directory.add(centralHeader(entry));
    this.filled = start + data.length;
    this.contentRecords += contentRecord(file, digestOf(bytes));
    if (isLfsPointer(file, bytes)) this.lfsPointers.push(index);
    for (const secret of found) this.secrets.push({ index, found: secret });
  }

  finish(): PackedFiles {
    return {
      kind: 'files',
      bytes: this.filled,
      // A copy of its own: the underlying memory is larger, and would travel as a whole.
      directory: Uint8Array.from(this.directory.headers()),
      contentRecords: this.contentRecords,
      lfsPointers: this.lfsPointers,
      secrets: this.secrets,
    };
  }
}

function digestOf(bytes: Buffer): string {
  if (bytes.length <= BLOCK_BYTES) return hash('sha256', bytes);
  return digestOfBlocks(
    [bytes.subarray(0, BLOCK_BYTES), bytes.subarray(BLOCK_BYTES)].map((block) => hash('sha256', block)),
  );
}
