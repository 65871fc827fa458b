import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, cpus } from 'node:os';
import { median } from './measure.js';

/** Deflates 1 MiB of words 20 times. */
const WORK = `
  const { deflateRawSync } = require('node:zlib');
  let seed = 1;
  const word = () => ((seed = (seed * 48271) % 2147483647) % 5000).toString(36);
  const text = Buffer.from(Array.from({ length: 300_000 }, word).join(' ').slice(0, 1048576));
  for (let round = 0; round < 20; round += 1) deflateRawSync(text, { level: 6 });`;

/**
 * The machine in a sentence, with what its cores are worth: how many times as much all of them deflate at the same time
 * as one does alone. Two that share the units and the cache of one do less than 2, and no packer can gain more than that.
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
  return `${count} cores (${model}) that deflate ${median(gains).toFixed(2)} times as much as one, Node ${process.version}`;
}

/** @param {number} processes @returns how long it takes that many at the same time, in milliseconds */
async function compute(processes) {
  const start = performance.now();
  const children = Array.from({ length: processes }, () => spawn(process.execPath, ['-e', WORK]));
  await Promise.all(children.map(async (child) => await once(child, 'exit')));
  return performance.now() - start;
}
