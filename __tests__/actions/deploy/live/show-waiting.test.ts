import { expect, test } from '@jest/globals';
import { showWaiting } from '../../../../src/actions/deploy/live/show-waiting.ts';

test('where people watch a terminal they see that it waits, until it ends in any way', async () => {
  const shown: (string | undefined)[] = [];
  const runner = { progress: (state: { readonly text: string } | undefined) => void shown.push(state?.text) };
  const fails = showWaiting(
    runner,
    () => 0,
    async () => await Promise.reject(new Error('failed')),
  );
  await expect(fails).rejects.toThrow('failed');
  expect(shown).toEqual(['Waiting until it is live (0.0 s)', undefined]);
});

test('any other runner has the lines of the work alone', async () => {
  const result = showWaiting(
    {},
    () => 0,
    async () => await Promise.resolve(7),
  );
  expect(await result).toBe(7);
});
