import { Worker } from 'node:worker_threads';
import { StepError } from '../errors.ts';
import { OUTPUT_BYTES } from './work.ts';
import type { Packed, PackOptions, Task } from './work.ts';

/** Outputs that each worker may have waiting to be written: enough to keep it busy while the writer catches up. */
const SLABS = 3;

/** What a worker is started with. */
export interface WorkerSetup {
  readonly options: PackOptions;
  /** Shared memory for outputs, so that no byte is copied between threads. */
  readonly slabs: readonly SharedArrayBuffer[];
}

export interface WorkerRequest {
  readonly task: Task;
  readonly slab: number;
}

export type WorkerReply =
  { readonly packed: readonly Packed[] } | { readonly failure: string; readonly isOurs: boolean };

/** The outcome of a task. `data` is valid until `release` is called, and must be released. */
export interface TaskOutput {
  readonly packed: readonly Packed[];
  readonly data: Uint8Array;
  readonly release: () => void;
}

interface Job {
  readonly resolve: (packed: readonly Packed[]) => void;
  readonly reject: (error: Error) => void;
}

interface Member {
  readonly worker: Worker;
  readonly outputs: readonly Uint8Array[];
  readonly free: number[];
  /** Jobs under way, in the order in which the worker does them. */
  readonly jobs: Job[];
  /** Why the worker can do no more. */
  failure: Error | undefined;
}

/** Worker threads that do tasks side by side. What is in flight is bounded by their shared memory. */
export class WorkerPool {
  private readonly members: readonly Member[];

  /** @param file path of the worker's bundle */
  constructor(file: string, count: number, options: PackOptions) {
    this.members = Array.from({ length: count }, () => startMember(file, options));
  }

  /** How many tasks may be under way or waiting to be written. */
  get capacity(): number {
    return this.members.length * SLABS;
  }

  /** Does a task on the worker that has most room. Never call it with `capacity` outputs not released. */
  async run(task: Task): Promise<TaskOutput> {
    const member = this.members.reduce((best, other) => (other.free.length > best.free.length ? other : best));
    const slab = member.free.pop();
    const data = slab === undefined ? undefined : member.outputs[slab];
    if (slab === undefined || data === undefined)
      throw new RangeError('more tasks under way than the pool has room for');
    if (member.failure !== undefined) throw member.failure;
    const packed = await new Promise<readonly Packed[]>((resolve, reject) => {
      member.jobs.push({ resolve, reject });
      member.worker.postMessage({ task, slab } satisfies WorkerRequest);
    });
    return { packed, data, release: () => void member.free.push(slab) };
  }

  async stop(): Promise<void> {
    await Promise.all(this.members.map(({ worker }) => worker.terminate()));
  }
}

function startMember(file: string, options: PackOptions): Member {
  const slabs = Array.from({ length: SLABS }, () => new SharedArrayBuffer(OUTPUT_BYTES));
  // Nothing of the step's environment, which holds its inputs.
  const worker = new Worker(file, { workerData: { options, slabs } satisfies WorkerSetup, env: {} });
  const member: Member = {
    worker,
    outputs: slabs.map((slab) => new Uint8Array(slab)),
    free: slabs.map((_, index) => index),
    jobs: [],
    failure: undefined,
  };
  worker.on('message', (reply: WorkerReply) => {
    const job = member.jobs.shift();
    if ('packed' in reply) job?.resolve(reply.packed);
    else job?.reject(reply.isOurs ? new StepError('invalid-file', reply.failure) : new Error(reply.failure));
  });
  const fail = (error: Error): void => {
    member.failure ??= error;
    for (const job of member.jobs.splice(0)) job.reject(error);
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`a packing thread ended early with code ${code}`)));
  return member;
}
