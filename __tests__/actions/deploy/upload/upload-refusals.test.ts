import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { fakeClock } from '../../../support/steps/fake-clock.ts';
import { createInputs } from '../../../support/steps/inputs.ts';
import { uploadsOf } from '../../../support/servers/requests.ts';
import { httpReply, socketServer } from '../../../support/servers/socket-server.ts';
import type { SocketServer } from '../../../support/servers/socket-server.ts';

/** A server that takes the whole upload and then answers with these replies, one after the other; the last one stays. */
async function replyingWith(...replies: string[]): Promise<SocketServer> {
  const waiting = [...replies];
  return await socketServer({
    onBody: (socket) => socket.end((waiting.length > 1 ? waiting.shift() : waiting[0]) ?? ''),
  });
}

const ERROR = JSON.stringify({ type: 'some_type', code: 'some_code', message: 'The words of the service' });

describe('a refusal is final after one request', () => {
  test.each([
    [400, 'rejected', /Check the inputs: account "acme", app "shop", environment "e-1"/],
    [401, 'unauthorized', /Check "username" and "password": .*not the portal login/],
    [403, 'forbidden', /check .*the API user .*account "acme", app "shop", environment "e-1"/],
    [404, 'not-found', /Check account "acme", app "shop", environment "e-1", and "headless-url"/],
    [405, 'rejected', /Check the inputs/],
    [409, 'conflict', /Another change to this environment may be under way.*"concurrency"/],
    [410, 'rejected', /Check the inputs/],
    [413, 'too-large', /Exclude what the build does not need.* before compression: package\.json/],
    [415, 'rejected', /Check the inputs/],
    [422, 'rejected', /Check the inputs/],
    [451, 'rejected', /Check the inputs/],
    [501, 'server-error', /did not accept the request\. Try again later\./],
    [505, 'server-error', /did not accept the request/],
  ] as const)('HTTP %d: %s', async (status, code, advice) => {
    const server = await replyingWith(httpReply(status, ERROR));
    const { exitCode, outputs, error, pauses } = await runDeploy({ inputs: createInputs(server.origin) });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': code, attempts: '1', 'operation-name': '' });
    expect(error.split('\n')[0]).toBe(
      `${server.origin} answered the upload with HTTP ${status}. The service reported: The words of the service (type some_type, code some_code).`,
    );
    expect(error).toMatch(advice);
    expect(uploadsOf(server)).toHaveLength(1);
    // A 404 is followed by the reads of what is there, a 403 by that of whether account and app are swapped.
    expect(server.requests).toHaveLength({ 403: 2, 404: 3 }[status as number] ?? 1);
    expect(pauses).toEqual([]);
  });
});

describe('a redirect', () => {
  test.each([
    [301, 'https://portal.example.com/login?next=/fu&token=abc#x', 'https://portal.example.com'],
    [302, '//other.example.com/x', 'http://other.example.com'],
    [303, 'https://user:word@portal.example.com/', 'https://portal.example.com'],
    [307, 'javascript:alert(1)', 'javascript: (not a web address)'],
    [308, 'http://[broken', 'no valid address'],
  ])('HTTP %d to %s is not followed, and only its origin is told', async (status, location, told) => {
    const server = await replyingWith(httpReply(status, '', { Location: location }));
    const { exitCode, outputs, error } = await runDeploy({ inputs: createInputs(server.origin) });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'rejected', attempts: '1' });
    expect(error.split('\n')).toEqual([
      `${server.origin} answered the upload with HTTP ${status}. It redirects to ${told}. Only a read follows redirects, and only on the same origin, so that credentials go nowhere else.`,
      'Check "headless-url": it must be the final address of the API. Copy the root of the API, which is what comes before "/v1/accounts" in its calls, not a page of the user portal.',
    ]);
    expect(server.connections()).toBe(1);
  });

  test('to a path names the same origin', async () => {
    const server = await replyingWith(httpReply(302, '', { Location: '/login' }));
    const { error } = await runDeploy({ inputs: createInputs(server.origin) });
    expect(error).toContain(`It redirects to ${server.origin}. Only a read follows redirects,`);
  });

  test('does not reach what it points to', async () => {
    const target = await replyingWith(httpReply(200));
    const server = await replyingWith(httpReply(307, '', { Location: `${target.origin}/fu` }));
    await runDeploy({ inputs: createInputs(server.origin) });
    expect(target.connections()).toBe(0);
  });
});

describe('too many requests', () => {
  test('five attempts, each one logged, and then the advice to wait', async () => {
    const server = await replyingWith(httpReply(429, ERROR));
    const clock = fakeClock({ random: 0.5 });
    const { exitCode, outputs, error, log, pauses } = await runDeploy({ inputs: createInputs(server.origin), clock });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'rate-limited', attempts: '5' });
    expect(server.requests).toHaveLength(5);
    expect(pauses).toEqual([500, 1000, 2000, 4000]);
    expect(log.filter((line) => line.startsWith('HTTP 429'))).toEqual([
      'HTTP 429: retrying in 0.5 s (attempt 2 of 5)',
      'HTTP 429: retrying in 1.0 s (attempt 3 of 5)',
      'HTTP 429: retrying in 2.0 s (attempt 4 of 5)',
      'HTTP 429: retrying in 4.0 s (attempt 5 of 5)',
    ]);
    expect(error).toMatch(/HTTP 429 \(5 attempts\).*\nWait a few minutes and run the job again/s);
  });

  test.each([
    ['120', 120_000],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
  ])('Retry-After %s is waited for', async (value, pause) => {
    const server = await replyingWith(httpReply(429, ERROR, { 'Retry-After': value }), httpReply(200, '{}'));
    const { outputs, pauses } = await runDeploy({ inputs: createInputs(server.origin) });
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '2' });
    expect(pauses).toEqual([pause]);
    expect(server.requests).toHaveLength(2);
  });

  test.each(['121', '99999999999', 'Thu, 01 Jan 2026 00:03:00 GMT'])(
    'Retry-After %s is longer than the step waits: it stops and says so',
    async (value) => {
      const server = await replyingWith(httpReply(429, ERROR, { 'Retry-After': value }));
      const { outputs, error, pauses } = await runDeploy({ inputs: createInputs(server.origin) });
      expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'rate-limited', attempts: '1' });
      expect(error).toMatch(/It asks to wait \d+ s; the maximum is 120 s\./);
      expect(pauses).toEqual([]);
      expect(server.requests).toHaveLength(1);
    },
  );
});

test.each([408, 425])('HTTP %d is tried again', async (status) => {
  const server = await replyingWith(httpReply(status), httpReply(200, '{}'));
  const { outputs } = await runDeploy({ inputs: createInputs(server.origin) });
  expect(outputs).toMatchObject({ status: 'accepted', attempts: '2' });
  expect(server.requests).toHaveLength(2);
});

test('503 with Retry-After is retried even after the last byte, and is a platform error in the end', async () => {
  const server = await replyingWith(httpReply(503, ERROR, { 'Retry-After': '1' }));
  const { outputs, error, pauses } = await runDeploy({ inputs: createInputs(server.origin) });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'server-error', attempts: '5' });
  expect(pauses).toEqual([1000, 1000, 1000, 1000]);
  expect(error).toMatch(/HTTP 503 \(5 attempts\)/);
});
