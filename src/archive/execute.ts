import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { SecretPatterns } from '../workspace/secrets.ts';
import type { SourceFile } from '../workspace/files.ts';
import { compressBlock, WINDOW } from './compress.ts';
import { dosTime, STORED } from './container.ts';
import { BLOCK } from './content-digest.ts';
import { Entries } from './entries.ts';
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
    const entries = new Entries(output, this.time, this.options.level);
    try {
      for (const file of files) this.packFile(file, entries);
      return entries.finish();
    } finally {
      entries.close();
    }
  }

  /** A method of its own: what goes once for each file is then optimised once, and as a whole. */
  private packFile(file: SourceFile, entries: Entries): void {
    const bytes = readSource(file, 0, file.size, this.input);
    entries.add(file, bytes, this.patterns?.find(file.path, bytes, 0, bytes.length));
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
