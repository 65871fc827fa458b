import { describe, expect, test } from '@jest/globals';
import { webhookAction } from '../../../src/actions/webhook/run.ts';
import { runAction, TOKEN, webhookUrl } from '../../support/steps/sibling-actions.ts';
import { openPlatform } from '../../support/servers/sibling-platform.ts';
import { callsTo, headerOf } from '../../support/servers/requests.ts';
import { always } from '../../support/servers/socket-server.ts';

const PATH = '/wh/v1/accounts/0paque-1d/apps/storefront/environments/e-1/webhooks/webhook';

describe('the action word on the wire', () => {
  test.each([
    ['rebuild', '', 'rebuild'],
    ['rebuild', 'as-is', 'rebuild'],
    ['purgeCache', 'as-is', 'purgeCache'],
    ['someday-new', 'as-is', 'someday-new'],
    ['purgeCache', 'rebuild', 'rebuild'],
    ['rebuild', 'clean-rebuild', 'cleanRebuild'],
    ['cleanRebuild', 'purge-cache', 'purgeCache'],
    ['someday-new', 'purge-cache', 'purgeCache'],
  ])('%s with action %j is %s', async (given, action, sent) => {
    const server = await always(200);
    const run = await runAction(webhookAction, { url: webhookUrl(server.origin, { action: given }), action });
    expect([run.exitCode, callsTo(server)]).toEqual([0, [`POST ${PATH}:${sent}?token=${TOKEN}`]]);
  });

  test.each([
    ['rebuild', 'clean-rebuild', 'clean-rebuild'],
    ['cleanRebuild', 'as-is', 'clean-rebuild'],
    ['purgeCache', 'as-is', 'purge-cache'],
    ['someday-new', 'as-is', 'action of the URL'],
  ])('%s with action %j is logged as %s', async (given, action, shown) => {
    const server = await always(200);
    const run = await runAction(webhookAction, { url: webhookUrl(server.origin, { action: given }), action });
    expect(run.log[0]).toBe(`To ${server.origin}: ${shown}`);
  });

  test('a path before it stays', async () => {
    const server = await always(200);
    await runAction(webhookAction, { url: webhookUrl(`${server.origin}/root`), action: 'purge-cache' });
    expect(callsTo(server)).toEqual([`POST /root${PATH}:purgeCache?token=${TOKEN}`]);
  });
});

describe('the query reaches the host as it stands in the URL', () => {
  test.each([
    'token=abc==',
    'token=a+b',
    'token=a%2Bb%3D%26c%25',
    'token=a%zz',
    'a=1&token=x&b=2',
    'token=x&empty=&flag',
    'b=%20+%C3%A9&token=a-_~.!$',
    'token=first&token=second',
  ])('%s', async (query) => {
    const server = await always(200);
    const url = webhookUrl(server.origin, { query });
    await runAction(webhookAction, { url });
    await runAction(webhookAction, { url, action: 'clean-rebuild' });
    expect(callsTo(server)).toEqual([`POST ${PATH}:rebuild?${query}`, `POST ${PATH}:cleanRebuild?${query}`]);
  });
});

test('no body, no credentials, and nothing else that identifies the caller', async () => {
  const server = await always(200);
  const inputs = { url: webhookUrl(server.origin), username: 'u', password: 'pass-word' };
  await runAction(webhookAction, inputs);
  const request = server.requests[0] ?? { head: '', body: Buffer.alloc(1) };
  expect(request.body).toHaveLength(0);
  expect(headerOf(request, 'content-length') ?? '0').toBe('0');
  for (const name of ['authorization', 'cookie', 'referer', 'content-type', 'transfer-encoding', 'expect']) {
    expect([name, headerOf(request, name)]).toEqual([name, undefined]);
  }
});

test.each([
  [200, '', ''],
  [200, 'any body will do', ': "any body will do"'],
  [202, '{"build": "x"}', ''],
  [204, '', ''],
])('HTTP %i is success, whatever its body, unless that refuses: %s', async (status, body, shown) => {
  const server = await always(status, body);
  const run = await runAction(webhookAction, { url: webhookUrl(server.origin) });
  expect([run.exitCode, run.outputs]).toEqual([
    0,
    {
      status: 'accepted',
      'error-code': '',
      'status-code': String(status),
      result: `{"account":"","app":"","environment":"","repository":"","commit":"","run":"","status":"accepted","error-code":"","status-code":${status},"warnings":[],"error":null}`,
    },
  ]);
  expect(run.log).toEqual([`To ${server.origin}: rebuild`, `Accepted with HTTP ${status}${shown}.`]);
});

test.each(['<!DOCTYPE html><title>Sign in</title>', '\n<html><title>Sign in</title>'])(
  'a page is a warning: %s',
  async (page) => {
    const server = await always(200, page);
    const run = await runAction(webhookAction, { url: webhookUrl(server.origin) });
    expect([run.exitCode, run.warnings]).toEqual([
      0,
      [
        `Answered by a page: ${server.origin} answered the webhook with a page ("Sign in"): something before the platform may have answered, and nothing may have happened. Check the URL, and its effect in the user portal.`,
      ],
    ]);
  },
);

test.each(['{"success":false,"message":"token revoked"}', '{"errors":["token revoked"]}'])(
  'HTTP 200 that refuses is no success: %s',
  async (body) => {
    const server = await always(200, body);
    const run = await runAction(webhookAction, { url: webhookUrl(server.origin) });
    expect([run.exitCode, server.requests.length]).toEqual([1, 1]);
    expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'rejected', 'status-code': '200' });
    expect(run.errors[0]).toContain('answered the webhook with HTTP 200, but refused it: token revoked.');
  },
);

test('against the local platform: a purge is counted, a rebuild of nothing is refused with the reason', async () => {
  const platform = await openPlatform();
  const url = platform.details['rebuild-webhook'];
  const purge = await runAction(webhookAction, { url, action: 'purge-cache' });
  const rebuild = await runAction(webhookAction, { url });
  expect([purge.outputs['status'], rebuild.outputs['error-code'], rebuild.outputs['status-code']]).toEqual([
    'accepted',
    'conflict',
    '409',
  ]);
  expect(rebuild.errors[0]).toContain('nothing may have been uploaded yet');
  expect(platform.state().accounts[0]?.apps[0]?.environments[0]?.purges).toBe(1);
  expect(platform.state().webhookCalls.map(({ action }) => action)).toEqual(['purgeCache']);
});

test.each(['regenerate', 'delete'] as const)(
  'against the local platform: after "%s" the old URL says so',
  async (change) => {
    const platform = await openPlatform();
    const url = platform.details['purge-cache-webhook'];
    platform.setWebhooks(platform.details.environment, change);
    const run = await runAction(webhookAction, { url });
    expect([run.exitCode, platform.state().webhookCalls]).toEqual([1, []]);
    expect(run.errors[0]).toContain('The webhook may have been regenerated or deleted');
  },
);
