import { expect, test } from '@jest/globals';
import { StopError } from '../../../src/errors.ts';
import { runDeploy } from '../../support/deploying.ts';
import { createInputs } from '../../support/inputs.ts';
import { httpReply, socketServer } from '../../support/socket-server.ts';
import type { RecordingRunner } from '../../support/recording-runner.ts';

/** An upload that ends with 502, and a list of builds that is not answered. */
async function silentList(onList: () => void = () => undefined) {
  return await socketServer({
    onBody: (socket, { head }) => {
      if (head.startsWith('POST')) socket.end(httpReply(502));
      else onList();
    },
  });
}

test.each([130, 143] as const)('cancelled while the list of builds is read: exit code %d', async (exitCode) => {
  let runner: RecordingRunner | undefined;
  const server = await silentList(() =>
    runner?.cancel(new StopError('cancelled', 'The step was cancelled.', exitCode)),
  );
  const ending = await runDeploy({ inputs: createInputs(server.origin), onStart: (started) => (runner = started) });
  expect(ending.exitCode).toBe(exitCode);
  expect(ending.outputs).toMatchObject({ status: 'unknown', 'error-code': 'cancelled', attempts: '1' });
  expect(ending.error).toMatch(/^The step was cancelled\.\n.*user portal for a new build/s);
});

test('out of time while the list of builds is read: the outcome of the upload stands', async () => {
  const server = await silentList();
  const inputs = createInputs(server.origin, { 'timeout-minutes': '0.02' });
  const { exitCode, outputs, error, log } = await runDeploy({ inputs });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous' });
  expect(error).toContain('answered the upload with HTTP 502, after all of it had been sent.');
  expect(log).toContain('The list of builds could not be read (no answer in time).');
});
