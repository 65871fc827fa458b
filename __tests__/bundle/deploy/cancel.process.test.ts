import type { ChildProcess } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, OUTPUT_NAMES, SITE } from '../../support/steps/inputs.ts';
import { socketServer } from '../../support/servers/socket-server.ts';
import type { Script } from '../../support/servers/socket-server.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { errorsIn } from '../../support/runners/command-parser.ts';
import { sizeOf } from '../../support/jest/soak-sizes.ts';

/** Runs the bundle against a server that signals it at some point, and measures how long it takes to end. */
async function cancelled(
  signal: NodeJS.Signals,
  behaviour: (cancel: () => void) => Script,
  files: Readonly<Record<string, Buffer>> = {},
) {
  let child: ChildProcess | undefined;
  let signalled = 0;
  const server = await socketServer(
    behaviour(() => {
      signalled = performance.now();
      child?.kill(signal);
    }),
  );
  const run = await runBundle('deploy', {
    workspace: plant(makeFolder('workspace'), { ...SITE, ...files }),
    inputs: createInputs(server.origin, { 'compression-level': '0' }),
    onStart: (started) => (child = started),
  });
  expect(signalled).toBeGreaterThan(0);
  expect(performance.now() - signalled).toBeLessThan(sizeOf('killLimit'));
  expect(Object.keys(run.outputs)).toEqual(OUTPUT_NAMES);
  expect(run.leftovers).toEqual([]);
  expect(errorsIn(run.stdout)).toHaveLength(1);
  expect(server.requests).toHaveLength(1);
  return run;
}

/** A server that lets the upload begin, and then reads no more. */
const holding = (cancel: () => void): Script => ({
  onHead: (socket) => {
    socket.write('HTTP/1.1 100 Continue\r\n\r\n');
    socket.once('data', () => {
      socket.pause();
      cancel();
    });
  },
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s while a server holds the upload: exit code %d, soon', async (signal, exitCode) => {
  const run = await cancelled(signal, holding, { 'large.bin': Buffer.alloc(20_000_000, 'abc') });
  expect(run.exitCode).toBe(exitCode);
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'cancelled', attempts: '1' });
  expect(errorsIn(run.stdout)).toEqual(['Cancelled: The step was cancelled. The platform accepted nothing.']);
});

test('SIGINT while a server does not answer: nobody can know', async () => {
  const run = await cancelled('SIGINT', (cancel) => ({ onBody: cancel }));
  expect(run.exitCode).toBe(130);
  expect(run.outputs).toMatchObject({ status: 'unknown', 'error-code': 'cancelled', attempts: '1' });
});
