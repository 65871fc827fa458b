import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { StepError } from '../../shared/errors.ts';
import { asFullDisk, isDiskFull } from '../../shared/files/full-disk.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { BlockTask, PackedBlock, PackedFiles } from '../tasks/plan.ts';
import { CentralDirectory } from './central-directory.ts';
import { centralHeader, dataDescriptor, DEFLATED, dosTime, endRecords, localHeader } from './zip-format.ts';
import type { EntryRecord } from './zip-format.ts';

/** Bytes that are gathered before they are written. */
const BUFFER_BYTES = 1024 * 1024;

/** Writes a zip from front to back, and hashes it on the way. */
export class ZipWriter {
  /** Bytes so far. */
  bytes = 0;
  private readonly descriptor: number;
  private readonly hash = createHash('sha256');
  private readonly gathered = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  private filled = 0;
  private readonly directory = new CentralDirectory();
  private readonly time: number;
  /** The large file whose blocks are coming in. */
  private open: EntryRecord | undefined;

  /** @param modified time of every entry, in seconds since 1970 */
  constructor(
    private readonly destination: string,
    modified: number,
  ) {
    this.time = dosTime(modified);
    this.descriptor = this.attempt(() => openSync(destination, 'wx', 0o600));
  }

  /** Files that were packed as a whole; `data` is the output of their task. */
  addFiles({ bytes, directory }: PackedFiles, data: Uint8Array): void {
    this.directory.addMoved(Buffer.from(directory.buffer, directory.byteOffset, directory.length), this.bytes);
    this.write(data.subarray(0, bytes));
  }

  /** The next block of a large file; the first one opens the entry, the last one closes it. */
  addBlock({ file, isLast }: BlockTask, packed: PackedBlock, data: Uint8Array): void {
    if (this.open === undefined) {
      // Nothing of the data is known yet but its size.
      const { path, mode, size } = file;
      const name = Buffer.from(path);
      const [time, offset] = [this.time, this.bytes];
      // Never stored: a program that reads from a pipe cannot tell where stored data of unknown size end.
      const method = DEFLATED;
      this.open = { name, method, mode, time, crc: 0, size, compressedSize: 0, offset, hasDescriptor: true };
      this.write(localHeader(this.open));
    }
    this.write(data.subarray(0, packed.compressedSize));
    const { crc, compressedSize } = this.open;
    this.open = {
      ...this.open,
      crc: combineCrc32(crc, packed.crc, packed.size),
      compressedSize: compressedSize + packed.compressedSize,
    };
    if (!isLast) return;
    this.write(dataDescriptor(this.open));
    this.directory.add(centralHeader(this.open));
    this.open = undefined;
  }

  /** Writes the central directory. @returns SHA-256 of the zip in hex */
  finish(): string {
    const offset = this.bytes;
    this.write(this.directory.headers());
    this.write(endRecords(this.directory.count, offset, this.bytes - offset));
    this.flush();
    return this.hash.digest('hex');
  }

  /** Closes the file, finished or not. */
  close(): void {
    this.attempt(() => closeSync(this.descriptor));
  }

  private write(data: Uint8Array): void {
    this.bytes += data.length;
    if (data.length > BUFFER_BYTES - this.filled) this.flush();
    if (data.length >= BUFFER_BYTES) return this.put(data);
    this.gathered.set(data, this.filled);
    this.filled += data.length;
  }

  private flush(): void {
    this.put(this.gathered.subarray(0, this.filled));
    this.filled = 0;
  }

  private put(data: Uint8Array): void {
    this.hash.update(data);
    for (let written = 0; written < data.length;)
      written += this.attempt(() => writeSync(this.descriptor, data, written));
  }

  private attempt<Result>(action: () => Result): Result {
    try {
      return action();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      if (isDiskFull(error)) throw asFullDisk(error, dirname(this.destination));
      const message = `The zip cannot be written: ${safeText(code)}. Check that the folder for temporary files is writable and has space.`;
      throw new StepError('invalid-file', message);
    }
  }
}

/**
 * CRC-32 of two pieces of data one after the other, from the CRCs of the pieces and the length of the second: appending
 * n zero bytes to the first is a linear map over GF(2), applied here by repeated squaring (as zlib's crc32_combine).
 */
function combineCrc32(first: number, second: number, secondLength: number): number {
  let crc = first;
  for (let length = secondLength, exponent = 0; length > 0; length = Math.floor(length / 2), exponent += 1) {
    if (length % 2 === 1) crc = times(zeroBytes(exponent), crc);
  }
  return (crc ^ second) >>> 0;
}

/** 32 columns, the image of each bit. */
type Matrix = readonly number[];

/** The maps for 1, 2, 4, 8 … zero bytes, made when they are first needed. */
const POWERS: Matrix[] = [];

function zeroBytes(exponent: number): Matrix {
  let power = POWERS[exponent];
  if (power === undefined) {
    power = exponent === 0 ? zeroByte() : square(zeroBytes(exponent - 1));
    POWERS[exponent] = power;
  }
  return power;
}

/** The map for one zero bit, squared to 2, 4 and 8 bits. */
function zeroByte(): Matrix {
  const zeroBit = [0xedb88320, ...Array.from({ length: 31 }, (_, bit) => 1 << bit)];
  return square(square(square(zeroBit)));
}

function times(matrix: Matrix, vector: number): number {
  let sum = 0;
  for (let bit = 0; bit < 32; bit += 1) if ((vector >>> bit) & 1) sum ^= matrix[bit] ?? 0;
  return sum;
}

function square(matrix: Matrix): Matrix {
  return matrix.map((column) => times(matrix, column));
}
