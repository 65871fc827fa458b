import { setTimeout } from 'node:timers/promises';

/** The one place that reads the machine's clock, which may jump at any moment, and by hours. */

/**
 * Milliseconds by a clock that never jumps, for durations and deadlines. Since when is of no meaning. The compiler takes
 * it for no `Epoch`, and no `Epoch` for it; a plain number, such as the sum of one and a duration, it takes for either.
 */
export type Instant = number & { readonly clock?: 'monotonic' };

/** Milliseconds since 1970, for dates. */
export type Epoch = number & { readonly clock?: 'dates' };

/** By the clock that never jumps. */
export function monotonicTime(): Instant {
  return performance.now();
}

/** The machine's date and time, for dates alone. */
export function currentDate(): Date {
  return new Date();
}

/**
 * A clock of dates that runs on evenly from the machine's date, whatever becomes of that: for dates whose order and
 * distance count.
 * @returns reads it
 */
export function evenDates(): () => Epoch {
  const start = Date.now() - performance.now();
  return () => Math.round(start + performance.now());
}

/** Time and chance, passed in so that tests decide them. */
export interface Clock {
  now(): Instant;
  /** The date and time of the machine when the process began, running on evenly: for dates alone, never for a duration. */
  date(): Date;
  /** @throws the signal's reason when it is aborted meanwhile */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** A number from 0 up to 1. */
  random(): number;
}

const dates = evenDates();

/** Time and chance as they are. */
export const systemClock: Clock = {
  now: monotonicTime,
  // The age of a build in an answer that has no date is counted from it: it must not jump between two answers.
  date: () => new Date(dates()),
  sleep: async (milliseconds, signal) => {
    // What node throws has the reason only as its cause.
    await setTimeout(milliseconds, undefined, { signal }).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : error;
    });
  },
  random: () => Math.random(),
};
