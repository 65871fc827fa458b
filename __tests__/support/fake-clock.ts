import type { Clock } from '../../src/platform/retry/attempts.ts';

/** A clock that only moves when it is slept on or moved. */
export interface FakeClock extends Clock {
  /** Every pause that was asked for, in milliseconds. */
  readonly pauses: number[];
  readonly advance: (milliseconds: number) => void;
}

/** @param random what every call of `random` gives; 0 makes a backoff without a minimum 0 ms long */
export function fakeClock({ start = Date.parse('2026-01-01T00:00:00Z'), random = 0 } = {}): FakeClock {
  let now = start;
  const pauses: number[] = [];
  return {
    pauses,
    advance: (milliseconds) => void (now += milliseconds),
    now: () => now,
    random: () => random,
    sleep: async (milliseconds, signal) => {
      pauses.push(milliseconds);
      signal.throwIfAborted();
      now += milliseconds;
    },
  };
}
