import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { timeLimit } from '../../src/shared/signals.ts';

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
