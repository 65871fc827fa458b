import { describe, expect, test } from '@jest/globals';
import { PlatformError } from '../../../src/platform/retry/platform-error.ts';
import { attempt } from '../../support/steps/attempting.ts';
import { createFailure, createReply } from '../../support/servers/exchanges.ts';
import { StepError } from '../../../src/shared/errors.ts';

const BUSY = createReply({ status: 503, headers: { 'retry-after': '7' } });

test('each retry is reported before it is made', async () => {
  const { result, retries, pauses } = await attempt([
    createFailure('not-sent', { reason: 'ECONNREFUSED' }),
    createFailure('not-sent', { reason: 'TIMEOUT' }),
    BUSY,
    createReply(),
  ]);
  expect(result).toMatchObject({ status: 200 });
  expect(pauses).toEqual([500, 1000, 7000]);
  expect(retries).toEqual([
    { attempt: 2, maxAttempts: 5, delay: 500, reason: 'ECONNREFUSED while connecting' },
    { attempt: 3, maxAttempts: 5, delay: 1000, reason: 'time-out while connecting' },
    { attempt: 4, maxAttempts: 5, delay: 7000, reason: 'HTTP 503' },
  ]);
});

test('the fifth attempt is the last', async () => {
  const { result, made } = await attempt(Array.from({ length: 6 }, () => createReply({ status: 429 })));
  expect(made).toBe(5);
  expect(result).toBeInstanceOf(PlatformError);
  expect(result).toMatchObject({
    code: 'rate-limited',
    status: 'failed',
    message: 'https://api.example.com answered the upload with HTTP 429 (5 attempts).',
  });
});

test('a caller with a schedule of its own makes one attempt, and learns how long to wait', async () => {
  const { result, made, pauses } = await attempt([BUSY, createReply()], { maxAttempts: 1 });
  expect([made, pauses]).toEqual([1, []]);
  expect(result).toMatchObject({ code: 'server-error', details: { httpStatus: 503, retryAfter: 7000 } });
});

test('a Retry-After of 120 s is waited for, one of 121 s is not', async () => {
  const waited = await attempt([createReply({ status: 429, headers: { 'retry-after': '120' } }), createReply()]);
  expect(waited.pauses).toEqual([120_000]);
  const stopped = await attempt([createReply({ status: 429, headers: { 'retry-after': '121' } })]);
  expect(stopped.made).toBe(1);
  expect((stopped.result as Error).message).toContain('It asks to wait 121 s; the maximum is 120 s.');
});

describe.each(['upload', 'create', 'trigger', 'read'] as const)('%s: what a firewall answers', (kind) => {
  test.each([
    [202, 'challenge'],
    [405, 'captcha'],
  ])('with HTTP %i is no answer of the platform, and not asked for again', async (status, action) => {
    const reply = createReply({ status, headers: { 'x-amzn-waf-action': action }, text: '' });
    const { result, made } = await attempt([reply, createReply()], { kind });
    expect([made, (result as PlatformError).statusClass]).toEqual([1, 'refused']);
    expect(result).toMatchObject({
      code: 'forbidden',
      status: 'failed',
      clause: `HTTP ${status} of a firewall`,
      message: expect.stringContaining(
        `A firewall before https://api.example.com answered the upload with HTTP ${status} in place of the platform (x-amzn-waf-action: ${action}).`,
      ),
    });
  });
});

test.each([202, 405])(
  'the page of a firewall with HTTP %i is quoted, and named with its request ID',
  async (status) => {
    const headers = { 'x-amzn-waf-action': 'captcha', 'x-amz-cf-id': 'REQ123', 'content-type': 'text/html' };
    const reply = createReply({ status, headers, text: '<title>Human Verification</title>' });
    const said = `It says "Human Verification". The answer is not in the API's form; it may come from something before it (X-Amz-Cf-Id: REQ123).`;
    const { result } = await attempt([reply]);
    expect(result).toMatchObject({
      details: { said },
      message: expect.stringMatching(/captcha\)\. It says .* REQ123\)\.$/),
    });
  },
);

test('a firewall does not settle what an earlier attempt did', async () => {
  const reply = createReply({ status: 202, headers: { 'x-amzn-waf-action': 'challenge' }, text: '' });
  const { result } = await attempt([createReply({ status: 502 }), reply], { kind: 'upload', retryAmbiguous: true });
  expect(result).toMatchObject({ code: 'ambiguous', status: 'unknown' });
});

describe('a call that may have been accepted', () => {
  const unclear = createReply({ status: 502 });

  test('is not repeated', async () => {
    const { result, made } = await attempt([unclear, createReply()]);
    expect(made).toBe(1);
    expect(result).toMatchObject({ code: 'ambiguous', status: 'unknown' });
  });

  test('is repeated where the user sets that, and stays unclear until an answer is clear', async () => {
    const repeated = await attempt([unclear, createReply()], { retryAmbiguous: true });
    expect([repeated.made, repeated.result]).toMatchObject([2, { status: 200 }]);
    const refused = await attempt([unclear, createReply({ status: 409 })], { retryAmbiguous: true });
    expect(refused.result).toMatchObject({
      code: 'ambiguous',
      status: 'unknown',
      message:
        'https://api.example.com answered the upload with HTTP 409 (2 attempts). An earlier attempt may have been accepted.',
    });
  });
});

describe('a call that was cut may have been accepted, and is not reported as sent', () => {
  test.each([
    [createFailure('incomplete'), 'was cut (ECONNRESET) while'],
    [createFailure('incomplete', { reason: 'TIMEOUT' }), 'stalled while'],
  ])('%s', async (failure, how) => {
    const name = { what: 'the request to create the app', origin: 'https://api.example.com' };
    const { result } = await attempt([failure], { kind: 'create', name });
    const message = `The connection to https://api.example.com ${how} the request to create the app was being sent.`;
    expect(result).toMatchObject({ code: 'ambiguous', status: 'unknown', message });
  });

  test('an answer that was cut before all was sent', async () => {
    const { result } = await attempt([createReply({ sent: false, complete: false, isCut: true })]);
    expect((result as Error).message).toMatch(/HTTP 200, but the answer was cut off before all of it had been sent\.$/);
  });
});

test('an error that is none of an exchange ends the attempts as it is', async () => {
  const defect = new TypeError('defect');
  const { result, made } = await attempt([defect]);
  expect(result).toBe(defect);
  expect(made).toBe(1);
});

const UNCLEAR = createReply({ status: 502 });

test.each([
  [
    new StepError('invalid-file', '/tmp/app.zip cannot be read.'),
    '/tmp/app.zip cannot be read. An earlier attempt may have been accepted.',
  ],
  [new TypeError('x is not a function'), 'x is not a function. An earlier attempt may have been accepted.'],
])('an attempt that cannot be made leaves an earlier one unknown: %s', async (error, message) => {
  const { result } = await attempt([UNCLEAR, error], { retryAmbiguous: true });
  expect(result).toMatchObject({ code: 'ambiguous', status: 'unknown', message, cause: error });
});

test('a first attempt that cannot be made is what it is', async () => {
  const error = new StepError('invalid-file', '/tmp/app.zip cannot be read.');
  const { result } = await attempt([error], { retryAmbiguous: true });
  expect(result).toBe(error);
});

const busy = (retryAfter: string) => createReply({ status: 503, headers: { 'retry-after': retryAfter } });

test.each(['soon', '', '-1', 'Foo 1'])('503 with the Retry-After %j counts as one without', async (retryAfter) => {
  const { result, made } = await attempt([busy(retryAfter), createReply()]);
  expect(made).toBe(1);
  expect(result).toMatchObject({ code: 'ambiguous', status: 'unknown' });
});

test.each([
  ['7', 7000],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
  ['Thursday, 01-Jan-26 00:00:30 GMT', 30_000],
  ['Thu Jan  1 00:00:30 2026', 30_000],
])('503 with the Retry-After %j is retried then', async (retryAfter, pause) => {
  const { result, pauses } = await attempt([busy(retryAfter), createReply()]);
  expect(result).toMatchObject({ status: 200 });
  expect(pauses).toEqual([pause]);
});

test.each([
  ['an hour ahead of ours', '01:00:00', '01:00:30'],
  ['an hour behind it', '23:00:00', '23:00:30'],
])("a date is read by the platform's own clock: %s", async (_name, now, then) => {
  const day = now < '12' ? 'Thu, 01 Jan 2026' : 'Wed, 31 Dec 2025';
  const headers = { date: `${day} ${now} GMT`, 'retry-after': `${day} ${then} GMT` };
  const { pauses } = await attempt([createReply({ status: 429, headers }), createReply()]);
  expect(pauses).toEqual([30_000]);
});
