import { OUTPUT_BYTES } from '../tasks/plan.ts';
import type { Task } from '../tasks/plan.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';
import { OUTPUT_BUFFERS } from './executor.ts';
import type { Executor, TaskOutput } from './executor.ts';

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
