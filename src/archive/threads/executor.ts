import type { Packed, Task } from '../tasks/plan.ts';

/** Output buffers of one thread that may wait to be written: enough to keep it busy while the writer catches up. */
export const OUTPUT_BUFFERS = 6;

/** The outcome of a task. `data` is valid until `release` is called, and must be released. */
export interface TaskOutput {
  readonly packed: Packed;
  readonly data: Uint8Array;
  readonly release: () => void;
}

/** Where tasks run. What is in flight there is bounded by its output buffers. */
export interface Executor {
  /** Whether `run` may be called. One of the executors always has room when nothing is under way. */
  readonly hasRoom: boolean;
  run(task: Task): Promise<TaskOutput>;
}
