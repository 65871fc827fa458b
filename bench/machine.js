import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, cpus } from 'node:os';
import { median } from './measure.js';

const WORK =
  'let x = 1; for (let i = 0; i < 3e8; i += 1) x = (x * 1103515245 + 12345) | 0; process.exit(x === 0 ? 1 : 0)';

/**
 * The machine in a sentence, with what its cores are worth: how many times as much pure computation all of them do at the
 * same time as one does alone. Two that share a core's units do less than 2, and no packer can gain more than that.
 */
export async function describeMachine() {
  const count = availableParallelism();
  /** @type {number[]} */
  const gains = [];
  for (let round = 0; round < 3; round += 1) {
    const alone = await compute(1);
    gains.push((count * alone) / (await compute(count)));
  }
  const model = cpus()[0]?.model ?? 'unknown';
  return `${count} cores (${model}) that do ${median(gains).toFixed(2)} times the work of one, Node ${process.version}`;
}

/** @param {number} processes @returns how long it takes that many at the same time, in milliseconds */
async function compute(processes) {
  const start = performance.now();
  const children = Array.from({ length: processes }, () => spawn(process.execPath, ['-e', WORK]));
  await Promise.all(children.map(async (child) => await once(child, 'exit')));
  return performance.now() - start;
}
