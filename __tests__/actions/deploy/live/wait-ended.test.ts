import { expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { fakeClock } from '../../../support/steps/fake-clock.ts';
import { createInputs } from '../../../support/steps/inputs.ts';
import { build, environmentWith, kindsOf, livePlatform } from '../../../support/servers/live-platform.ts';
import { cancelStep } from '../../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../../support/runners/recording-runner.ts';
import { httpReply } from '../../../support/servers/socket-server.ts';
import { deployUntilTimeout } from '../../../support/steps/waiting.ts';

const HOOK = '/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook:purgeCache?token=t0ken-1234';

test('cancelled while it waits: the upload stays accepted, nothing is purged, and the build goes on', async () => {
  let runner: RecordingRunner | undefined;
  const clock = fakeClock();
  const server = await livePlatform({ environment: [environmentWith('b-0')], build: [build('b-1', false)] });
  const { exitCode, outputs, error } = await runDeploy({
    inputs: createInputs(server.origin, { wait: 'true', 'purge-cache-webhook': server.origin + HOOK }),
    onStart: (started) => void (runner = started),
    clock: {
      ...clock,
      sleep: async (milliseconds, signal) => {
        if (clock.pauses.length === 3) cancelStep(runner, 143);
        await clock.sleep(milliseconds, signal);
      },
    },
  });
  expect(exitCode).toBe(143);
  expect(outputs).toMatchObject({ status: 'accepted', 'error-code': 'cancelled', 'purge-status': 'skipped' });
  expect(error).toBe('The step was cancelled.\nThe upload had been accepted before.');
  // No call that cancels the build, nor any other.
  expect(kindsOf(server)).toEqual(['environment', 'upload', 'build', 'build', 'build']);
});

test('out of time while it waits: unknown, and nothing is purged', async () => {
  const script = { environment: [environmentWith('b-0')], build: [build('b-1', false)] };
  const { exitCode, outputs, error } = await deployUntilTimeout(script);
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'timeout', 'purge-status': 'skipped' });
  expect(error.split('\n')).toEqual([
    'The upload was accepted, but not seen live after 5.0 s. The step took longer than "timeout-minutes" allows (30). Last seen: Build b-1 is running.',
    'Check in the user portal whether the new build of account "acme", app "shop", environment "e-1" is live. Raise "timeout-minutes" if builds take this long.',
  ]);
});

test.each([
  ['', 0, { status: 'live', 'error-code': '', 'purge-status': 'failed' }],
  ['true', 1, { status: 'live', 'error-code': 'purge-failed', 'purge-status': 'failed' }],
])('a purge that fails once live, with fail-on-purge-error "%s"', async (failOnPurgeError, code, expected) => {
  const server = await livePlatform({
    environment: [environmentWith('b-0'), environmentWith('b-1')],
    build: [build('b-1', true)],
    webhook: [httpReply(404)],
  });
  const inputs = createInputs(server.origin, {
    wait: 'true',
    'purge-cache-webhook': server.origin + HOOK,
    'fail-on-purge-error': failOnPurgeError,
  });
  const { exitCode, outputs, log } = await runDeploy({ inputs });
  expect(exitCode).toBe(code);
  expect(outputs).toMatchObject(expected);
  expect(log.find((line) => /^(?:warning: Cache not purged|error: Cache purge failed): /.test(line))).toMatch(
    /The new build is live/,
  );
});
