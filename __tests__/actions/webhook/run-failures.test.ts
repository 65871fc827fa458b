import { describe, expect, test } from '@jest/globals';
import { webhookAction } from '../../../src/actions/webhook/run.ts';
import { cancellation, runAction, TOKEN, webhookUrl } from '../../support/steps/sibling-actions.ts';
import { always, answering, CLOSED_ORIGIN, httpReply } from '../../support/servers/socket-server.ts';
import { badInputsIn } from '../../support/runners/recording-runner.ts';
import type { ActionRun } from '../../support/steps/sibling-actions.ts';
import { leaksIn } from '../../support/secrets/sibling-secrets.ts';

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

test("a firewall's own 202 is no success, and its page may not be about the webhook", async () => {
  const server = await always(202, '', { 'x-amzn-waf-action': 'challenge' });
  const run = await runAction(webhookAction, { url: webhookUrl(server.origin) });
  expect(run.result).toEqual({ status: 'failed', 'error-code': 'forbidden', 'status-code': 202 });
  expect(run.errors[0]).toContain('(x-amzn-waf-action: challenge)');
  expect(run.errors[0]).toContain('something before the API may have answered');
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
  expect(run.errors[0]).toContain(`It redirects to ${elsewhere.origin}. `);
});

/** Parts of a webhook URL that nobody but its host may see, before anything is masked. */
const SECRETS = [TOKEN, '0paque-1d', 'token=', '/wh/v1'];

function leaksOf(run: ActionRun): string[] {
  return leaksIn(JSON.stringify([run.log, run.outputs]), SECRETS);
}

describe('nothing of path, query and token is shown', () => {
  test.each([200, 301, 401, 404, 429, 503])('when the host answers %i', async (status) => {
    const server = await always(status, { message: 'No' }, { Location: '/elsewhere' });
    for (const action of ['as-is', 'clean-rebuild', 'purge-cache']) {
      const run = await runAction(webhookAction, { url: webhookUrl(server.origin), action });
      expect([action, leaksOf(run)]).toEqual([action, []]);
    }
  });

  test('when the connection is lost, refused, or not to be had', async () => {
    const lost = await answering(() => undefined);
    for (const origin of [lost.origin, CLOSED_ORIGIN]) {
      expect(leaksOf(await runAction(webhookAction, { url: webhookUrl(origin) }))).toEqual([]);
    }
  });
});

describe('a URL that is none is refused without repeating any of it', () => {
  const path = `/wh/v1/accounts/0paque-1d/apps/a/environments/e/webhooks/webhook`;
  test.each<[string, string, string]>([
    ['http', `http://api.example.com${path}:rebuild?token=${TOKEN}`, 'must start with https://'],
    ['another scheme', `ftp://api.example.com${path}:rebuild?token=${TOKEN}`, 'must start with https://'],
    [
      'user:pass@',
      `https://u:${TOKEN}@api.example.com${path}:rebuild?token=x`,
      'must not contain a user name or password',
    ],
    ['user@', `https://${TOKEN}@api.example.com${path}:rebuild?token=x`, 'must not contain a user name or password'],
    ['no token', `https://api.example.com${path}:rebuild`, 'must be a webhook URL copied whole'],
    ['an empty token', `https://api.example.com${path}:rebuild?token=`, 'must be a webhook URL copied whole'],
    ['another parameter', `https://api.example.com${path}:rebuild?key=${TOKEN}`, 'must be a webhook URL copied whole'],
    ['no action', `https://api.example.com${path}?token=${TOKEN}`, 'must be a webhook URL copied whole'],
    ['another path', `https://api.example.com/hook/${TOKEN}?token=${TOKEN}`, 'must be a webhook URL copied whole'],
    ['a path that goes on', `https://api.example.com${path}:rebuild/x?token=${TOKEN}`, 'must be a webhook URL copied'],
    ['a fragment', `https://api.example.com${path}:rebuild?token=${TOKEN}#x`, 'must be a webhook URL copied whole'],
    ['relative', `${path}:rebuild?token=${TOKEN}`, 'must be an absolute URL that starts with https://'],
    [
      'without scheme',
      `api.example.com${path}:rebuild?token=${TOKEN}`,
      'must be an absolute URL that starts with https://',
    ],
    ['only the token', TOKEN, 'must be an absolute URL that starts with https://'],
    ['javascript:', `javascript:alert('${TOKEN}')`, 'must start with https://'],
  ])('%s', async (_, url, problem) => {
    const run = await runAction(webhookAction, { url });
    expect([run.exitCode, run.result]).toEqual([
      1,
      { status: 'failed', 'error-code': 'invalid-input', 'status-code': null },
    ]);
    expect(run.errors).toHaveLength(1);
    expect(run.errors[0]).toContain(`Invalid input: url: ${problem}`);
    expect(leaksIn(JSON.stringify([run.log, run.outputs]), [TOKEN, '0paque-1d'])).toEqual([]);
    expect(run.masked).toContain(url);
  });

  test('other bad inputs are reported with it', async () => {
    const run = await runAction(webhookAction, { url: '', action: 'reboot', 'retry-ambiguous': 'yes' });
    expect(badInputsIn(run.errors[0] ?? '')).toEqual([
      expect.stringMatching(/^url: is required/),
      'action: "reboot" must be one of as-is, rebuild, clean-rebuild, purge-cache',
      'retry-ambiguous: "yes" must be true or false',
    ]);
  });
});

test('all forms of the URL are masked first, and that of the other action too', async () => {
  const server = await always(200);
  const url = webhookUrl(server.origin, { query: 'a=1&token=x+y%3D' });
  const run = await runAction(webhookAction, { url, action: 'purge-cache' });
  const changed = url.replace(':rebuild?', ':purgeCache?');
  for (const form of [url, 'x+y%3D', 'x y=', 'a=1&token=x+y%3D', changed, new URL(changed).pathname]) {
    expect(run.masked).toContain(form);
  }
});
