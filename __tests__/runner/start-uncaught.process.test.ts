import { expect, test } from '@jest/globals';
import { runSource } from '../support/processes/run-source.ts';

test('a defect in a timer is reported by the step, through the door, and everything else still happens', async () => {
  const run = await runSource(`
    import { startAction } from '%SRC%/runner/start.ts';
    import { defineStep } from '%SRC%/actions/step/step.ts';
    import { systemClock } from '%SRC%/shared/clock.ts';
    const step = defineStep({
      inputs: {},
      read: () => ({ timeoutMinutes: 1 }),
      run: async (_inputs, { runner, signal, onEnd }) => {
        onEnd(() => runner.info('cleaned up'));
        setTimeout(() => { throw new TypeError('thrown by a timer\\n::set-env name=a::b'); }, 1);
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
      report: { outputs: () => ({ name: 'value' }), advice: () => 'Report it.', summary: () => ({ heading: 'Step failed' }) },
    });
    await startAction(async (runner) => await step(runner, { clock: systemClock }));
  `);
  expect([run.exitCode, run.stderr]).toEqual([1, '']);
  expect(run.stdout.split('\n').filter((line) => !line.startsWith('::debug::'))).toEqual([
    'cleaned up',
    '::error title=Internal error::TypeError: thrown by a timer\\u000a: :set-env name=a: :b Report it.',
    'More: docs/how-to/fix-an-error.md#internal-error',
    '',
  ]);
  expect(run.outputFile).toContain('internal');
});

test('a step that cannot report says so, and fails', async () => {
  const run = await runSource(`
    import { startAction } from '%SRC%/runner/start.ts';
    await startAction(async () => { throw new Error('no\\n::set-env name=a::b'); });
  `);
  expect([run.exitCode, run.stderr, run.stdout]).toEqual([
    1,
    '',
    '::error title=The step could not report::no\\u000a: :set-env name=a: :b\nMore: docs/how-to/fix-an-error.md#the-step-could-not-report\n',
  ]);
});
