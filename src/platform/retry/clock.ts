import { setTimeout } from 'node:timers/promises';
import type { Clock } from './attempts.ts';
import { currentDate, monotonicTime } from '../../shared/clock.ts';

/** Time and chance as they are. */
export const systemClock: Clock = {
  now: monotonicTime,
  date: currentDate,
  sleep: async (milliseconds, signal) => {
    await setTimeout(milliseconds, undefined, { signal });
  },
  random: () => Math.random(),
};
