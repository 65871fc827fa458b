import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/**
 * Loaded before a bundle (`--import`): the time that the step reads and sleeps on runs 50 times as fast, so that a minute
 * of grace takes a second. Time-outs of connections and `timeout-minutes` run on timers of their own, and stay as they are.
 */
const SPEED = 50;

const now = performance.now.bind(performance);
const start = now();
performance.now = () => start + (now() - start) * SPEED;

const { setTimeout: sleep } = timers;
timers.setTimeout = async (milliseconds, value, options) => await sleep((milliseconds ?? 0) / SPEED, value, options);
syncBuiltinESMExports();
