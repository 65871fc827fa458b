import { availableParallelism } from 'node:os';
import { totalSize } from '../workspace/files.ts';
import { hasAddressLimit } from './threads/address-limit.ts';
import type { Archive, ArchiveRequest, WriteArchive } from './archive.ts';
import { TaskRunner } from './tasks/task-runner.ts';
import { ArchiveSummary } from './archive-summary.ts';
import { WorkerPool } from './threads/pool.ts';
import { MainThread } from './threads/main-thread.ts';
import { runTasks } from './threads/scheduler.ts';
import { planTasks } from './tasks/plan.ts';
import type { Packed, PackOptions, Task } from './tasks/plan.ts';
import { ZipWriter } from './zip/zip-writer.ts';

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
    const { files, level, modified, secretScan, signal } = request;
    signal.throwIfAborted();
    const contentBytes = totalSize(files);
    const isSmall = files.length < MIN_FILES_FOR_THREADS && contentBytes < MIN_BYTES_FOR_THREADS;
    const options: PackOptions = { level, modified, secretScan };
    const runner = new TaskRunner(options);
    const run = new PackingRun(
      request,
      contentBytes,
      planTasks(files, (file) => runner.methodOf(file)),
    );
    const pool = new WorkerPool(workerFile, isSmall || hasAddressLimit() ? 0 : threads, options);
    try {
      await runTasks(run.tasks, [pool, new MainThread(runner)], run.add.bind(run), signal);
      return run.finish();
    } finally {
      await pool.stop();
      run.close();
    }
  };
}

/** One zip in the making: results go in, in the order of the tasks. */
class PackingRun {
  private readonly writer: ZipWriter;
  private readonly summary = new ArchiveSummary();
  private packedBytes = 0;

  constructor(
    private readonly request: ArchiveRequest,
    private readonly contentBytes: number,
    readonly tasks: Generator<Task>,
  ) {
    this.writer = new ZipWriter(request.destination, request.modified);
  }

  add(task: Task, packed: Packed, output: Uint8Array): void {
    if (task.kind === 'files' && packed.kind === 'files') {
      this.writer.addFiles(packed, output);
      this.summary.addFiles(task.files, packed);
      this.packedBytes += totalSize(task.files);
    } else if (task.kind === 'block' && packed.kind === 'block') {
      this.writer.addBlock(task, packed, output);
      this.summary.addBlock(task.file, packed, task.isLast);
      this.packedBytes += packed.size;
    } else throw new TypeError('a task came back as one of another kind');
    if (this.contentBytes > 0) this.request.onProgress?.(this.packedBytes, this.contentBytes);
  }

  finish(): Archive {
    const sha256 = this.writer.finish();
    const { destination, files } = this.request;
    const { bytes } = this.writer;
    return {
      path: destination,
      bytes,
      fileCount: files.length,
      sha256,
      ...this.summary.all(),
    };
  }

  close(): void {
    this.writer.close();
  }
}
