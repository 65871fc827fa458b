import { describe, expect, test } from '@jest/globals';
import { webhookAction } from '../../../src/actions/webhook/run.ts';
import { cancellation, runAction, webhookUrl } from '../../support/steps/sibling-actions.ts';
import { always, answering, CLOSED_ORIGIN, httpReply } from '../../support/servers/socket-server.ts';

const GONE =
  'The webhook may have been regenerated or deleted: copy the whole URL from the portal again, and store it in the secret.';

/** Status, what a rebuild and a purge end with, and how many requests each makes. */
test.each<[number, [string, string, number], [string, string, number], string]>([
  [400, ['failed', 'rejected', 1], ['failed', 'rejected', 1], 'Check the inputs'],
  [401, ['failed', 'unauthorized', 1], ['failed', 'unauthorized', 1], GONE],
  [403, ['failed', 'forbidden', 1], ['failed', 'forbidden', 1], GONE],
  [404, ['failed', 'not-found', 1], ['failed', 'not-found', 1], GONE],
  [409, ['failed', 'conflict', 1], ['failed', 'conflict', 1], 'a build may be under way'],
  [429, ['failed', 'rate-limited', 5], ['failed', 'rate-limited', 5], 'Wait a few minutes'],
  [500, ['unknown', 'ambiguous', 1], ['failed', 'server-error', 5], ''],
  [502, ['unknown', 'ambiguous', 1], ['failed', 'server-error', 5], ''],
  [503, ['unknown', 'ambiguous', 1], ['failed', 'server-error', 5], ''],
])('HTTP %i', async (status, rebuild, purge, advice) => {
  for (const [action, expected] of [
    ['rebuild', rebuild],
    ['clean-rebuild', rebuild],
    ['purge-cache', purge],
  ] as const) {
    const server = await always(status, { message: 'No' });
    const run = await runAction(webhookAction, { url: webhookUrl(server.origin), action });
    expect([run.exitCode, run.outputs['status-code']]).toEqual([1, String(status)]);
    expect([run.outputs['status'], run.outputs['error-code'], server.requests.length]).toEqual(expected);
    expect(run.result).toEqual({ status: expected[0], 'error-code': expected[1], 'status-code': status });
    expect(run.errors).toHaveLength(1);
    expect(run.errors[0]).toContain(`${server.origin} answered the webhook with HTTP ${status}`);
    expect(run.errors[0]).toContain(advice);
  }
});

describe('an answer that is lost', () => {
  test.each([
    ['rebuild', 'false', 1],
    ['clean-rebuild', 'false', 1],
    ['as-is', 'false', 1],
    ['rebuild', 'true', 2],
    ['purge-cache', 'false', 2],
  ])('%s with retry-ambiguous %s: %i request(s)', async (action, retry, requests) => {
    const server = await answering((_, number) => (number === 1 ? undefined : httpReply(200, '')));
    const run = await runAction(webhookAction, {
      url: webhookUrl(server.origin, { action: 'someday-new' }),
      action,
      'retry-ambiguous': retry,
    });
    expect(server.requests).toHaveLength(requests);
    expect(run.result).toEqual(
      requests === 1
        ? { status: 'unknown', 'error-code': 'ambiguous', 'status-code': null }
        : { status: 'accepted', 'error-code': '', 'status-code': 200 },
    );
  });

  test('to the last request: there is no status code, whatever an earlier one was answered with', async () => {
    const server = await answering((_, number) => (number === 1 ? httpReply(503, '') : undefined));
    const run = await runAction(webhookAction, { url: webhookUrl(server.origin), action: 'purge-cache' });
    expect([run.outputs['status'], run.outputs['status-code'], server.requests.length]).toEqual(['failed', '', 5]);
  });

  test('after a rebuild the advice is where to look', async () => {
    const server = await answering(() => undefined);
    const run = await runAction(webhookAction, { url: webhookUrl(server.origin) });
    expect(run.errors).toEqual([
      `Outcome unknown: All of the webhook had been sent to ${server.origin} when the connection ended before an answer came (ECONNRESET).\n` +
        'The platform may or may not have accepted the request: the webhook may have been triggered. Look in the user portal for a new build before you run the job again.',
    ]);
  });

  test('a rebuild that was refused after a lost answer is still unknown', async () => {
    const server = await answering((_, number) => (number === 1 ? undefined : httpReply(400, '')));
    const run = await runAction(webhookAction, { url: webhookUrl(server.origin), 'retry-ambiguous': 'true' });
    expect([run.outputs['status'], run.outputs['error-code'], server.requests.length]).toEqual([
      'unknown',
      'ambiguous',
      2,
    ]);
  });
});

describe('after a purge the advice is that repeating it does no harm', () => {
  const advice = 'The cache may or may not have been purged. Purging again does no harm: run the job again.';

  test('after five answers with 500', async () => {
    const server = await always(500);
    const run = await runAction(webhookAction, { url: webhookUrl(server.origin), action: 'purge-cache' });
    expect(run.errors[0]).toMatch(new RegExp(`\\n${advice}$`));
  });

  test('when it is cancelled before the answer', async () => {
    const { cancel, onStart } = cancellation(143);
    const server = await answering(() => {
      cancel();
      return null;
    });
    const run = await runAction(webhookAction, { url: webhookUrl(server.origin), action: 'purge-cache' }, { onStart });
    expect([run.exitCode, run.errors]).toEqual([143, [`Cancelled: The step was cancelled.\n${advice}`]]);
  });
});

test('a host that is not reached: five tries of any action, and the input to check', async () => {
  const origin = CLOSED_ORIGIN;
  for (const action of ['rebuild', 'purge-cache']) {
    const run = await runAction(webhookAction, { url: webhookUrl(origin), action });
    expect([run.outputs['status'], run.outputs['error-code'], run.pauses.length]).toEqual(['failed', 'network', 4]);
    expect(run.errors[0]).toContain('Nothing is listening there: check "url".');
  }
});

test('a redirect is not followed with the token', async () => {
  const elsewhere = await always(200);
  const server = await always(302, '', { Location: webhookUrl(elsewhere.origin) });
  const run = await runAction(webhookAction, { url: webhookUrl(server.origin), action: 'purge-cache' });
  expect([run.outputs['error-code'], server.requests.length, elsewhere.connections()]).toEqual(['rejected', 1, 0]);
  expect(run.errors[0]).toContain(`It redirects to ${elsewhere.origin};`);
});
