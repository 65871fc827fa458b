import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../support/steps/deploying.ts';
import type { DeployOptions } from '../../support/steps/deploying.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import { endTime } from '../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../support/runners/recording-runner.ts';
import { always, httpReply, socketServer } from '../../support/servers/socket-server.ts';
import type { Script } from '../../support/servers/socket-server.ts';

const PATH = '/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook';

/** A server that accepts the upload, and does this with calls of the webhook. */
async function purging(onWebhook: NonNullable<Script['onBody']>) {
  return await socketServer({
    onBody: (socket, request) => {
      if (request.head.startsWith('POST /wh/')) onWebhook(socket, request);
      else socket.end(httpReply(200, '{}'));
    },
  });
}

/** Deploys with a webhook of this action. */
async function deployAndPurge(
  origin: string,
  { action = 'purgeCache', ...more }: Record<string, string> = {},
  onStart: DeployOptions['onStart'] = () => undefined,
) {
  const inputs = createInputs(origin, {
    'purge-cache-webhook': `${origin}${PATH}:${action}?token=t0k%2Ben-1234`,
    ...more,
  });
  return await runDeploy({ inputs, onStart });
}

test('the webhook is called as it was given: POST, no body, no credentials', async () => {
  const server = await purging((socket) => socket.end(httpReply(204)));
  const { exitCode, outputs } = await deployAndPurge(server.origin);
  expect(exitCode).toBe(0);
  expect(outputs['purge-status']).toBe('done');
  expect(server.requests).toHaveLength(2);
  const { head, body } = server.requests[1] ?? { head: '', body: Buffer.alloc(1) };
  expect(head.split('\r\n')[0]).toBe(`POST ${PATH}:purgeCache?token=t0k%2Ben-1234 HTTP/1.1`);
  expect(head).not.toMatch(/^(?:authorization|cookie|expect|content-type|transfer-encoding):/im);
  expect(head).toMatch(/^content-length: 0$/im);
  expect(body).toHaveLength(0);
});

test.each([200, 202, 204])('HTTP %d with any body is done', async (status) => {
  const server = await purging((socket) => socket.end(httpReply(status, status === 204 ? '' : '<html>')));
  const { outputs, log } = await deployAndPurge(server.origin);
  expect(outputs).toMatchObject({ status: 'accepted', 'purge-status': 'done' });
  expect(log).toContain('Cache purge: done');
});

describe('a purge that fails', () => {
  test.each([
    [404, 1],
    [401, 1],
    [302, 1],
    [500, 5],
    [503, 5],
    [429, 5],
  ])('with HTTP %d is a warning after %d calls, as a purge does no harm twice', async (status, calls) => {
    const server = await purging((socket) => socket.end(httpReply(status)));
    const { exitCode, outputs, log } = await deployAndPurge(server.origin);
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'accepted', 'error-code': '', 'purge-status': 'failed', attempts: '1' });
    const warnings = log.filter((line) => line.startsWith('warning: Cache not purged: '));
    expect(warnings).toEqual([
      expect.stringMatching(
        new RegExp(`${server.origin} answered the webhook with HTTP ${status}.*The upload was accepted\\.$`),
      ),
    ]);
    expect(server.requests).toHaveLength(1 + calls);
  });

  test('fails the step where that is set, and the deploy stays accepted', async () => {
    const server = await purging((socket) => socket.end(httpReply(404)));
    const { exitCode, outputs, error } = await deployAndPurge(server.origin, { 'fail-on-purge-error': 'true' });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'accepted', 'error-code': 'purge-failed', 'purge-status': 'failed' });
    expect(error.split('\n')).toEqual([
      `The upload was accepted, but the cache was not purged. ${server.origin} answered the webhook with HTTP 404.`,
      'Purge the cache in the user portal, or run the webhook again.',
    ]);
  });

  test('because the time of the step is up is a warning, too', async () => {
    let runner: RecordingRunner | undefined;
    const server = await purging(() => endTime(runner));
    const { exitCode, outputs, log } = await deployAndPurge(server.origin, {}, (started) => void (runner = started));
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'accepted', 'error-code': '', 'purge-status': 'failed' });
    expect(log.filter((line) => /^warning: Cache not purged: .*The step took longer/.test(line))).toHaveLength(1);
  });
});

describe('the webhook of something else', () => {
  test.each(['rebuild', 'cleanRebuild'])('%s is refused before anything is sent', async (action) => {
    const server = await purging((socket) => socket.end(httpReply(200)));
    const { exitCode, outputs, error } = await deployAndPurge(server.origin, { action });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input' });
    expect(error).toMatch(/^purge-cache-webhook: must be the URL of "Purge Cache", and this one triggers a rebuild/);
    expect(server.requests).toHaveLength(0);
  });

  test('with an action word that nobody knows is called, with a warning', async () => {
    const server = await purging((socket) => socket.end(httpReply(200)));
    const { outputs, log } = await deployAndPurge(server.origin, { action: 'purge' });
    expect(outputs['purge-status']).toBe('done');
    expect(log.filter((line) => line.includes('has an unknown action'))).toHaveLength(1);
  });
});

test('the webhook is not called when the upload is not accepted', async () => {
  const server = await always(200, '<html>');
  const { outputs } = await deployAndPurge(server.origin);
  expect(outputs).toMatchObject({ status: 'unknown', 'purge-status': 'skipped' });
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['a malformed webhook', { 'purge-cache-webhook': 'not a webhook' }, 'skipped'],
  ['another bad input beside a webhook', { 'timeout-minutes': 'x' }, 'skipped'],
  ['a bad input and no webhook', { 'timeout-minutes': 'x', 'purge-cache-webhook': '' }, 'off'],
])('after %s', async (_, inputs, expected) => {
  const { outputs } = await deployAndPurge('https://api.example.com', inputs);
  expect(outputs).toMatchObject({ 'error-code': 'invalid-input', 'purge-status': expected });
});

test('a page in place of an answer is a warning: nothing may have been purged', async () => {
  const server = await purging((socket) => socket.end(httpReply(200, '<!doctype html><title>Sign in</title>')));
  const { outputs, log } = await deployAndPurge(server.origin);
  expect(outputs['purge-status']).toBe('done');
  expect(log).toContainEqual(expect.stringMatching(/^warning: Answered by a page: .* a page \("Sign in"\)/));
});
