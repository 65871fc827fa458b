import type { Clock } from '../../../src/shared/clock.ts';

/** A clock that only moves when it is slept on or moved. Its milliseconds and its dates are from two starts. */
export interface FakeClock extends Clock {
  /** Every pause that was asked for, in milliseconds. */
  readonly pauses: number[];
  readonly advance: (milliseconds: number) => void;
  /** Sets the machine's clock: the date alone is another one. */
  readonly jump: (milliseconds: number) => void;
}

/** @param random what every call of `random` gives; 0 makes a backoff without a minimum 0 ms long */
export function fakeClock({ start = Date.parse('2026-01-01T00:00:00Z'), random = 0 } = {}): FakeClock {
  let elapsed = 0;
  let jumped = 0;
  const pauses: number[] = [];
  return {
    pauses,
    advance: (milliseconds) => void (elapsed += milliseconds),
    jump: (milliseconds) => void (jumped += milliseconds),
    now: () => 5000 + elapsed,
    date: () => new Date(start + elapsed + jumped),
    random: () => random,
    sleep: async (milliseconds, signal) => {
      pauses.push(milliseconds);
      signal.throwIfAborted();
      elapsed += milliseconds;
    },
  };
}
