import { expect, test } from '@jest/globals';
import { runSource } from '../../support/run-source.ts';

test('work that fails after the step was stopped is no unhandled rejection', async () => {
  const run = await runSource(`
    import { unlessStopped } from '%SRC%/actions/step/unless-stopped.ts';
    const work = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 1));
    await unlessStopped(AbortSignal.abort(new Error('stopped')), work).catch((error) => console.log(error.message));
  `);
  expect([run.exitCode, run.stdout, run.stderr]).toEqual([0, 'stopped\n', '']);
});
