import { describe, expect, test } from '@jest/globals';
import { PullRequests } from '../../../src/actions/delete-environment/sweep.ts';
import type { GitHubCall, PullRequest, WorkflowRun } from '../../../src/runner/github-api/calls.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';
import { gitHubError, pullRequest } from '../../support/servers/github-server.ts';
import { environmentRecord, listReply } from '../../support/servers/preview-platform.ts';
import { httpReply } from '../../support/servers/socket-server.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { CLOSED, sweepOf } from '../../support/steps/sweeping.ts';

test('the previews of closed pull requests are deleted, and all others kept', async () => {
  const names = ['Production', 'shop-pr-7', 'shop-pr-8', 'shop-pr-9', 'blog-pr-7', 'shop-pr-x', 'xshop-pr-7'];
  const run = await sweepOf(names, { pullRequests: CLOSED });
  expect([run.exitCode, run.deleted]).toEqual([0, ['shop-pr-7', 'shop-pr-8']]);
  expect(run.result).toEqual({
    status: 'accepted',
    'error-code': '',
    deleted: ['shop-pr-7', 'shop-pr-8'].map((displayName) => ({ id: `id-${displayName}`, displayName })),
    kept: [{ id: 'id-shop-pr-9', displayName: 'shop-pr-9', reason: 'pull request 9 is open' }],
  });
  // Again before each deletion.
  expect(run.calls).toEqual([7, 7, 8, 8, 9].map((number) => `GET /pulls/${number}`));
  expect(run.summaries.join()).toContain('Deleted 2 environments');
});

test('a dry run lists them', async () => {
  const run = await sweepOf(['shop-pr-7', 'shop-pr-9'], { pullRequests: CLOSED, inputs: { 'dry-run': 'true' } });
  expect([run.exitCode, run.outputs['status'], run.outputs['deleted']]).toEqual([0, 'dry-run', '[]']);
  expect(run.kept).toEqual(['shop-pr-7: dry run: it would be deleted', 'shop-pr-9: pull request 9 is open']);
  expect([...run.methods]).toEqual(['GET']);
});

test('without any there is nothing to ask', async () => {
  const run = await sweepOf(['Production']);
  expect([run.exitCode, run.outputs['status'], run.calls, run.kept]).toEqual([0, 'skipped', [], []]);
});

describe('in doubt it is kept', () => {
  test.each<[string, object | undefined, string]>([
    ['no such pull request', undefined, 'this repository has no pull request 7'],
    ['a fork', pullRequest(7, 'closed', 'someone/site'), 'pull request 7 is from a fork'],
    ['a fork that has gone', pullRequest(7, 'closed', null), 'pull request 7 is from a fork'],
    ['another number', pullRequest(8, 'closed'), 'the answer is not pull request 7 of this repository'],
    [
      'another repository',
      { ...pullRequest(7, 'closed'), base: { repo: { full_name: 'acme/other' } } },
      'the answer is not pull request 7 of this repository',
    ],
    ['another state', pullRequest(7, 'merged'), 'pull request 7 is merged'],
    ['no state', { ...pullRequest(7, ''), state: undefined }, 'pull request 7 has no state'],
    ['no object', [], 'the answer is not pull request 7 of this repository'],
  ])('%s', async (_, answer, reason) => {
    const pullRequests = answer === undefined ? {} : { 7: answer as Record<string, unknown> };
    const run = await sweepOf(['shop-pr-7'], { pullRequests });
    expect([run.exitCode, run.outputs['status'], run.kept]).toEqual([0, 'skipped', [`shop-pr-7: ${reason}`]]);
    expect([...run.methods]).toEqual(['GET']);
  });

  test.each(['shop-pr-007', 'shop-pr-0', 'shop-pr-12345678901'])('%s is the name of no pull request', async (name) => {
    const run = await sweepOf([name], { pullRequests: CLOSED });
    expect([run.kept, run.calls]).toEqual([[`${name}: its digits are not the number of a pull request`], []]);
  });

  test.each<[string, string, number, string]>([
    ['without the permission', gitHubError(403, 'Resource not accessible'), 1, 'Add the line "pull-requests: read"'],
    ['at a rate limit', gitHubError(429, 'Too many', { 'Retry-After': '60' }), 1, 'rate-limited the request'],
    ['by a server that fails', gitHubError(502, 'Bad gateway'), 3, 'The request failed'],
  ])('%s it is one warning, and no other pull request is asked for', async (_, answer, attempts, words) => {
    const run = await sweepOf(['shop-pr-7', 'shop-pr-8', 'shop-pr-9'], {
      pullRequests: CLOSED,
      instead: (call) => (call === 'GET /pulls/8' ? answer : undefined),
    });
    expect([run.exitCode, run.deleted, run.kept.length]).toEqual([0, ['shop-pr-7'], 2]);
    expect(run.calls).toEqual([
      'GET /pulls/7',
      'GET /pulls/7',
      ...Array.from({ length: attempts }, () => 'GET /pulls/8'),
    ]);
    expect(run.warnings).toEqual([expect.stringContaining(words)]);
  });

  test('a step checks at most 1000 pull requests, and asks for these as often as it needs', async () => {
    const asked: number[] = [];
    const repository = 'acme/site';
    const github = {
      run: { repository } as WorkflowRun,
      readPullRequest: (number: number): GitHubCall<PullRequest> => ({
        isRepeatable: true,
        attempt: async () => {
          asked.push(number);
          const state = number === 1000 ? 'closed' : 'open';
          return { kind: 'value', value: { number, state, repository, headRepository: repository, isLocked: false } };
        },
      }),
    };
    const context = {
      runner: recordingRunner({}),
      services: { clock: fakeClock() },
      signal: new AbortController().signal,
    };
    const pullRequests = new PullRequests(github, context);
    const reasons: (string | undefined)[] = [];
    for (let number = 1; number <= 1001; number += 1) reasons.push(await pullRequests.whyKeep(number));
    expect(reasons.slice(998)).toEqual([
      'pull request 999 is open',
      undefined,
      'a step checks at most 1000 pull requests',
    ]);
    expect(await pullRequests.whyKeep(1000)).toBeUndefined();
    expect([asked.length, asked.at(-1)]).toEqual([1001, 1000]);
  });

  test('where a name is the ID of another environment', async () => {
    const two = [environmentRecord('shop-pr-7', 'shop-pr-9'), environmentRecord('e-7', 'shop-pr-7')];
    const run = await sweepOf([], { pullRequests: CLOSED, platform: { 'GET environments': listReply(two) } });
    const reason = 'the ID of one environment is the display name of another';
    expect([run.exitCode, run.kept]).toEqual([0, [`shop-pr-9: ${reason}`, `shop-pr-7: ${reason}`]]);
    expect([...run.methods]).toEqual(['GET']);
  });
});

describe('what cannot be deleted', () => {
  test.each([
    ['refused', { 'DELETE id-shop-pr-7': httpReply(409) }, 'conflict'],
    ['whose record cannot be read', { 'GET id-shop-pr-7': httpReply(500) }, 'server-error'],
  ])('(%s) does not keep the others, and fails the step', async (_, platform, code) => {
    const run = await sweepOf(['shop-pr-7', 'shop-pr-8'], { pullRequests: CLOSED, platform });
    expect([run.exitCode, run.deleted, run.outputs['error-code']]).toEqual([1, ['shop-pr-8'], code]);
    expect(run.outputs['status']).toBe('failed');
    expect(run.kept).toEqual([expect.stringContaining('shop-pr-7: ')]);
  });

  test('several are one error', async () => {
    const platform = { 'GET id-shop-pr-7': httpReply(403), 'DELETE id-shop-pr-8': httpReply(502) };
    const run = await sweepOf(['shop-pr-7', 'shop-pr-8'], { pullRequests: CLOSED, platform });
    expect([run.outputs['status'], run.outputs['error-code'], run.deleted]).toEqual(['unknown', 'forbidden', []]);
    expect(run.errors).toEqual([expect.stringContaining('2 environments could not be deleted.')]);
  });

  test('with credentials that are refused nothing else is tried', async () => {
    const platform = { 'DELETE id-shop-pr-7': httpReply(401) };
    const run = await sweepOf(['shop-pr-7', 'shop-pr-8'], { pullRequests: CLOSED, platform });
    expect([run.outputs['error-code'], run.calls]).toEqual(['unauthorized', ['GET /pulls/7', 'GET /pulls/7']]);
  });

  test.each([httpReply(404), httpReply(500), listReply([], { next: 'x' })])(
    'no list: nothing is asked',
    async (list) => {
      const run = await sweepOf(['shop-pr-7'], { pullRequests: CLOSED, platform: { 'GET environments': list } });
      expect([run.exitCode, run.calls, [...run.methods]]).toEqual([1, [], ['GET']]);
    },
  );
});

test.each([{ 'github-token': '' }, { environment: 'shop-pr-7' }])(
  '%j: refused, and nothing is asked',
  async (inputs) => {
    const run = await sweepOf(['shop-pr-7'], { pullRequests: CLOSED, inputs });
    expect([run.exitCode, run.outputs['error-code'], run.calls, run.methods.size]).toEqual([1, 'invalid-input', [], 0]);
  },
);
