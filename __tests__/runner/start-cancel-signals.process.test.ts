import { expect, test } from '@jest/globals';
import { runSource } from '../support/processes/run-source.ts';

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 143],
  ['SIGBREAK', 143],
])('%s cancels a step, which cleans up and reports; SIGBREAK is Ctrl+Break of Windows', async (signal, exitCode) => {
  const run = await runSource(`
    import { startAction } from '%SRC%/runner/start.ts';
    await startAction(async (runner) => {
      // As Windows delivers it: no other system can.
      setImmediate(() => process.emit('${signal}'));
      const { message, exitCode } = await new Promise((resolve) => {
        runner.cancelled.addEventListener('abort', () => resolve(runner.cancelled.reason));
      });
      runner.info(message);
      return exitCode;
    });
  `);
  expect([run.exitCode, run.stdout, run.stderr]).toEqual([exitCode, 'The step was cancelled.\n', '']);
});
