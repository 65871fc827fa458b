import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { isLfsPointer } from '../workspace/checks.ts';
import { SecretPatterns } from '../workspace/secrets.ts';
import type { FoundSecret } from '../workspace/secrets.ts';
import { CentralDirectory } from './central-directory.ts';
import { compressBlock, Compressor, WINDOW } from './compress.ts';
import { centralHeader, dosTime, localHeader, localHeaderLength, STORED } from './container.ts';
import { BLOCK, contentRecord, digestOfBlocks } from './content-digest.ts';
import { readSource } from './source.ts';
import { LARGE } from './work.ts';
import type { BlockTask, FilesTask, Packed, PackedBlock, PackedFiles, PackOptions, Task } from './work.ts';

/** Does tasks, on whichever thread it lives: reads, checks, hashes, scans and deflates. Keeps one buffer for reading. */
export class Executor {
  private readonly input = Buffer.allocUnsafeSlow(LARGE);
  private readonly patterns: SecretPatterns | undefined;
  private readonly time: number;

  constructor(private readonly options: PackOptions) {
    this.time = dosTime(options.modified);
    const scan = options.secretScan;
    this.patterns = scan === undefined ? undefined : new SecretPatterns(scan.password);
  }

  /**
   * Does one task.
   * @param output takes the bytes; at least `OUTPUT_BYTES` long
   * @throws {StepError} as `readSource` does
   */
  execute(task: Task, output: Uint8Array): Packed {
    return task.kind === 'block' ? this.packBlock(task, output) : this.packFiles(task, output);
  }

  private packFiles({ files }: FilesTask, output: Uint8Array): PackedFiles {
    const compressor = new Compressor(this.options.level);
    const directory = new CentralDirectory();
    const lfsPointers: number[] = [];
    const secrets: { index: number; found: FoundSecret }[] = [];
    let contentRecords = '';
    let filled = 0;
    try {
      for (const [index, file] of files.entries()) {
        const { path: name, mode } = file;
        const bytes = readSource(file, 0, file.size, this.input);
        const data = output.subarray(filled + localHeaderLength(name));
        const { method, compressedSize } = compressor.compress(bytes, data);
        const known = { crc: crc32(bytes), size: bytes.length, compressedSize, hasDescriptor: false };
        const entry = { name, method, mode, time: this.time, offset: filled, ...known };
        output.set(localHeader(entry), filled);
        directory.add(centralHeader(entry));
        filled += localHeaderLength(name) + compressedSize;
        contentRecords += contentRecord(file, digestOf(bytes));
        if (isLfsPointer(file, bytes)) lfsPointers.push(index);
        const found = this.patterns?.find(file.path, bytes, 0, bytes.length) ?? [];
        for (const secret of found) secrets.push({ index, found: secret });
      }
    } finally {
      compressor.close();
    }
    return {
      kind: 'files',
      bytes: filled,
      // A copy of its own: the memory behind it is larger, and would travel as a whole.
      directory: Uint8Array.from(directory.headers()),
      contentRecords,
      lfsPointers,
      secrets,
    };
  }

  private packBlock({ file, start, isLast, method }: BlockTask, output: Uint8Array): PackedBlock {
    const length = Math.min(BLOCK, file.size - start);
    const before = Math.min(WINDOW, start);
    const all = readSource(file, start - before, before + length, this.input);
    const bytes = all.subarray(before);
    const data = method === STORED ? bytes : compressBlock(bytes, all.subarray(0, before), isLast, this.options.level);
    output.set(data);
    // The window before the block is wider than a secret, so what straddles two blocks is found in the later one.
    const found = this.patterns?.findInBlock(file.path, all, before, isLast) ?? [];
    return {
      kind: 'block',
      crc: crc32(bytes),
      size: length,
      compressedSize: data.length,
      sha256: hash('sha256', bytes),
      secrets: found.map(({ kind, offset }) => ({
        kind,
        offset: offset === undefined ? undefined : start - before + offset,
      })),
    };
  }
}

function digestOf(bytes: Buffer): string {
  if (bytes.length <= BLOCK) return hash('sha256', bytes);
  return digestOfBlocks([bytes.subarray(0, BLOCK), bytes.subarray(BLOCK)].map((block) => hash('sha256', block)));
}
