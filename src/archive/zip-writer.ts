import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { StepError } from '../errors.ts';
import { safeText } from '../text.ts';
import type { SourceFile } from '../workspace/files.ts';
import { centralHeader, dataDescriptor, dosTime, endRecords, localHeader } from './container.ts';
import type { EntryRecord, Method } from './container.ts';
import { combineCrc32 } from './crc32-combine.ts';
import type { Packed } from './work.ts';

/** Bytes that are gathered before they are written. */
const GATHERED = 1024 * 1024;

/** Writes a zip from front to back, and hashes it on the way. */
export class ZipWriter {
  /** Bytes so far. */
  bytes = 0;
  private readonly descriptor: number;
  private readonly hash = createHash('sha256');
  private readonly gathered = Buffer.allocUnsafeSlow(GATHERED);
  private filled = 0;
  private readonly directory: Buffer[] = [];
  private readonly time: number;
  /** The large file whose blocks are coming in. */
  private open: EntryRecord | undefined;

  /** @param modified time of every entry, in seconds since 1970 */
  constructor(destination: string, modified: number) {
    this.time = dosTime(modified);
    this.descriptor = attempt(() => openSync(destination, 'wx', 0o600));
  }

  /** A file that was packed as a whole: sizes and CRC are known before its data. */
  addWhole(file: SourceFile, packed: Packed, data: Uint8Array): void {
    const entry = this.entryOf(file, packed.method, false, packed);
    this.write(localHeader(entry));
    this.write(data);
    this.directory.push(centralHeader(entry));
  }

  /** The next block of a large file; the first one opens the entry, the last one closes it. */
  addBlock(file: SourceFile, packed: Packed, data: Uint8Array, isLast: boolean): void {
    if (this.open === undefined) {
      // Nothing of the data is known yet but its size.
      this.open = this.entryOf(file, packed.method, true, { crc: 0, size: file.size, compressedSize: 0 });
      this.write(localHeader(this.open));
    }
    this.write(data);
    const { crc, compressedSize } = this.open;
    this.open = {
      ...this.open,
      crc: combineCrc32(crc, packed.crc, packed.size),
      compressedSize: compressedSize + packed.compressedSize,
    };
    if (!isLast) return;
    this.write(dataDescriptor(this.open));
    this.directory.push(centralHeader(this.open));
    this.open = undefined;
  }

  /** Writes the central directory. @returns SHA-256 of the zip in hex */
  finish(): string {
    const offset = this.bytes;
    for (const header of this.directory) this.write(header);
    this.write(endRecords(this.directory.length, offset, this.bytes - offset));
    this.flush();
    return this.hash.digest('hex');
  }

  /** Lets go of the file, finished or not. */
  close(): void {
    closeSync(this.descriptor);
  }

  private entryOf(
    { path, mode }: SourceFile,
    method: Method,
    hasDescriptor: boolean,
    { crc, size, compressedSize }: Pick<Packed, 'crc' | 'size' | 'compressedSize'>,
  ): EntryRecord {
    const name = Buffer.from(path, 'utf8');
    return { name, method, mode, time: this.time, crc, size, compressedSize, offset: this.bytes, hasDescriptor };
  }

  private write(data: Uint8Array): void {
    this.bytes += data.length;
    if (data.length > GATHERED - this.filled) this.flush();
    if (data.length >= GATHERED) return this.put(data);
    this.gathered.set(data, this.filled);
    this.filled += data.length;
  }

  private flush(): void {
    this.put(this.gathered.subarray(0, this.filled));
    this.filled = 0;
  }

  private put(data: Uint8Array): void {
    this.hash.update(data);
    for (let written = 0; written < data.length;) {
      written += attempt(() => writeSync(this.descriptor, data, written));
    }
  }
}

function attempt<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const message = `The zip cannot be written: ${safeText(code)}. Check that the runner's temp folder is writable and has space.`;
    throw new StepError('invalid-file', message);
  }
}
