import { describe, expect, test } from '@jest/globals';
import { deleteBeside } from '../../support/steps/deleting-github.ts';
import type { DeletionOptions } from '../../support/steps/deleting-github.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { gitHubError, pullRequest } from '../../support/servers/github-server.ts';
import { environmentRecord, listReply } from '../../support/servers/preview-platform.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';
import { httpReply } from '../../support/servers/socket-server.ts';

/** A sweep of previews with a comment each. */
async function sweepOf(
  numbers: readonly number[],
  { inputs = {}, pullRequests = {}, ...options }: DeletionOptions = {},
) {
  const previews = numbers.map((number) => environmentRecord(`e-${number}`, `shop-pr-${number}`));
  return await deleteBeside({
    script: {
      list: [...numbers.keys(), numbers.length].map((deleted) => listReply(previews.slice(deleted))),
      record: previews.map((preview) => httpReply(200, preview)),
    },
    inputs: { environment: '', 'closed-pull-requests': 'true', deployment: 'false', ...inputs },
    pullRequests: {
      ...Object.fromEntries(numbers.map((number) => [number, pullRequest(number, 'closed')])),
      ...pullRequests,
    },
    isCommented: false,
    numbers,
    ...options,
  });
}

test('what GitHub refuses is one warning of each kind, and nothing else is tried', async () => {
  const run = await sweepOf([7, 8, 9], {
    inputs: { deployment: 'true' },
    instead: (call) =>
      call.startsWith('GET /pulls/') ? undefined : gitHubError(429, 'Too many', { 'Retry-After': '60' }),
  });
  expect([run.outputs['status'], run.warnings.length]).toEqual(['accepted', 2]);
  const calls = run.github.calls().filter((call) => !call.startsWith('GET /pulls/'));
  expect(calls).toEqual(['GET /deployments', 'GET /issues/7/comments']);
});

/** Pull requests whose comment says that the preview was deleted. */
const toldOf = (comments: readonly Readonly<Record<string, unknown>>[]): string[] =>
  comments.filter(({ body }) => String(body).includes('Preview deleted')).map(({ issue }) => String(issue));

/** The comment of pull request 8 cannot be changed. */
const refusing =
  (status: number, message = 'Unable to update') =>
  (call: string) =>
    call === 'PATCH /issues/comments/108' ? gitHubError(status, message) : undefined;

describe('a locked conversation', () => {
  const locked = { 8: { ...pullRequest(8, 'closed'), locked: true } };

  test.each([403, 422, 423])('answered with %s: one warning, and the others are told', async (status) => {
    const run = await sweepOf([7, 8, 9], { pullRequests: locked, instead: refusing(status) });
    expect([run.exitCode, run.outputs['status'], toldOf(run.github.comments)]).toEqual([0, 'accepted', ['7', '9']]);
    expect(run.warnings).toEqual([
      expect.stringContaining(
        `Comment not written: The conversation of pull request 8 is locked (HTTP ${status}: Unable to update`,
      ),
    ]);
  });

  test('is not what a token without the permission meets: nobody else is tried', async () => {
    const run = await sweepOf([7, 8, 9], { instead: refusing(403, 'Resource not accessible by integration') });
    expect([run.exitCode, toldOf(run.github.comments)]).toEqual([0, ['7']]);
    expect(run.warnings).toEqual([expect.stringContaining('Add the line "pull-requests: write"')]);
  });
});

describe('a slow GitHub', () => {
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

  /** Each answer takes 2 s; a comment takes four of them. */
  async function slowly(inputs: Inputs) {
    const clock = fakeClock();
    const start = clock.now();
    const instead = (call: string): undefined => {
      if (!call.startsWith('GET /pulls/')) clock.advance(2000);
    };
    const run = await sweepOf(numbers, { clock, instead, inputs });
    return { ...run, seconds: (clock.now() - start) / 1000, told: toldOf(run.github.comments) };
  }

  test('has 15 s for all deletions together where the time of the step is up', async () => {
    const { exitCode, outputs, warnings, seconds, told } = await slowly({ 'timeout-minutes': '0.1' });
    expect([exitCode, outputs['status'], told]).toEqual([0, 'accepted', ['1', '2']]);
    // The last comment was begun in time.
    expect(seconds).toBeLessThanOrEqual(15 + 4 * 2);
    expect(warnings).toEqual([
      expect.stringMatching(/^Comment not written: Time ran out .* were deleted: shop-pr-3, .*, shop-pr-12\. /),
    ]);
  });

  test('has what is left of that time', async () => {
    const { warnings, told } = await slowly({});
    expect([told.length, warnings]).toEqual([12, []]);
  });
});
