import { setTimeout } from 'node:timers/promises';
import type { Clock } from './attempts.ts';
import { evenDates, monotonicTime } from '../../shared/clock.ts';

const dates = evenDates();

/** Time and chance as they are. */
export const systemClock: Clock = {
  now: monotonicTime,
  // The age of a build in an answer that has no date is counted from it: it must not jump between two answers.
  date: () => new Date(dates()),
  sleep: async (milliseconds, signal) => {
    await setTimeout(milliseconds, undefined, { signal });
  },
  random: () => Math.random(),
};
