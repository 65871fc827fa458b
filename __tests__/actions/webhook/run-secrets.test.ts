import { describe, expect, test } from '@jest/globals';
import { webhookAction } from '../../../src/actions/webhook/run.ts';
import { badInputsIn } from '../../support/runners/recording-runner.ts';
import { runAction, TOKEN, webhookUrl } from '../../support/steps/sibling-actions.ts';
import type { ActionRun } from '../../support/steps/sibling-actions.ts';
import { always, answering, CLOSED_ORIGIN } from '../../support/servers/socket-server.ts';
import { leaksIn } from '../../support/secrets/sibling-secrets.ts';

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
