import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { timeLimit, unlessStopped } from '../../src/shared/signals.ts';
import { runSource } from '../support/processes/run-source.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('it ends what waits for one of several signals, also after a collection of garbage', async () => {
  const step = new AbortController();
  const waiting = once(AbortSignal.any([step.signal, timeLimit(50)]), 'abort');
  for (let round = 0; round < 2; round += 1) {
    await new Promise(setImmediate);
    collectGarbage();
  }
  await waiting;
  expect(step.signal.aborted).toBe(false);
});

test('its reason is that of a time that is up', async () => {
  const signal = timeLimit(1);
  await once(signal, 'abort');
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('work that fails after the step was stopped is no unhandled rejection', async () => {
  const run = await runSource(`
    import { unlessStopped } from '%SRC%/shared/signals.ts';
    const work = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 1));
    await unlessStopped(AbortSignal.abort(new Error('stopped')), work).catch((error) => console.log(error.message));
  `);
  expect([run.exitCode, run.stdout, run.stderr]).toEqual([0, 'stopped\n', '']);
});

test('a step that goes on has what the work gives, and its failure', async () => {
  const { signal } = new AbortController();
  await expect(unlessStopped(signal, Promise.resolve(7))).resolves.toBe(7);
  await expect(unlessStopped(signal, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});
