import { expect, test } from '@jest/globals';
import { runSource } from '../support/processes/run-source.ts';

/** Writes a log until its reader has gone. @param unit of which the log is */
const logUntilUnread = (unit: 'step' | 'command') => `
  import { once } from 'node:events';
  import { runProcess } from '%SRC%/runner/start.ts';
  const createRunner = (cancelled) => ({ cancelled, terms: { unit } });
  const unit = '${unit}';
  await runProcess(process.stderr, createRunner, async ({ cancelled }) => {
    const timer = setInterval(() => process.stderr.write('line\\n'), 1);
    await once(process.stderr, 'error', { signal: AbortSignal.timeout(10_000) }).catch(() => {});
    clearInterval(timer);
    process.stdout.write(cancelled.aborted ? cancelled.reason.message : 'goes on');
    return 0;
  });
`;

test.each([
  ['command', 0, 'goes on'],
  ['step', 1, 'The log cannot be written (EPIPE).'],
] as const)('the log of a %s whose reader has gone', async (unit, exitCode, text) => {
  const run = await runSource(logUntilUnread(unit), {
    onStart: ({ stderr }) => stderr?.once('data', () => stderr.destroy()),
  });
  expect([run.exitCode, run.stdout]).toEqual([exitCode, text]);
});
