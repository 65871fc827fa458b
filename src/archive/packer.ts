import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { SourceFile } from '../workspace/files.ts';
import type { Archive, ArchiveRequest, WriteArchive } from './archive.ts';
import { isCompressible, SAMPLE_BYTES, sampleOffsets } from './compress.ts';
import { DEFLATED, STORED } from './container.ts';
import type { Method } from './container.ts';
import { Executor } from './execute.ts';
import { Facts } from './facts.ts';
import { WorkerPool } from './pool.ts';
import type { TaskOutput } from './pool.ts';
import { readSource } from './source.ts';
import { OUTPUT_BYTES, planTasks } from './work.ts';
import type { Packed, PackOptions, Task } from './work.ts';
import { ZipWriter } from './zip-writer.ts';

/** Below this a worker costs more to start than it saves. */
const FEW_FILES = 1500;
const FEW_BYTES = 6_000_000;

/**
 * A packer that uses every core for larger trees.
 * @param workerFile path of the bundle of the packing threads
 * @param threads how many to start; 0 packs on this thread
 */
export function createPacker(workerFile: string, threads: number = availableParallelism()): WriteArchive {
  return async (request) => {
    const { files, level, secretScan, signal } = request;
    signal.throwIfAborted();
    const contentBytes = files.reduce((sum, { size }) => sum + size, 0);
    const isSmall = files.length < FEW_FILES && contentBytes < FEW_BYTES;
    const options: PackOptions = { level, secretScan };
    const run = new Run(request, contentBytes);
    try {
      if (isSmall || threads === 0) await packHere(run, options);
      else await packWithWorkers(run, new WorkerPool(workerFile, threads, options));
      return run.finish();
    } finally {
      run.close();
    }
  };
}

/** One zip in the making: results go in, in the order of the tasks. */
class Run {
  readonly tasks: Generator<Task>;
  readonly signal: AbortSignal;
  private readonly writer: ZipWriter;
  private readonly facts = new Facts();

  constructor(
    private readonly request: ArchiveRequest,
    private readonly contentBytes: number,
  ) {
    this.signal = request.signal;
    this.tasks = planTasks(request.files, (file) => methodOf(file, request.level));
    this.writer = new ZipWriter(request.destination, request.modified);
  }

  add(task: Task, packed: readonly Packed[], data: Uint8Array): void {
    let offset = 0;
    const files = task.kind === 'files' ? task.files : [task.file];
    for (const [index, file] of files.entries()) {
      const result = packed[index];
      if (result === undefined) throw new RangeError('a task came back without one of its files');
      const bytes = data.subarray(offset, offset + result.compressedSize);
      offset += result.compressedSize;
      if (task.kind === 'files') this.writer.addWhole(file, result, bytes);
      else this.writer.addBlock(file, result, bytes, task.isLast);
      this.facts.add(file, result, task.kind === 'files' || task.isLast);
    }
  }

  finish(): Archive {
    const sha256 = this.writer.finish();
    const { destination, files } = this.request;
    const { bytes } = this.writer;
    return {
      path: destination,
      bytes,
      fileCount: files.length,
      contentBytes: this.contentBytes,
      sha256,
      ...this.facts.all(),
    };
  }

  close(): void {
    this.writer.close();
  }
}

async function packHere(run: Run, options: PackOptions): Promise<void> {
  const executor = new Executor(options);
  const output = Buffer.allocUnsafeSlow(OUTPUT_BYTES);
  for (const task of run.tasks) {
    run.add(task, executor.execute(task, output), output);
    // Signals and timers come in between tasks.
    await setImmediate();
    run.signal.throwIfAborted();
  }
}

async function packWithWorkers(run: Run, pool: WorkerPool): Promise<void> {
  const { signal } = run;
  const waiting: { task: Task; output: Promise<TaskOutput> }[] = [];
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  stopped.catch(() => undefined);
  const writeNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (next === undefined) return;
    const { packed, data, release } = await Promise.race([next.output, stopped]);
    run.add(next.task, packed, data);
    release();
  };
  try {
    for (const task of run.tasks) {
      if (waiting.length >= pool.capacity) await writeNext();
      const output = pool.run(task);
      // Awaited in order; a failure of a later task must not count as unhandled meanwhile.
      output.catch(() => undefined);
      waiting.push({ task, output });
    }
    while (waiting.length > 0) await writeNext();
  } finally {
    await pool.stop();
  }
}

/** Deflate for a large file if samples of it get smaller. @throws {StepError} as `readSource` does */
function methodOf(file: SourceFile, level: number): Method {
  if (level === 0) return STORED;
  const samples = sampleOffsets(file.size).map((offset) => {
    return readSource(file, offset, SAMPLE_BYTES, Buffer.allocUnsafe(SAMPLE_BYTES + 1));
  });
  return isCompressible(samples) ? DEFLATED : STORED;
}
