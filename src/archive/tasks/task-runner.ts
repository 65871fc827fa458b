import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { FoundSecret } from '../../secret-scan/findings.ts';
import { SecretScanner } from '../../secret-scan/scanner.ts';
import type { SourceFile } from '../../workspace/files.ts';
import { placeholderOf } from '../../workspace/notes/placeholders.ts';
import { CentralDirectory } from '../zip/central-directory.ts';
import { BLOCK_BYTES, contentRecord, digestOfBlocks } from '../zip/content-digest.ts';
import { centralHeader, dosTime, localHeader, localHeaderLength } from '../zip/zip-format.ts';
import { compressBlock, compressFile, isCompressible, SAMPLE_BYTES, sampleOffsets, WINDOW_BYTES } from './compress.ts';
import { MAX_WHOLE_FILE_BYTES } from './plan.ts';
import type { BlockTask, FilesTask, TaskResult, PackedBlock, PackedFiles, PackOptions, Task } from './plan.ts';
import { readSource } from './read-source.ts';

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
  run(task: Task, output: Uint8Array): TaskResult {
    return task.kind === 'block' ? this.packBlock(task, output) : this.packFiles(task, output);
  }

  /**
   * At which level a large file is deflated: 0 unless samples of it get smaller.
   * @throws {StepError} as `readSource` does
   */
  levelOf(file: SourceFile): number {
    if (this.options.level === 0) return 0;
    const samples = sampleOffsets(file.size).map((offset, index) =>
      readSource(file, offset, SAMPLE_BYTES, this.input.subarray(index * SAMPLE_BYTES)),
    );
    return isCompressible(samples) ? this.options.level : 0;
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

  private packBlock({ file, start, isLast, level }: BlockTask, output: Uint8Array): PackedBlock {
    const length = Math.min(BLOCK_BYTES, file.size - start);
    const before = Math.min(WINDOW_BYTES, start);
    const all = readSource(file, start - before, before + length, this.input);
    const bytes = all.subarray(before);
    const compressedSize = compressBlock({ bytes, before: all.subarray(0, before), isLast, level }, output);
    // The window before the block is wider than a secret, so what straddles two blocks is found in the later one.
    const found = this.scanner?.findInBlock(file.path, all, before, isLast) ?? [];
    return {
      kind: 'block',
      crc: crc32(bytes),
      size: length,
      compressedSize,
      sha256: hash('sha256', bytes),
      placeholder: start === 0 ? placeholderOf(file, bytes) : undefined,
      secrets: found.map(({ kind, offset }) => ({
        kind,
        offset: offset === undefined ? undefined : start - before + offset,
      })),
    };
  }
}

/** The entries of one task, as they stand in the zip: local header and data of one file after the other. */
class EntryBatch {
  private readonly directory = new CentralDirectory();
  private readonly placeholders: PackedFiles['placeholders'][number][] = [];
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
    const placeholder = placeholderOf(file, bytes);
    if (placeholder !== undefined) this.placeholders.push({ index, kind: placeholder });
    for (const secret of found) this.secrets.push({ index, found: secret });
  }

  finish(): PackedFiles {
    return {
      kind: 'files',
      bytes: this.filled,
      // A copy of its own: the underlying memory is larger, and would travel as a whole.
      directory: Uint8Array.from(this.directory.headers()),
      contentRecords: this.contentRecords,
      placeholders: this.placeholders,
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
