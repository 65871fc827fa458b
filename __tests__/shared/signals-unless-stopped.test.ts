import { expect, test } from '@jest/globals';
import { unlessStopped } from '../../src/shared/signals.ts';
import { runSource } from '../support/processes/run-source.ts';

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
