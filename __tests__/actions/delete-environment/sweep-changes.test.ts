import { describe, expect, test } from '@jest/globals';
import { gitHubError, pullRequest } from '../../support/servers/github-server.ts';
import { endTime } from '../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../support/runners/recording-runner.ts';
import { environmentRecord, listReply } from '../../support/servers/preview-platform.ts';
import { httpReply } from '../../support/servers/socket-server.ts';
import type { Answer } from '../../support/servers/socket-server.ts';
import { AS_EVER, CLOSED, sweepOf } from '../../support/steps/sweeping.ts';
import type { SweepOptions } from '../../support/steps/sweeping.ts';

/** Closed for so many reads, and open from then on. */
const reopenedAfter = (reads: number): SweepOptions => ({
  instead: (call, count) =>
    call === 'GET /pulls/7' ? httpReply(200, pullRequest(7, count < reads ? 'closed' : 'open')) : undefined,
  pullRequests: CLOSED,
});

/** The pull request is refused from the second read on. */
const refusedLater = (call: string, count: number): string | undefined =>
  call === 'GET /pulls/7' && count > 0 ? gitHubError(403, 'Resource not accessible') : undefined;

describe('a pull request that is reopened meanwhile keeps its environment', () => {
  const BUSY = httpReply(503, '', { 'Retry-After': '120' });

  test('while the record was read', async () => {
    const run = await sweepOf(['shop-pr-7', 'shop-pr-8'], reopenedAfter(1));
    expect([run.exitCode, run.deleted, run.kept]).toEqual([0, ['shop-pr-8'], ['shop-pr-7: pull request 7 is open']]);
    expect(run.sent).not.toContain('DELETE id-shop-pr-7');
  });

  test('in the pause of 120 s before another request', async () => {
    const platform = { 'DELETE id-shop-pr-7': (count: number) => (count === 0 ? BUSY : AS_EVER) };
    const run = await sweepOf(['shop-pr-7'], { ...reopenedAfter(2), platform });
    expect([run.exitCode, run.deleted, run.kept]).toEqual([0, [], ['shop-pr-7: pull request 7 is open']]);
    expect(run.sent.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
    expect(run.pauses).toContain(120_000);
  });

  test('after a lost answer: the first request may have been carried out', async () => {
    const platform = { 'DELETE id-shop-pr-7': () => undefined };
    const run = await sweepOf(['shop-pr-7'], { ...reopenedAfter(2), platform });
    expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([1, 'unknown', 'ambiguous']);
    expect(run.errors.join()).toContain('It was not sent again: pull request 7 is open.');
    expect(run.sent.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  test('and so does one that cannot be read again', async () => {
    const run = await sweepOf(['shop-pr-7'], { pullRequests: CLOSED, instead: refusedLater });
    expect([run.exitCode, run.deleted, run.warnings.length]).toEqual([0, [], 1]);
  });
});

describe('where the list is behind', () => {
  const names = ['shop-pr-7', 'shop-pr-8', 'shop-pr-9'];

  test('all are requested first, and then waited for together', async () => {
    const run = await sweepOf(names, { pullRequests: CLOSED, lag: 3 });
    expect([run.exitCode, run.outputs['status'], run.deleted]).toEqual([0, 'accepted', ['shop-pr-7', 'shop-pr-8']]);
    expect(run.result['deleted']).toHaveLength(2);
    expect(run.sent.lastIndexOf('DELETE id-shop-pr-8')).toBeLessThan(run.sent.lastIndexOf('GET environments') - 1);
    expect(run.log).toContain(
      'Accepted; waiting until the list no longer has "shop-pr-7" (ID id-shop-pr-7), "shop-pr-8" (ID id-shop-pr-8)',
    );
  });

  test.each([
    ['when the time is up', 'timeout'],
    ['when it cannot be read any more', 'forbidden'],
  ])('%s: unknown, and none of those that it has is deleted', async (_, code) => {
    let runner: RecordingRunner | undefined;
    const list = (count: number): Answer | typeof AS_EVER => {
      if (count === 5 && code === 'timeout') endTime(runner);
      return count >= 5 && code === 'forbidden' ? httpReply(403) : AS_EVER;
    };
    const onStart = (started: RecordingRunner): void => void (runner = started);
    const run = await sweepOf(names, {
      pullRequests: CLOSED,
      lag: 50,
      onStart,
      platform: { 'GET environments': list },
    });
    expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([1, 'unknown', code]);
    const reason = 'the platform accepted its deletion, but the list of environments has not confirmed it';
    expect([run.result['deleted'], run.kept.slice(1)]).toEqual([[], [`shop-pr-7: ${reason}`, `shop-pr-8: ${reason}`]]);
  });

  test('once it lacks one of them: that one is deleted, whatever comes then', async () => {
    const left = listReply([environmentRecord('id-shop-pr-8', 'shop-pr-8')]);
    const list = (count: number): Answer | typeof AS_EVER =>
      count < 3 ? AS_EVER : count === 3 ? left : httpReply(403);
    const both = ['shop-pr-7', 'shop-pr-8'];
    const run = await sweepOf(both, { pullRequests: CLOSED, lag: 50, platform: { 'GET environments': list } });
    expect(run.result['deleted']).toMatchObject([{ displayName: 'shop-pr-7' }]);
    expect(run.kept).toEqual([expect.stringMatching(/^shop-pr-8: the platform accepted its deletion/)]);
  });

  test('and the next one is refused for good: unknown, not failed', async () => {
    const platform = { 'DELETE id-shop-pr-8': httpReply(401) };
    const run = await sweepOf(names, { pullRequests: CLOSED, lag: 50, platform });
    expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([1, 'unknown', 'unauthorized']);
    expect(run.kept.join()).toContain('shop-pr-7: the platform accepted its deletion');
  });
});

test('when the time is up after a deletion, the step says what it has done', async () => {
  let runner: RecordingRunner | undefined;
  const run = await sweepOf(['shop-pr-7', 'shop-pr-8'], {
    pullRequests: CLOSED,
    onStart: (started) => void (runner = started),
    platform: {
      'GET id-shop-pr-8': () => {
        endTime(runner);
        return null;
      },
    },
  });
  expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([1, 'failed', 'timeout']);
  expect([run.deleted, run.result['deleted']]).toEqual([
    ['shop-pr-7'],
    [expect.objectContaining({ id: 'id-shop-pr-7' })],
  ]);
  expect(run.errors.join()).toContain('It had deleted 1 environment by then.');
  expect(run.errors.join()).not.toContain('accepted nothing');
});
