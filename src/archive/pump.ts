import { setImmediate } from 'node:timers/promises';
import { Executor } from './execute.ts';
import { OUTPUT_BYTES } from './work.ts';
import type { Packed, PackOptions, Task } from './work.ts';

/** Outputs that one thread may have waiting to be written: enough to keep it busy while the writer catches up. */
export const SLABS = 6;

/** The outcome of a task. `data` is valid until `release` is called, and must be released. */
export interface TaskOutput {
  readonly packed: Packed;
  readonly data: Uint8Array;
  readonly release: () => void;
}

/** Where tasks are done. What is in flight there is bounded by the outputs that it has. */
export interface Place {
  /** Whether `run` may be called: an output is free. */
  readonly hasRoom: boolean;
  run(task: Task): Promise<TaskOutput>;
}

interface Pending {
  readonly task: Task;
  readonly output: Promise<TaskOutput>;
  /** The same, once it is there. */
  done: TaskOutput | undefined;
}

/**
 * Has all tasks done, by the first of the places that has room, and hands what they give to `add` in the order of the
 * tasks. Two places at the same time are never both idle while there is work.
 * @throws what a task or `add` throws, and what the signal was aborted with
 */
export async function pump(
  tasks: Iterable<Task>,
  places: readonly Place[],
  add: (task: Task, packed: Packed, data: Uint8Array) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting: Pending[] = [];
  let interrupt: ((reason: unknown) => void) | undefined;
  signal.addEventListener('abort', () => interrupt?.(signal.reason), { once: true });
  const write = ({ task }: Pending, { packed, data, release }: TaskOutput): void => {
    waiting.shift();
    add(task, packed, data);
    release();
  };
  const writeNext = async (): Promise<void> => {
    signal.throwIfAborted();
    const [next] = waiting;
    if (next === undefined) return;
    // Not `Promise.race` with a promise of the signal, which would hold on to every output there ever was.
    const output = await new Promise<TaskOutput>((resolve, reject) => {
      interrupt = reject;
      next.output.then(resolve, reject);
    });
    write(next, output);
  };

  for (const task of tasks) {
    for (let [next] = waiting; next?.done !== undefined; [next] = waiting) write(next, next.done);
    let place = places.find(({ hasRoom }) => hasRoom);
    while (place === undefined) {
      await writeNext();
      place = places.find(({ hasRoom }) => hasRoom);
    }
    const pending: Pending = { task, output: place.run(task), done: undefined };
    // Awaited in order; a failure of a later task must not count as unhandled meanwhile.
    pending.output.then(
      (output) => (pending.done = output),
      () => undefined,
    );
    waiting.push(pending);
    // Answers of other threads, signals and timers come in between tasks.
    await setImmediate();
    signal.throwIfAborted();
  }
  while (waiting.length > 0) await writeNext();
}

/** Does tasks on this thread, at once. */
export class OwnThread implements Place {
  private readonly executor: Executor;
  private readonly free = Array.from({ length: SLABS }, () => Buffer.alloc(0));

  constructor(options: PackOptions) {
    this.executor = new Executor(options);
  }

  get hasRoom(): boolean {
    return this.free.length > 0;
  }

  async run(task: Task): Promise<TaskOutput> {
    let data = this.free.pop();
    if (data === undefined) throw new RangeError('no output is free');
    // A small tree needs one output only.
    if (data.length === 0) data = Buffer.allocUnsafeSlow(OUTPUT_BYTES);
    const output = data;
    return await Promise.resolve({
      packed: this.executor.execute(task, output),
      data: output,
      release: () => void this.free.push(output),
    });
  }
}
