import { describe, expect, test } from '@jest/globals';
import { DELETED, deleteWith, ENDED, GONE, STILL } from '../../support/steps/deleting.ts';
import { listReply, PREVIEW } from '../../support/servers/preview-platform.ts';
import { endTime } from '../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../support/runners/recording-runner.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { cancellation } from '../../support/steps/sibling-actions.ts';
import { httpReply } from '../../support/servers/socket-server.ts';

const OPERATION = { name: 'accounts/acme/apps/storefront/environments/e-7/operations/o' };

describe('a 2xx is not yet a deletion: the list shows it', () => {
  test.each<[string, unknown]>([
    ['an empty body', ''],
    ['an empty object', {}],
    ['an operation', { ...OPERATION, done: false }],
    ['an operation that is done', { ...OPERATION, done: true, response: {} }],
    ['an operation without an error', { ...OPERATION, done: true, error: {} }],
    ['a success', { success: true, errors: [], error: null }],
    ['good news', { message: 'Deleted.', code: 200 }],
    ['the record', PREVIEW],
  ])('%s: it waits until the list has it no more', async (_, body) => {
    const run = await deleteWith({ list: [STILL, STILL, STILL, STILL, GONE], delete: [httpReply(200, body)] });
    expect([run.exitCode, run.result]).toEqual([0, DELETED]);
    expect(run.kinds).toEqual(['list', 'record', 'delete', 'list', 'list', 'list', 'list']);
    expect(run.pauses).toHaveLength(3);
    const waiting = 'Accepted; waiting until the list no longer has "shop-pr-7" (ID e-7)';
    expect(run.log.filter((line) => line === waiting)).toHaveLength(1);
  });

  test.each(['', '{}', JSON.stringify(OPERATION)])('%j, and still there when the time is up: unknown', async (body) => {
    let reads = 0;
    let runner: RecordingRunner | undefined;
    const list = (): string => {
      reads += 1;
      if (reads === 5) endTime(runner);
      return STILL;
    };
    const onStart = (started: RecordingRunner): void => void (runner = started);
    const run = await deleteWith({ list: [list], delete: [httpReply(200, body)] }, {}, { onStart });
    expect([run.exitCode, run.result]).toEqual([1, { ...ENDED, status: 'unknown', 'error-code': 'timeout' }]);
    expect(run.errors.join()).toContain(
      'accepted the deletion of "shop-pr-7" (ID e-7), but its list of environments has not confirmed it',
    );
    expect(run.summaries.join()).toContain('Outcome unknown, the environment may have been deleted');
  });

  test('a cancel then leaves it unknown', async () => {
    const { onStart, cancel } = cancellation(143);
    let reads = 0;
    const list = (): string => {
      reads += 1;
      if (reads > 2) cancel();
      return STILL;
    };
    const run = await deleteWith({ list: [list] }, {}, { onStart });
    expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([143, 'unknown', 'cancelled']);
  });

  test.each<[string, string, string]>([
    ['refused', httpReply(403), 'forbidden'],
    ['only a page', listReply([], { nextPageToken: 'x' }), 'bad-reply'],
    ['cut short', listReply([], { truncated: true }), 'bad-reply'],
    ['an error', httpReply(200, { environments: [], error: { code: 14, message: 'shard away' } }), 'bad-reply'],
  ])('a list that is %s shows nothing', async (_, list, code) => {
    for (const lists of [
      [STILL, list],
      [STILL, STILL, list],
    ]) {
      const run = await deleteWith({ list: lists });
      expect([run.exitCode, run.result]).toEqual([1, { ...ENDED, status: 'unknown', 'error-code': code }]);
      expect(run.kinds.filter((kind) => kind === 'delete')).toHaveLength(1);
    }
  });
});

describe('a 2xx that refuses is no deletion', () => {
  const REFUSALS: [string, unknown, string][] = [
    ['an error object', { type: 'conflict', code: 'build_running', message: 'A build runs.' }, 'A build runs'],
    ['one with several errors', { message: 'Not now', errors: [{ code: 'busy', message: 'A build runs' }] }, 'busy'],
    ['an error in a field', { error: { code: 9, message: 'A build runs.' } }, 'A build runs (code 9)'],
    ['an error as text', { error: 'A build runs' }, 'A build runs'],
    ['an error without a message', { error: true }, 'an error without a message'],
    ['success: false', { success: false, message: 'A build runs' }, 'A build runs'],
    ['success: false alone', { success: false }, 'an error without a message'],
    ['a status that failed', { status: 'error', message: 'A build runs' }, 'A build runs'],
    ['a number of HTTP', { code: 409, message: 'A build runs' }, 'A build runs'],
    ['an operation that failed', { ...OPERATION, done: true, error: { code: 9, message: 'A build runs' } }, 'A build'],
    ['one that is not done', { ...OPERATION, done: false, error: { code: 9, message: 'A build runs' } }, 'A build'],
  ];

  test.each(REFUSALS)('%s: failed, with what it says', async (_, body, words) => {
    const run = await deleteWith({ list: [STILL], delete: [httpReply(200, body)] }, { 'if-missing': 'ignore' });
    expect([run.exitCode, run.result]).toEqual([1, { ...ENDED, status: 'failed', 'error-code': 'rejected' }]);
    expect(run.kinds).toEqual(['list', 'record', 'delete', 'list']);
    expect(run.errors.join()).toMatch(/with HTTP 200, but refused it: /);
    expect(run.errors.join()).toContain(words);
  });

  test.each(REFUSALS)('%s: unknown where the list cannot be read', async (_, body) => {
    const run = await deleteWith({ list: [STILL, httpReply(403)], delete: [httpReply(200, body)] });
    expect([run.exitCode, run.result]).toEqual([1, { ...ENDED, status: 'unknown', 'error-code': 'rejected' }]);
  });

  test.each(REFUSALS)('%s: someone else has deleted what the list has no more', async (_, body) => {
    const script = { list: [STILL, GONE], delete: [httpReply(200, body)] };
    const run = await deleteWith(script, { 'if-missing': 'ignore' });
    expect([run.exitCode, run.result]).toEqual([0, { ...ENDED, status: 'skipped' }]);
  });

  test.each([{ error: { message: '\u202e\n::error::x' } }, { error: '\u202e\n::error::x' }])(
    'what it says is made fit for the log: %j',
    async (body) => {
      const run = await deleteWith({ list: [STILL], delete: [httpReply(200, body)] });
      expect(run.errors.join()).not.toMatch(/\u202e|\n::error/);
    },
  );
});

describe('a refusal', () => {
  test.each([429, 503])('%s with Retry-After is repeated after both reads', async (status) => {
    const run = await deleteWith({ delete: [httpReply(status, '', { 'Retry-After': '2' }), httpReply(200, {})] });
    expect(run.result).toEqual(DELETED);
    expect(run.kinds).toEqual(['list', 'record', 'delete', 'list', 'record', 'delete', 'list']);
    expect(run.pauses).toEqual([expect.any(Number)]);
    expect(run.pauses[0]).toBeGreaterThanOrEqual(2000);
  });

  test.each<[number, string]>([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [409, 'conflict'],
    [400, 'rejected'],
    [405, 'rejected'],
    [302, 'rejected'],
  ])('%s ends the step', async (status, code) => {
    const run = await deleteWith({ delete: [httpReply(status)] });
    expect(run.result).toEqual({ ...ENDED, status: 'failed', 'error-code': code });
    expect(run.kinds).toEqual(['list', 'record', 'delete']);
  });
});

describe('a request that was not accepted is sent up to three times', () => {
  test('with a line for each', async () => {
    const run = await deleteWith({ delete: [httpReply(429)] });
    expect([run.exitCode, run.kinds.filter((kind) => kind === 'delete').length]).toEqual([1, 3]);
    const retries = run.log.filter((line) => line.includes('retrying'));
    expect(retries).toEqual([2, 3].map((attempt) => expect.stringMatching(`\\(attempt ${attempt} of 3\\)$`)));
  });

  test('a cancel in the pause between is a cancel: nothing was deleted', async () => {
    const { onStart, cancel } = cancellation(143);
    const sleep = async (): Promise<void> => {
      cancel();
      // As node's own timer does: the reason is only the cause.
      throw new DOMException('The operation was aborted', 'AbortError');
    };
    const run = await deleteWith({ delete: [httpReply(429)] }, {}, { onStart, clock: { ...fakeClock(), sleep } });
    expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([143, 'failed', 'cancelled']);
  });
});
