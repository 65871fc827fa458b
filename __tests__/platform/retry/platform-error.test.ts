import { expect, test } from '@jest/globals';
import { StopError } from '../../../src/shared/errors.ts';
import type { CallKind } from '../../../src/platform/retry/classify.ts';
import { ExchangeError } from '../../../src/platform/transport/exchange-error.ts';
import type { HttpReply } from '../../../src/platform/transport/exchange.ts';
import { attempt } from '../../support/steps/attempting.ts';
import { createReply } from '../../support/servers/exchanges.ts';

const CANCELLED = new StopError('cancelled', 'The step was cancelled.', 143);
const EXPIRED = new StopError('timeout', 'The step took longer than "timeout-minutes" allows (1).', 1);

const stopped = (sent: boolean): ExchangeError =>
  new ExchangeError('stopped', 'ABORTED', { phase: sent ? 'reply' : 'body', sent });
const STOPS: readonly (readonly [string, CallKind, StopError, readonly (HttpReply | Error)[], object])[] = [
  ['cancelled before the last byte', 'upload', CANCELLED, [stopped(false)], CANCELLED],
  ['out of time before the last byte', 'upload', EXPIRED, [stopped(false)], EXPIRED],
  ['a read, cancelled at any time', 'read', CANCELLED, [stopped(true)], CANCELLED],
  ['a read, out of time', 'read', EXPIRED, [stopped(true)], EXPIRED],
  ['cancelled after the last byte', 'upload', CANCELLED, [stopped(true)], { code: 'cancelled', status: 'unknown' }],
  ['a purge, cancelled once sent', 'purge', CANCELLED, [stopped(true)], { code: 'cancelled', status: 'unknown' }],
  ['out of time after the last byte', 'create', EXPIRED, [stopped(true)], { code: 'ambiguous', status: 'unknown' }],
  [
    'cancelled when an earlier attempt may have been accepted',
    'upload',
    CANCELLED,
    [createReply({ status: 502 }), stopped(false)],
    { code: 'cancelled', status: 'unknown' },
  ],
  [
    'out of time when an earlier attempt may have been accepted',
    'upload',
    EXPIRED,
    [createReply({ status: 502 }), stopped(false)],
    { code: 'ambiguous', status: 'unknown' },
  ],
];

test.each(STOPS)('%s', async (_, kind, reason, outcomes, expected) => {
  const { result } = await attempt(outcomes, { kind, retryAmbiguous: true }, reason);
  expect(result).not.toBeInstanceOf(ExchangeError);
  if (expected instanceof StopError) expect(result).toBe(expected);
  else expect(result).toMatchObject({ ...expected, message: expect.stringContaining(reason.message) });
});

const refusedConnect = new ExchangeError('not-sent', 'ECONNREFUSED', { phase: 'connect', sent: false });

test.each<[string, readonly (HttpReply | Error)[], string | undefined]>([
  [
    'while connecting again',
    [refusedConnect, refusedConnect, new ExchangeError('stopped', 'ABORTED', { phase: 'connect', sent: false })],
    'https://api.example.com could not be reached for the upload: ECONNREFUSED while connecting (2 attempts).',
  ],
  [
    'in the TLS handshake, after another reason',
    [
      refusedConnect,
      createReply({ status: 429 }),
      new ExchangeError('stopped', 'ABORTED', { phase: 'tls', sent: false }),
    ],
    'https://api.example.com answered the upload with HTTP 429 (2 attempts).',
  ],
  ['while it is being sent at last', [refusedConnect, stopped(false)], undefined],
])('out of time %s: the last refusal is the cause', async (_, outcomes, message) => {
  const { result } = await attempt(outcomes, {}, EXPIRED);
  const text = message === undefined ? EXPIRED.message : `${message} ${EXPIRED.message}`;
  const cause = message === undefined ? undefined : expect.objectContaining({ name: 'PlatformError', message });
  expect(result).toMatchObject({ code: 'timeout', status: 'failed', exitCode: 1, message: text });
  expect((result as Error).cause).toEqual(cause);
});

test('out of time in a pause: the refusal before it is the cause', async () => {
  const controller = new AbortController();
  const { result } = await attempt([createReply({ status: 503, headers: { 'retry-after': '7' } })], {
    signal: controller.signal,
    onRetry: () => controller.abort(EXPIRED),
  });
  const message = 'https://api.example.com answered the upload with HTTP 503.';
  expect(result).toMatchObject({ code: 'timeout', message: `${message} ${EXPIRED.message}`, cause: { message } });
});

test('a pause ends with the reason of the signal', async () => {
  const controller = new AbortController();
  const busy = createReply({ status: 503, headers: { 'retry-after': '7' } });
  const { result, made } = await attempt([busy, createReply()], {
    signal: controller.signal,
    onRetry: () => controller.abort(CANCELLED),
  });
  expect(made).toBe(1);
  expect(result).toBe(CANCELLED);
});

test('a pause after an attempt that may have been accepted ends as unknown', async () => {
  const controller = new AbortController();
  const { result } = await attempt([createReply({ status: 502 }), createReply()], {
    signal: controller.signal,
    retryAmbiguous: true,
    onRetry: () => controller.abort(CANCELLED),
  });
  expect(result).toMatchObject({ code: 'cancelled', status: 'unknown', exitCode: 143 });
});

const LIST = {
  kind: 'read',
  name: { what: 'the list of installs', origin: 'https://api.example.com' },
  isAnswer: () => false,
} as const;

test('a read whose answer is cut off each time is a bad reply, not a refusal', async () => {
  const { result, made } = await attempt(
    Array.from({ length: 5 }, () => createReply({ complete: false, isCut: true, text: '{"re' })),
    LIST,
  );
  expect(made).toBe(5);
  expect(result).toMatchObject({
    code: 'bad-reply',
    status: 'failed',
    message:
      'https://api.example.com answered the list of installs with HTTP 200, but the answer was cut off (5 attempts).',
    details: { httpStatus: 200 },
  });
});

test('so is a page with a Retry-After that is too long to wait for', async () => {
  const { result, made } = await attempt([createReply({ text: '<html>', headers: { 'retry-after': '600' } })], LIST);
  expect(made).toBe(1);
  expect(result).toMatchObject({
    code: 'bad-reply',
    message:
      'https://api.example.com answered the list of installs with HTTP 200, but without a usable answer. It asks to wait 600 s; the maximum is 120 s.',
  });
});

test('and a status below 200 before the request was sent', async () => {
  const { result } = await attempt([createReply({ status: 101, sent: false })]);
  expect(result).toMatchObject({ code: 'bad-reply', status: 'failed' });
});
