import { describe, expect, test } from '@jest/globals';
import { deleteEnvironmentAction } from '../../../src/actions/delete-environment/run.ts';
import { gitHubError, gitHubServer, pullRequest, TOKEN } from '../../support/github-server.ts';
import type { GitHubOptions } from '../../support/github-server.ts';
import { environmentRecord, listReply } from '../../support/preview-platform.ts';
import { endTime } from '../../support/recording-runner.ts';
import type { RecordingRunner } from '../../support/recording-runner.ts';
import { methodOf, targetOf } from '../../support/requests.ts';
import { deleteEnvironmentInputs, runAction } from '../../support/sibling-actions.ts';
import type { Inputs } from '../../support/sibling-actions.ts';
import { answering, httpReply } from '../../support/socket-server.ts';
import type { Answer } from '../../support/socket-server.ts';

/** Answers in place of the platform: by `METHOD <last part of the path>`, with how often that came before. */
type Instead = Readonly<Record<string, string | ((count: number) => Answer | 'as ever')>>;

/**
 * A platform with these environments, by their display names; `shop-pr-7` has the ID `id-shop-pr-7`.
 * @param lag times that the list has them after they were deleted
 */
async function platformWith(names: readonly string[], instead: Instead, lag: number) {
  const left = new Map(names.map((name) => [name, Infinity]));
  const deleted: string[] = [];
  const counts = new Map<string, number>();
  const server = await answering((request) => {
    const last = targetOf(request).split('/').at(-1) ?? '';
    const call = `${methodOf(request)} ${last}`;
    const count = counts.get(call) ?? 0;
    counts.set(call, count + 1);
    const special = instead[call];
    const answer = typeof special === 'function' ? special(count) : special;
    if (special !== undefined && answer !== 'as ever') return answer;
    if (last === 'environments') {
      const listed = [...left].filter(([, times]) => times > 0).map(([name]) => name);
      for (const name of listed) left.set(name, (left.get(name) ?? 0) - 1);
      return listReply(listed.map((name) => environmentRecord(`id-${name}`, name)));
    }
    const name = last.replace('id-', '');
    if (left.get(name) !== Infinity) return httpReply(404);
    if (methodOf(request) === 'DELETE') {
      left.set(name, lag);
      deleted.push(name);
      return httpReply(200, {});
    }
    return httpReply(200, environmentRecord(`id-${name}`, name));
  });
  return { ...server, deleted };
}

interface SweepOptions extends GitHubOptions {
  readonly platform?: Instead;
  readonly inputs?: Inputs;
  readonly lag?: number;
  readonly onStart?: (runner: RecordingRunner) => void;
}

async function sweepOf(names: readonly string[], options: SweepOptions = {}) {
  const { platform = {}, inputs = {}, lag = 0, onStart = () => undefined, ...gitHub } = options;
  const github = await gitHubServer(gitHub);
  const server = await platformWith(names, platform, lag);
  const all = { environment: '', 'closed-pull-requests': 'true', 'github-token': TOKEN, ...inputs };
  const { variables } = github;
  const run = await runAction(deleteEnvironmentAction, deleteEnvironmentInputs(server.origin, all), {
    variables,
    onStart,
  });
  const kept = ((run.result['kept'] ?? []) as { displayName: string; reason: string }[]).map(
    ({ displayName, reason }) => `${displayName}: ${reason}`,
  );
  const sent = server.requests.map((request) => `${methodOf(request)} ${targetOf(request).split('/').at(-1)}`);
  const methods = new Set(server.requests.map(methodOf));
  return { ...run, kept, calls: github.calls(), deleted: server.deleted, methods, sent };
}

const CLOSED = { 7: pullRequest(7, 'closed'), 8: pullRequest(8, 'closed'), 9: pullRequest(9, 'open') };

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
    ['a fork', pullRequest(7, 'closed', 'someone/site'), 'pull request 7 is of a fork'],
    ['a fork that has gone', pullRequest(7, 'closed', null), 'pull request 7 is of a fork'],
    ['another number', pullRequest(8, 'closed'), 'what was read is not pull request 7 of this repository'],
    [
      'another repository',
      { ...pullRequest(7, 'closed'), base: { repo: { full_name: 'acme/other' } } },
      'what was read is not pull request 7 of this repository',
    ],
    ['another state', pullRequest(7, 'merged'), 'pull request 7 is merged'],
    ['no state', { ...pullRequest(7, ''), state: undefined }, 'pull request 7 is without a state'],
    ['no object', [], 'what was read is not pull request 7 of this repository'],
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
    ['at a rate limit', gitHubError(429, 'Too many', { 'Retry-After': '60' }), 1, 'limits the rate of requests'],
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

  test('a step asks for 1000 pull requests at most, and reaches the last of them', async () => {
    const numbers = Array.from({ length: 1002 }, (_, index) => index + 1);
    const pullRequests = Object.fromEntries(
      numbers.map((number) => [number, pullRequest(number, number === 1000 ? 'closed' : 'open')]),
    );
    const run = await sweepOf(
      numbers.map((number) => `shop-pr-${number}`),
      { pullRequests },
    );
    expect([run.deleted, run.calls.length, run.kept.length]).toEqual([['shop-pr-1000'], 1001, 1001]);
    expect(run.kept.at(-1)).toBe('shop-pr-1002: a step asks for 1000 pull requests at most');
  });

  test('where a name is the ID of another environment', async () => {
    const two = [environmentRecord('shop-pr-7', 'shop-pr-9'), environmentRecord('e-7', 'shop-pr-7')];
    const run = await sweepOf([], { pullRequests: CLOSED, platform: { 'GET environments': listReply(two) } });
    const reason = 'the ID of one environment is the display name of another';
    expect([run.exitCode, run.kept]).toEqual([0, [`shop-pr-9: ${reason}`, `shop-pr-7: ${reason}`]]);
    expect([...run.methods]).toEqual(['GET']);
  });
});

describe('a pull request that is reopened meanwhile keeps its environment', () => {
  /** Closed for so many reads, and open from then on. */
  const reopenedAfter = (reads: number): SweepOptions => ({
    instead: (call, count) =>
      call === 'GET /pulls/7' ? httpReply(200, pullRequest(7, count < reads ? 'closed' : 'open')) : undefined,
    pullRequests: CLOSED,
  });
  const BUSY = httpReply(503, '', { 'Retry-After': '120' });

  test('while the record was read', async () => {
    const run = await sweepOf(['shop-pr-7', 'shop-pr-8'], reopenedAfter(1));
    expect([run.exitCode, run.deleted, run.kept]).toEqual([0, ['shop-pr-8'], ['shop-pr-7: pull request 7 is open']]);
    expect(run.sent).not.toContain('DELETE id-shop-pr-7');
  });

  test('in the pause of 120 s before another request', async () => {
    const platform = { 'DELETE id-shop-pr-7': (count: number) => (count === 0 ? BUSY : ('as ever' as const)) };
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
    const instead = (call: string, count: number): string | undefined =>
      call === 'GET /pulls/7' && count > 0 ? gitHubError(403, 'Resource not accessible') : undefined;
    const run = await sweepOf(['shop-pr-7'], { pullRequests: CLOSED, instead });
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
    const list = (count: number): Answer | 'as ever' => {
      if (count === 5 && code === 'timeout') endTime(runner);
      return count >= 5 && code === 'forbidden' ? httpReply(403) : 'as ever';
    };
    const onStart = (started: RecordingRunner): void => void (runner = started);
    const run = await sweepOf(names, {
      pullRequests: CLOSED,
      lag: 50,
      onStart,
      platform: { 'GET environments': list },
    });
    expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([1, 'unknown', code]);
    const reason = 'its deletion was accepted, and no list shows that it has gone';
    expect([run.result['deleted'], run.kept.slice(1)]).toEqual([[], [`shop-pr-7: ${reason}`, `shop-pr-8: ${reason}`]]);
  });

  test('and the next one is refused for good: unknown, not failed', async () => {
    const platform = { 'DELETE id-shop-pr-8': httpReply(401) };
    const run = await sweepOf(names, { pullRequests: CLOSED, lag: 50, platform });
    expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([1, 'unknown', 'unauthorized']);
    expect(run.kept.join()).toContain('shop-pr-7: its deletion was accepted');
  });
});

describe('what cannot be deleted', () => {
  test('does not keep the others, and fails the step', async () => {
    const platform = { 'DELETE id-shop-pr-7': httpReply(409) };
    const run = await sweepOf(['shop-pr-7', 'shop-pr-8'], { pullRequests: CLOSED, platform });
    expect([run.exitCode, run.deleted, run.outputs['error-code']]).toEqual([1, ['shop-pr-8'], 'conflict']);
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
