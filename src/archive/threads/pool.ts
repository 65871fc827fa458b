import { Worker } from 'node:worker_threads';
import { StepError } from '../../shared/errors.ts';
import { OUTPUT_BYTES } from '../tasks/plan.ts';
import type { TaskResult, PackOptions, Task } from '../tasks/plan.ts';
import { OUTPUT_BUFFERS } from './executor.ts';
import type { Executor, TaskOutput } from './executor.ts';

/** How long workers may take to finish their task when they are asked to stop. */
const GRACE_MS = 1000;

/**
 * Tasks that one worker is given at a time: one to run, and one to go on with at once. More would wait for this worker at
 * the end, while others have nothing to do.
 */
const MAX_TASKS_PER_WORKER = 2;

/** What a worker is started with. */
export interface WorkerSetup {
  readonly options: PackOptions;
  /** Shared memory, so that no byte is copied between threads. */
  readonly outputBuffers: readonly SharedArrayBuffer[];
  /** Of one byte, which is 1 when tasks that have not begun shall be left undone. */
  readonly stopping: SharedArrayBuffer;
}

export type WorkerRequest = { readonly task: Task; readonly output: number } | 'stop';

export type WorkerReply =
  'ready' | { readonly packed: TaskResult } | { readonly failure: string; readonly isOurs: boolean };

interface Job {
  readonly resolve: (packed: TaskResult) => void;
  readonly reject: (error: Error) => void;
}

interface Member {
  readonly worker: Worker;
  readonly stopping: SharedArrayBuffer;
  readonly outputs: readonly Uint8Array[];
  readonly free: number[];
  /** Jobs under way, in the order in which the worker does them. */
  readonly jobs: Job[];
  /** Whether its program is loaded, and it takes tasks. */
  ready: boolean;
  /** Why the worker can do no more. */
  failure: Error | undefined;
}

/** Worker threads that run tasks side by side. */
export class WorkerPool implements Executor {
  private readonly members: readonly Member[];

  /**
   * Starts as many workers as the system lets it: a container may have a limit of threads.
   * @param file path of the worker's bundle
   */
  constructor(file: string, count: number, options: PackOptions) {
    this.members = startMembers(file, count, options);
  }

  get hasRoom(): boolean {
    return this.next !== undefined;
  }

  /** Runs a task on the worker that has the fewest. @throws what a worker died of */
  async run(task: Task): Promise<TaskOutput> {
    const member = this.next;
    if (member?.failure !== undefined) throw member.failure;
    const output = member?.free.pop();
    const data = output === undefined ? undefined : member?.outputs[output];
    if (member === undefined || output === undefined || data === undefined)
      throw new RangeError('no output buffer is free');
    const packed = await new Promise<TaskResult>((resolve, reject) => {
      member.jobs.push({ resolve, reject });
      member.worker.postMessage({ task, output } satisfies WorkerRequest);
    });
    return { packed, data, release: () => void member.free.push(output) };
  }

  async stop(): Promise<void> {
    await Promise.all(this.members.map(stopMember));
  }

  /** The worker that takes the next task; one that has failed, so that `run` throws its error. */
  private get next(): Member | undefined {
    const failed = this.members.find(({ failure }) => failure !== undefined);
    if (failed !== undefined) return failed;
    const open = this.members.filter(
      ({ ready, free, jobs }) => ready && free.length > 0 && jobs.length < MAX_TASKS_PER_WORKER,
    );
    return open.sort((one, other) => one.jobs.length - other.jobs.length)[0];
  }
}

/** A worker ends by itself: terminating one has ended the whole process (Node 20, while it set zlib up). */
async function stopMember({ worker, stopping }: Member): Promise<void> {
  if (worker.threadId === -1) return;
  const exit = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  Atomics.store(new Uint8Array(stopping), 0, 1);
  worker.postMessage('stop' satisfies WorkerRequest);
  const timer = setTimeout(() => void worker.terminate(), GRACE_MS);
  await exit;
  clearTimeout(timer);
}

function startMembers(file: string, count: number, options: PackOptions): Member[] {
  const members: Member[] = [];
  try {
    while (members.length < count) members.push(startMember(file, options));
  } catch {
    // Fewer are slower, but correct.
  }
  return members;
}

function startMember(file: string, options: PackOptions): Member {
  const outputBuffers = Array.from({ length: OUTPUT_BUFFERS }, () => new SharedArrayBuffer(OUTPUT_BYTES));
  const stopping = new SharedArrayBuffer(1);
  const worker = new Worker(file, {
    workerData: { options, outputBuffers, stopping } satisfies WorkerSetup,
    // Nothing of the step's environment, which holds its inputs.
    env: {},
    // Every call of zlib leaves some garbage; collected early, it takes less memory, and no more time.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  const member: Member = {
    worker,
    stopping,
    outputs: outputBuffers.map((buffer) => new Uint8Array(buffer)),
    free: outputBuffers.map((_, index) => index),
    jobs: [],
    ready: false,
    failure: undefined,
  };
  worker.on('message', (reply: WorkerReply) => {
    if (reply === 'ready') {
      member.ready = true;
      return;
    }
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
