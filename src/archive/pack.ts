import { availableParallelism } from 'node:os';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { totalSize } from '../workspace/files.ts';
import type { Archive, WriteArchive } from './archive.ts';
import { TaskRunner } from './tasks/task-runner.ts';
import { WorkerPool } from './threads/pool.ts';
import { MainThread } from './threads/executor.ts';
import { runTasks } from './threads/scheduler.ts';
import { planTasks } from './tasks/plan.ts';
import type { TaskResult, PackedBlock, PackedFiles, PackOptions, Task } from './tasks/plan.ts';
import { ZipWriter } from './zip/zip-writer.ts';
import type { SourceFile } from '../workspace/files.ts';
import type { PlaceholderFile } from '../workspace/notes/placeholders.ts';
import { contentRecord, digestOfBlocks } from './zip/content-digest.ts';
import { KeptFindings } from './kept-findings.ts';
import { linesOf } from './lines.ts';
import { tryToRead } from '../shared/files/try-to-read.ts';

/** Below this a worker costs more to start than it saves. */
const MIN_FILES_FOR_THREADS = 1500;
const MIN_BYTES_FOR_THREADS = 6_000_000;

/** More cores than this pack faster than one thread can write; and a container may have fewer than its machine reports. */
const MAX_CORES = 8;

/**
 * A packer that uses every core for larger trees.
 * @param workerFile path of the bundle of the packing threads
 * @param threads how many to start; this one packs, too, when it has nothing to write
 */
export function createPacker(
  workerFile: string,
  threads: number = Math.min(availableParallelism(), MAX_CORES) - 1,
): WriteArchive {
  return async (request) => {
    const { files, destination, level, modified, secretScan, signal, onProgress } = request;
    signal.throwIfAborted();
    const options: PackOptions = { level, modified, secretScan };
    const runner = new TaskRunner(options);
    const writer = new ZipWriter(destination, modified);
    const summary = new ArchiveSummary();
    const contentBytes = totalSize(files);
    let packedBytes = 0;
    const add = (task: Task, packed: TaskResult, output: Uint8Array): void => {
      if (task.kind === 'files' && packed.kind === 'files') {
        writer.addFiles(packed, output);
        summary.addFiles(task.files, packed);
        packedBytes += totalSize(task.files);
      } else if (task.kind === 'block' && packed.kind === 'block') {
        writer.addBlock(task, packed, output);
        summary.addBlock(task.file, packed, task.isLast);
        packedBytes += packed.size;
      } else throw new TypeError('a task came back as one of another kind');
      if (contentBytes > 0) onProgress?.(packedBytes, contentBytes);
    };
    const isSmall = files.length < MIN_FILES_FOR_THREADS && contentBytes < MIN_BYTES_FOR_THREADS;
    const pool = new WorkerPool(workerFile, isSmall || hasAddressLimit() ? 0 : threads, options);
    const tasks = planTasks(files, (file) => runner.levelOf(file));
    try {
      await runTasks(tasks, [pool, new MainThread(runner)], add, signal);
      const sha256 = writer.finish();
      return { path: destination, bytes: writer.bytes, fileCount: files.length, sha256, ...summary.all() };
    } finally {
      await pool.stop();
      writer.close();
    }
  };
}

/** Collects what the bytes of all files showed, in the order of the zip. */
class ArchiveSummary {
  private readonly contentHash = createHash('sha256');
  private readonly placeholders: PlaceholderFile[] = [];
  private readonly findings = new KeptFindings<SourceFile>();
  private blocks: string[] = [];

  addFiles(files: readonly SourceFile[], { contentRecords, placeholders, secrets }: PackedFiles): void {
    this.contentHash.update(contentRecords);
    for (const { index, kind } of placeholders) this.placeholders.push({ path: fileAt(files, index).path, kind });
    for (const { index, found } of secrets) this.findings.add(fileAt(files, index), [found]);
  }

  addBlock(file: SourceFile, { sha256, secrets, placeholder }: PackedBlock, isLast: boolean): void {
    if (placeholder !== undefined) this.placeholders.push({ path: file.path, kind: placeholder });
    this.blocks.push(sha256);
    this.findings.add(file, secrets);
    if (!isLast) return;
    this.contentHash.update(contentRecord(file, digestOfBlocks(this.blocks)));
    this.blocks = [];
  }

  all(): Pick<Archive, 'contentSha256' | 'placeholders' | 'secrets'> {
    const lines = new Map(Array.from(this.findings.offsets(), ([file, list]) => [file, linesOf(file.source, list)]));
    const secrets = this.findings.withLines(lines);
    return { contentSha256: this.contentHash.digest('hex'), placeholders: this.placeholders, secrets };
  }
}

function fileAt(files: readonly SourceFile[], index: number): SourceFile {
  const file = files[index];
  if (file === undefined) throw new RangeError('a task came back with a file that it did not have');
  return file;
}

/**
 * Whether the process may use only so many addresses (`ulimit -v`). V8 reserves some for every thread, and where it
 * cannot, it ends the whole process. Linux only; elsewhere the limit has no effect.
 */
function hasAddressLimit(): boolean {
  return /^Max address space +\d/m.test(tryToRead(() => readFileSync('/proc/self/limits', 'utf8')) ?? '');
}
