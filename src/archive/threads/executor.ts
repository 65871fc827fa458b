import type { TaskResult, Task } from '../tasks/plan.ts';
import { OUTPUT_BYTES } from '../tasks/plan.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';

/** Output buffers of one thread that may wait to be written: enough to keep it busy while the writer catches up. */
export const OUTPUT_BUFFERS = 6;

/** The outcome of a task. `data` is valid until `release` is called, and must be released. */
export interface TaskOutput {
  readonly packed: TaskResult;
  readonly data: Uint8Array;
  readonly release: () => void;
}

/** Where tasks run. What is in flight there is bounded by its output buffers. */
export interface Executor {
  /** Whether `run` may be called. One of the executors always has room when nothing is under way. */
  readonly hasRoom: boolean;
  run(task: Task): Promise<TaskOutput>;
}

/** Runs tasks on this thread, at once. */
export class MainThread implements Executor {
  private readonly free = Array.from({ length: OUTPUT_BUFFERS }, () => Buffer.alloc(0));

  constructor(private readonly runner: TaskRunner) {}

  get hasRoom(): boolean {
    return this.free.length > 0;
  }

  async run(task: Task): Promise<TaskOutput> {
    let data = this.free.pop();
    if (data === undefined) throw new RangeError('no output buffer is free');
    // A small tree needs one output buffer only.
    if (data.length === 0) data = Buffer.allocUnsafeSlow(OUTPUT_BYTES);
    const output = data;
    return await Promise.resolve({
      packed: this.runner.run(task, output),
      data: output,
      release: () => void this.free.push(output),
    });
  }
}
