import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../support/steps/deploying.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { createInputs, LARGE_SITE } from '../../support/steps/inputs.ts';
import { always, httpReply, socketServer } from '../../support/servers/socket-server.ts';
import { cancelStep } from '../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../support/runners/recording-runner.ts';

const WEBHOOK = '/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook:purgeCache?token=t0ken-1234';

/** A deploy whose runner can be cancelled by the server of the test, as it is asked for things. */
function cancellable() {
  let runner: RecordingRunner | undefined;
  return {
    onStart: (started: RecordingRunner) => void (runner = started),
    cancel: (exitCode: 130 | 143 = 130) => cancelStep(runner, exitCode),
  };
}

describe('cancelled', () => {
  test.each([130, 143] as const)('before anything was done, exit code %d', async (exitCode) => {
    const server = await socketServer({});
    const { onStart, cancel } = cancellable();
    const ending = await runDeploy({
      inputs: createInputs(server.origin),
      onStart: (runner) => {
        onStart(runner);
        cancel(exitCode);
      },
    });
    expect(ending.exitCode).toBe(exitCode);
    expect(ending.outputs).toMatchObject({ status: 'failed', 'error-code': 'cancelled', attempts: '0' });
    expect(ending.error.split('\n')).toEqual(['The step was cancelled.', 'The platform accepted nothing.']);
    expect(server.connections()).toBe(0);
  });

  test('before the first byte of the zip', async () => {
    const { onStart, cancel } = cancellable();
    const server = await socketServer({ onHead: () => cancel() });
    const inputs = createInputs(server.origin);
    const ending = await runDeploy({ inputs, files: LARGE_SITE, limits: { expect: 60_000 }, onStart });
    expect(ending.exitCode).toBe(130);
    expect(ending.outputs).toMatchObject({ status: 'failed', 'error-code': 'cancelled', attempts: '1' });
    expect(server.requests.map(({ body }) => body.length)).toEqual([0]);
  });

  test('in the middle of the upload', async () => {
    const { onStart, cancel } = cancellable();
    const server = await socketServer({
      onHead: (socket) => {
        socket.write('HTTP/1.1 100 Continue\r\n\r\n');
        socket.once('data', () => {
          socket.pause();
          cancel(143);
        });
      },
    });
    const files = { 'package.json': '{}', 'large.bin': Buffer.alloc(20_000_000, 'abc') };
    const inputs = createInputs(server.origin, { 'compression-level': '0' });
    const ending = await runDeploy({ inputs, files, onStart });
    expect(ending.exitCode).toBe(143);
    expect(ending.outputs).toMatchObject({ status: 'failed', 'error-code': 'cancelled', attempts: '1' });
    expect(ending.error).toContain('The platform accepted nothing.');
    expect(server.requests).toHaveLength(1);
  });

  test('after the last byte: nobody can know', async () => {
    const { onStart, cancel } = cancellable();
    const server = await socketServer({ onBody: () => cancel() });
    const ending = await runDeploy({ inputs: createInputs(server.origin), onStart });
    expect(ending.exitCode).toBe(130);
    expect(ending.outputs).toMatchObject({ status: 'unknown', 'error-code': 'cancelled', attempts: '1' });
    expect(ending.error).toMatch(
      /^The step was cancelled\.\n.*sent, but its outcome is not known.*user portal for a new build of account "acme"/s,
    );
    expect(server.requests).toHaveLength(1);
  });

  test('in the middle of the answer: nobody can know', async () => {
    const { onStart, cancel } = cancellable();
    const server = await socketServer({
      onBody: (socket) => socket.write(httpReply(200, '{"na', { 'Content-Length': '100' }), () => cancel()),
    });
    const ending = await runDeploy({ inputs: createInputs(server.origin), onStart });
    expect(ending.exitCode).toBe(130);
    expect(ending.outputs).toMatchObject({ status: 'unknown', 'error-code': 'cancelled' });
  });

  test('in the pause before another try', async () => {
    const { onStart, cancel } = cancellable();
    const clock = fakeClock();
    const server = await always(429, '', { 'Retry-After': '60' });
    const ending = await runDeploy({
      inputs: createInputs(server.origin),
      clock: {
        ...clock,
        sleep: async (milliseconds, signal) => {
          cancel();
          await clock.sleep(milliseconds, signal);
        },
      },
      onStart,
    });
    expect(ending.exitCode).toBe(130);
    expect(ending.outputs).toMatchObject({ status: 'failed', 'error-code': 'cancelled', attempts: '1' });
    expect(server.requests).toHaveLength(1);
  });

  test('during the purge: the upload stays accepted', async () => {
    const { onStart, cancel } = cancellable();
    const server = await socketServer({
      onBody: (socket, { head }) => {
        if (head.startsWith('POST /wh/')) cancel();
        else socket.end(httpReply(200, '{}'));
      },
    });
    const inputs = createInputs(server.origin, { 'purge-cache-webhook': server.origin + WEBHOOK });
    const ending = await runDeploy({ inputs, onStart });
    expect(ending.exitCode).toBe(130);
    expect(ending.outputs).toMatchObject({ status: 'accepted', 'error-code': 'cancelled', 'purge-status': 'failed' });
    expect(ending.error).toContain('The upload had been accepted before.');
    expect(server.requests).toHaveLength(2);
  });
});
