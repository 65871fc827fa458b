import { setImmediate } from 'node:timers/promises';
import type { Task } from '../tasks/plan.ts';
import type { Executor } from './executor.ts';
import { ResultQueue } from './result-queue.ts';
import type { OnResult } from './result-queue.ts';

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
      // What was begun before the task that failed may fail, too, and comes first.
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
