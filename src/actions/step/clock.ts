import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../platform/retry/attempts.ts';

/** Time and chance as they are. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (milliseconds, signal) => {
    await setTimeout(milliseconds, undefined, { signal });
  },
  random: () => Math.random(),
};
