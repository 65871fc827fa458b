import { setImmediate } from 'node:timers/promises';
import type { TaskResult, Task } from '../tasks/plan.ts';
import type { Executor, TaskOutput } from './executor.ts';

/**
 * Runs all tasks, each on the first executor that has room, and passes their results to `onResult` in the order of the
 * tasks. No executor is idle while there is a task and an output buffer for it.
 * @throws what a task or `onResult` throws, and what the signal was aborted with
 */
export async function runTasks(
  tasks: Iterable<Task>,
  executors: readonly Executor[],
  onResult: OnResult,
  signal: AbortSignal,
): Promise<void> {
  const queue = new ResultQueue(onResult);
  const wake = (): void => queue.wake();
  signal.addEventListener('abort', wake, { once: true });
  try {
    for (const task of tasks) {
      let executor: Executor | undefined;
      while (!queue.hasFailed && executor === undefined) {
        queue.flush();
        executor = executors.find(({ hasRoom }) => hasRoom);
        if (executor === undefined) await queue.change();
        signal.throwIfAborted();
      }
      // Tasks before the one that failed still end in order: one of them may fail, too, and is then reported.
      if (executor === undefined) break;
      queue.append(task, executor.run(task));
      // Replies of other threads, signals and timers come in between tasks.
      await setImmediate();
      signal.throwIfAborted();
    }
    for (queue.flush(); !queue.isEmpty; queue.flush()) {
      await queue.change();
      signal.throwIfAborted();
    }
  } finally {
    signal.removeEventListener('abort', wake);
  }
}

/** A task under way, and how it ended, once it has. */
interface PendingTask {
  readonly task: Task;
  ending: { readonly output: TaskOutput } | { readonly error: unknown } | undefined;
}

/** Takes what a task made, in the order of the tasks. `data` is valid during the call. */
type OnResult = (task: Task, packed: TaskResult, data: Uint8Array) => void;

/** The tasks that are under way or done, waiting for their turn to be written. */
class ResultQueue {
  hasFailed = false;
  private readonly waiting: PendingTask[] = [];
  private notify: (() => void) | undefined;

  constructor(private readonly onResult: OnResult) {}

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  append(task: Task, output: Promise<TaskOutput>): void {
    const pending: PendingTask = { task, ending: undefined };
    this.waiting.push(pending);
    const end = (ending: PendingTask['ending']): void => {
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

  /** Passes on all that is done up to the first task that is not. @throws what that task failed with */
  flush(): void {
    for (let [next] = this.waiting; next?.ending !== undefined; [next] = this.waiting) {
      this.waiting.shift();
      if ('error' in next.ending) throw next.ending.error;
      const { packed, data, release } = next.ending.output;
      this.onResult(next.task, packed, data);
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
