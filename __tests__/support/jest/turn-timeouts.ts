import { jest } from '@jest/globals';

/** All that is not `setTimeout`: connections and processes go on. */
const REAL = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;

/** From now on a time limit passes when the test turns it (`jest.advanceTimersByTime`), until `work` has settled. */
export async function withTurnedTimeouts(work: () => Promise<void>): Promise<void> {
  fakeTimeouts();
  try {
    await work();
  } finally {
    jest.useRealTimers();
  }
}

/** From now on a time limit passes when the test turns it, until `jest.useRealTimers`. */
export function fakeTimeouts(): void {
  jest.useFakeTimers({ doNotFake: [...REAL] });
}
