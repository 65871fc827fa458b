import { once } from 'node:events';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import type { Executor } from '../../../src/archive/threads/executor.ts';
import { runTasks } from '../../../src/archive/threads/scheduler.ts';
import type { Task } from '../../../src/archive/tasks/plan.ts';

const taskOf = (start: number): Task =>
  ({ kind: 'block', start, isLast: false, method: 0, file: undefined }) as unknown as Task;
const numberOf = (task: Task): number => (task.kind === 'block' ? task.start : -1);

/** An executor that takes a while for each task, and tells how many of its outputs are taken. */
function executorOf(room: number, work: (task: number) => Promise<void>): Executor & { taken: number; most: number } {
  return {
    taken: 0,
    most: 0,
    get hasRoom() {
      return this.taken < room;
    },
    async run(task) {
      this.taken += 1;
      this.most = Math.max(this.most, this.taken);
      await work(numberOf(task));
      const release = (): void => void (this.taken -= 1);
      return { packed: { kind: 'block' } as never, data: Uint8Array.of(numberOf(task)), release };
    },
  };
}

const live = (): AbortSignal => new AbortController().signal;
const tasks = (count: number): Task[] => Array.from({ length: count }, (_, index) => taskOf(index));

test('what executors give is added in the order of the tasks, and never more is under way than there is room', async () => {
  const slow = executorOf(3, async (task) => await setTimeout((task * 7) % 5));
  const fast = executorOf(2, async () => await Promise.resolve());
  const added: number[] = [];
  await runTasks(tasks(100), [slow, fast], (_task, _packed, [number = -1]) => void added.push(number), live());
  expect(added).toEqual(tasks(100).map(numberOf));
  expect([slow.most, fast.most, slow.taken, fast.taken]).toEqual([3, 2, 0, 0]);
});

test('the first failure in the order of the tasks is reported, not the first in time', async () => {
  const failed = new AbortController();
  const executor = executorOf(5, async (task) => {
    if (task === 3) failed.abort();
    if (task === 2) await once(failed.signal, 'abort').then(async () => await setImmediate());
    if (task === 2 || task === 3) throw new Error(`task ${task}`);
  });
  const added: number[] = [];
  const ending = runTasks(tasks(9), [executor], (task) => void added.push(numberOf(task)), live());
  await expect(ending).rejects.toThrow('task 2');
  expect(added).toEqual([0, 1]);
});

test('an abort ends it although a task never does', async () => {
  const controller = new AbortController();
  const executor = executorOf(2, async () => await new Promise(() => undefined));
  const ending = runTasks(tasks(9), [executor], () => undefined, controller.signal);
  void setImmediate().then(() => controller.abort(new Error('stopped')));
  await expect(ending).rejects.toThrow('stopped');
});

test('an executor with room gets a task while an earlier task of another one takes long', async () => {
  const started: number[] = [];
  let finish: (() => void) | undefined;
  const slow = executorOf(1, async () => await new Promise<void>((resolve) => (finish = resolve)));
  // Has room again when a task is done, although its output is not written yet.
  const quick: Executor & { busy: boolean } = {
    busy: false,
    get hasRoom() {
      return !this.busy;
    },
    async run(task) {
      this.busy = true;
      started.push(numberOf(task));
      await setImmediate();
      this.busy = false;
      return { packed: { kind: 'block' } as never, data: new Uint8Array(), release: () => undefined };
    },
  };
  const ending = runTasks(tasks(6), [slow, quick], () => undefined, live());
  while (started.length < 5) await setImmediate();
  expect(started).toEqual([1, 2, 3, 4, 5]);
  finish?.();
  await ending;
});

test('after a failure no new task is begun', async () => {
  const begun: number[] = [];
  const executor = executorOf(1000, async (task) => {
    begun.push(task);
    await Promise.resolve();
    if (task === 3) throw new Error('task 3');
  });
  await expect(runTasks(tasks(1000), [executor], () => undefined, live())).rejects.toThrow('task 3');
  expect(begun.length).toBeLessThan(10);
});

test('what waits for its signal is let go', async () => {
  const { signal } = new AbortController();
  const add = jest.spyOn(signal, 'addEventListener');
  const remove = jest.spyOn(signal, 'removeEventListener');
  await runTasks(tasks(3), [executorOf(1, async () => await Promise.resolve())], () => undefined, signal);
  expect(remove.mock.calls).toEqual(add.mock.calls.map(([type, listener]) => [type, listener]));
});
