import type { Packed, Task } from '../tasks/plan.ts';
import type { TaskOutput } from './executor.ts';

/** A task under way, and how it ended, once it has. */
interface Pending {
  readonly task: Task;
  ending: { readonly output: TaskOutput } | { readonly error: unknown } | undefined;
}

/** Takes what a task made, in the order of the tasks. `data` is valid during the call. */
export type OnResult = (task: Task, packed: Packed, data: Uint8Array) => void;

/** The tasks that are under way or done, waiting for their turn to be written. */
export class ResultQueue {
  hasFailed = false;
  private readonly waiting: Pending[] = [];
  private notify: (() => void) | undefined;

  constructor(private readonly onResult: OnResult) {}

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
