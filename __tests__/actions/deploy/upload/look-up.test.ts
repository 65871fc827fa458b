import { expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs } from '../../../support/steps/inputs.ts';
import { httpReply, socketServer } from '../../../support/servers/socket-server.ts';
import { endTime, cancelStep } from '../../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../../support/runners/recording-runner.ts';

/** An upload that ends with 502, and answers to the reads of the list of builds, one after the other. */
async function lookWith(answers: readonly string[]) {
  let reads = 0;
  const server = await socketServer({
    onBody: (socket, { head }) => {
      if (head.startsWith('POST')) return socket.end(httpReply(502));
      socket.end(answers[Math.min(reads, answers.length - 1)] ?? '');
      reads += 1;
    },
  });
  return { ...(await runDeploy({ inputs: createInputs(server.origin) })), origin: server.origin };
}

const BUILDS = httpReply(200, { builds: [] });

test('reading the list of builds is a line of the log: what is read, and why', async () => {
  const { log, outputs } = await lookWith([BUILDS]);
  expect(log).toContain('The outcome is not known: reading the list of builds for one that this upload started');
  expect(outputs['status']).toBe('unknown');
});

test('each retry of it is a line, too', async () => {
  const { log, error } = await lookWith([httpReply(429), BUILDS]);
  expect(log).toContain('HTTP 429: retrying in 0.0 s (attempt 2 of 5)');
  expect(error).toContain('The platform lists no build created since the upload began');
});

test('a host without a list: the log shows that nothing was found out', async () => {
  const { log } = await lookWith([httpReply(404)]);
  expect(log).toContain('The list of builds could not be read (HTTP 404).');
});

/** An upload that ends with 502, and a list of builds that is not answered. */
async function silentList(onList: () => void) {
  return await socketServer({
    onBody: (socket, { head }) => {
      if (head.startsWith('POST')) socket.end(httpReply(502));
      else onList();
    },
  });
}

test.each([130, 143] as const)('cancelled while the list of builds is read: exit code %d', async (exitCode) => {
  let runner: RecordingRunner | undefined;
  const server = await silentList(() => cancelStep(runner, exitCode));
  const ending = await runDeploy({ inputs: createInputs(server.origin), onStart: (started) => (runner = started) });
  expect(ending.exitCode).toBe(exitCode);
  expect(ending.outputs).toMatchObject({ status: 'unknown', 'error-code': 'cancelled', attempts: '1' });
  expect(ending.error).toMatch(/^The step was cancelled\.\n.*user portal for a new build/s);
});

test('out of time while the list of builds is read: the outcome of the upload stands', async () => {
  let runner: RecordingRunner | undefined;
  const server = await silentList(() => endTime(runner));
  const { exitCode, outputs, error, log } = await runDeploy({
    inputs: createInputs(server.origin),
    onStart: (started) => (runner = started),
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous' });
  expect(error).toContain('answered the upload with HTTP 502, after all of it had been sent.');
  expect(log).toContain('The list of builds could not be read (no answer in time).');
});
