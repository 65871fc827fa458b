import { setImmediate } from 'node:timers/promises';
import type { Executor } from './execute.ts';
import { OUTPUT_BYTES } from './work.ts';
import type { Packed, Task } from './work.ts';

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
  /** Whether `run` may be called. One of the places always has room when nothing is under way. */
  readonly hasRoom: boolean;
  run(task: Task): Promise<TaskOutput>;
}

/** A task under way, and how it ended, once it has. */
interface Pending {
  readonly task: Task;
  ending: { readonly output: TaskOutput } | { readonly error: unknown } | undefined;
}

/**
 * Has all tasks done, by the first of the places that has room, and hands what they give to `add` in the order of the
 * tasks. No place is idle while there is work and an output for it.
 * @throws what a task or `add` throws, and what the signal was aborted with
 */
export async function pump(
  tasks: Iterable<Task>,
  places: readonly Place[],
  add: (task: Task, packed: Packed, data: Uint8Array) => void,
  signal: AbortSignal,
): Promise<void> {
  const line = new Line(add);
  const wake = (): void => line.wake();
  signal.addEventListener('abort', wake, { once: true });
  try {
    for (const task of tasks) {
      let place: Place | undefined;
      while (!line.hasFailed && place === undefined) {
        line.writeDone();
        place = places.find(({ hasRoom }) => hasRoom);
        if (place === undefined) await line.change();
        signal.throwIfAborted();
      }
      // What was begun before the task that failed may fail, too, and comes first.
      if (place === undefined) break;
      line.append(task, place.run(task));
      // Answers of other threads, signals and timers come in between tasks.
      await setImmediate();
      signal.throwIfAborted();
    }
    for (line.writeDone(); !line.isEmpty; line.writeDone()) {
      await line.change();
      signal.throwIfAborted();
    }
  } finally {
    signal.removeEventListener('abort', wake);
  }
}

/** The tasks that are under way or done, waiting for their turn to be written. */
class Line {
  hasFailed = false;
  private readonly waiting: Pending[] = [];
  private notify: (() => void) | undefined;

  constructor(private readonly add: (task: Task, packed: Packed, data: Uint8Array) => void) {}

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  append(task: Task, output: Promise<TaskOutput>): void {
    const pending: Pending = { task, ending: undefined };
    this.waiting.push(pending);
    const end = (ending: Pending['ending']): void => {
      pending.ending = ending;
      this.wake();
    };
    output.then(
      (value) => end({ output: value }),
      (error: unknown) => {
        this.hasFailed = true;
        end({ error });
      },
    );
  }

  /** Writes all that is done up to the first task that is not. @throws what that task failed with */
  writeDone(): void {
    for (let [next] = this.waiting; next?.ending !== undefined; [next] = this.waiting) {
      this.waiting.shift();
      if ('error' in next.ending) throw next.ending.error;
      const { packed, data, release } = next.ending.output;
      this.add(next.task, packed, data);
      release();
    }
  }

  /** Waits until a task ends, or for `wake`. */
  async change(): Promise<void> {
    await new Promise<void>((resolve) => (this.notify = resolve));
  }

  wake(): void {
    this.notify?.();
  }
}

/** Does tasks on this thread, at once. */
export class OwnThread implements Place {
  private readonly free = Array.from({ length: SLABS }, () => Buffer.alloc(0));

  constructor(private readonly executor: Executor) {}

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
