import { describe, expect, test } from '@jest/globals';
import type { ExchangeFailure } from '../../../src/platform/transport/exchange-error.ts';
import { classify, parseRetryAfter, retryDelay } from '../../../src/platform/retry/classify.ts';
import type { CallKind, AttemptOutcome } from '../../../src/platform/retry/classify.ts';
import { createFailure, createReply } from '../../support/servers/exchanges.ts';

/** One row of the table in reliability.md, by kind of call. */
interface Row {
  readonly upload: AttemptOutcome;
  readonly create: AttemptOutcome;
  readonly trigger: AttemptOutcome;
  readonly purge: AttemptOutcome;
  readonly read: AttemptOutcome;
}
const ALL = (outcome: AttemptOutcome): Row => ({
  upload: outcome,
  create: outcome,
  trigger: outcome,
  purge: outcome,
  read: outcome,
});
const MAYBE_ACCEPTED: Row = { ...ALL('ambiguous'), purge: 'retry', read: 'retry' };

/** Checks the cells of a row. */
function expectRow(row: Row, result: Parameters<typeof classify>[1], retryAfter?: number): void {
  const kinds = Object.keys(row) as CallKind[];
  expect(Object.fromEntries(kinds.map((kind) => [kind, classify(kind, result, retryAfter)]))).toEqual(row);
}

describe('no reply', () => {
  test.each<[ExchangeFailure, Row]>([
    ['not-sent', ALL('retry')],
    ['untrusted', ALL('final')],
    ['stopped', ALL('final')],
    ['before-body', ALL('retry')],
    ['incomplete', { ...MAYBE_ACCEPTED, upload: 'retry' }],
    ['unanswered', MAYBE_ACCEPTED],
  ])('%s', (kind, row) => {
    expectRow(row, createFailure(kind));
  });
});

describe('success', () => {
  test.each([200, 201, 202, 204, 299])('HTTP %d', (status) => {
    expectRow(ALL('success'), createReply({ status }));
  });

  test('that is cut in its body may have been accepted; of a webhook the status decides', () => {
    expectRow({ ...MAYBE_ACCEPTED, trigger: 'success', purge: 'success' }, createReply({ complete: false }));
  });
});

describe('refused, and worth a retry, whether or not all was sent', () => {
  test.each([429, 408, 425])('HTTP %d', (status) => {
    expectRow(ALL('retry'), createReply({ status, sent: true }));
    expectRow(ALL('retry'), createReply({ status, sent: false }));
  });

  test('HTTP 503 with Retry-After', () => {
    expectRow(ALL('retry'), createReply({ status: 503, sent: true }), 1000);
  });

  test('no other server error is, although it has Retry-After', () => {
    expectRow(MAYBE_ACCEPTED, createReply({ status: 502, sent: true }), 1000);
  });
});

test.each([101, 199])('HTTP %d is no answer: it may have been taken once all was sent', (status) => {
  expectRow(MAYBE_ACCEPTED, createReply({ status, sent: true }));
  expectRow(ALL('final'), createReply({ status, sent: false }));
});

describe('server errors', () => {
  const perhaps = [500, 502, 503, 504, 509, 520, 521, 522, 523, 524, 525, 526, 530, 599];

  test.each(perhaps)('HTTP %d after the last byte may have been taken', (status) => {
    expectRow(MAYBE_ACCEPTED, createReply({ status, sent: true }));
  });

  test.each(perhaps)('HTTP %d before the last byte was not taken', (status) => {
    expectRow(ALL('retry'), createReply({ status, sent: false }));
  });

  test.each([501, 505, 506, 507, 508, 510, 511])('HTTP %d is final', (status) => {
    expectRow(ALL('final'), createReply({ status }));
  });
});

describe('final', () => {
  test.each([300, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 409, 410, 411, 413, 415, 417, 422, 426, 451])(
    'HTTP %d',
    (status) => {
      expectRow(ALL('final'), createReply({ status, sent: true }));
      expectRow(ALL('final'), createReply({ status, sent: false }));
    },
  );
});

describe('Retry-After', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');

  test.each([
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7000],
    ['99999999', 99_999_999_000],
    ['1.5', 1500],
    ['0.0004', 1],
    // Seconds since 1970, of 30 seconds later and of a minute ago.
    ['1767225630', 30_000],
    ['1767225540', 0],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['Thu, 01 Jan 2026 00:00:00 GMT', 0],
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
  ])('%j is %d ms', (value, milliseconds) => {
    expect(parseRetryAfter(value, now)).toBe(milliseconds);
  });

  test.each([
    undefined,
    '',
    '-1',
    '1.',
    'soon',
    '1, 2',
    '2026-01',
    'Thu, 99 Foo 2026',
    '2026-01-01T00:00:30Z',
    'Foo 1',
  ])('%j says nothing', (value) => {
    expect(parseRetryAfter(value, now)).toBeUndefined();
  });
});

describe('the delay before attempt', () => {
  const ALMOST_1 = 1 - Number.EPSILON;

  test.each([
    [2, 1000],
    [3, 2000],
    [4, 4000],
    [5, 8000],
    [7, 30_000],
    [60, 30_000],
  ])('%d is at most %d ms, and may be none', (next, most) => {
    expect(retryDelay(next, undefined, 0)).toBe(0);
    expect(retryDelay(next, undefined, 0.5)).toBe(most / 2);
    expect(retryDelay(next, undefined, ALMOST_1)).toBe(most);
  });

  test('is not shorter than Retry-After, and may be longer', () => {
    expect(retryDelay(2, 5000, ALMOST_1)).toBe(5000);
    expect(retryDelay(5, 5000, ALMOST_1)).toBe(8000);
    expect(retryDelay(5, 0, 0)).toBe(0);
  });
});
