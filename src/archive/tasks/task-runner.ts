import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { SecretScanner } from '../../secret-scan/scanner.ts';
import type { SourceFile } from '../../workspace/files.ts';
import { compressBlock, isCompressible, SAMPLE_BYTES, sampleOffsets, WINDOW_BYTES } from './compress.ts';
import { DEFLATED, dosTime, STORED } from '../zip/zip-format.ts';
import type { Method } from '../zip/zip-format.ts';
import { BLOCK_BYTES } from '../zip/content-digest.ts';
import { EntryBatch } from './entry-batch.ts';
import { readSource } from './read-source.ts';
import { MAX_WHOLE_FILE_BYTES } from './plan.ts';
import type { BlockTask, FilesTask, Packed, PackedBlock, PackedFiles, PackOptions, Task } from './plan.ts';

/** Runs tasks, on whichever thread it lives: reads, checks, hashes, scans and deflates. */
export class TaskRunner {
  /** Takes what is read: a whole file, or a block with the window before it. */
  private readonly input = Buffer.allocUnsafeSlow(MAX_WHOLE_FILE_BYTES);
  private readonly scanner: SecretScanner | undefined;
  private readonly time: number;

  constructor(private readonly options: PackOptions) {
    this.time = dosTime(options.modified);
    this.scanner = options.secretScan === undefined ? undefined : new SecretScanner(options.secretScan);
  }

  /**
   * Runs one task.
   * @param output takes the bytes; at least `OUTPUT_BYTES` long
   * @throws {StepError} as `readSource` does
   */
  run(task: Task, output: Uint8Array): Packed {
    return task.kind === 'block' ? this.packBlock(task, output) : this.packFiles(task, output);
  }

  /**
   * How a large file is packed: deflated, if samples of it get smaller.
   * @throws {StepError} as `readSource` does
   */
  methodOf(file: SourceFile): Method {
    if (this.options.level === 0) return STORED;
    const samples = sampleOffsets(file.size).map((offset, index) =>
      readSource(file, offset, SAMPLE_BYTES, this.input.subarray(index * SAMPLE_BYTES)),
    );
    return isCompressible(samples) ? DEFLATED : STORED;
  }

  private packFiles({ files }: FilesTask, output: Uint8Array): PackedFiles {
    const batch = new EntryBatch(output, this.time, this.options.level);
    for (const file of files) this.packFile(file, batch);
    return batch.finish();
  }

  /** A method of its own: what goes once for each file is then optimised once, and as a whole. */
  private packFile(file: SourceFile, batch: EntryBatch): void {
    const bytes = readSource(file, 0, file.size, this.input);
    batch.add(file, bytes, this.scanner?.find(file.path, bytes, 0, bytes.length));
  }

  private packBlock({ file, start, isLast, method }: BlockTask, output: Uint8Array): PackedBlock {
    const length = Math.min(BLOCK_BYTES, file.size - start);
    const before = Math.min(WINDOW_BYTES, start);
    const all = readSource(file, start - before, before + length, this.input);
    const bytes = all.subarray(before);
    const data = method === STORED ? bytes : compressBlock(bytes, all.subarray(0, before), isLast, this.options.level);
    output.set(data);
    // The window before the block is wider than a secret, so what straddles two blocks is found in the later one.
    const found = this.scanner?.findInBlock(file.path, all, before, isLast) ?? [];
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
