import { describe, expect, test } from '@jest/globals';
import { createEnvironmentAction } from '../../../src/actions/create-environment/run.ts';
import { createOperation } from '../../support/servers/exchanges.ts';
import {
  cancellation,
  createEnvironmentInputs,
  PASSWORD,
  runAction,
  USERNAME,
} from '../../support/steps/sibling-actions.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { callsTo, headerOf, targetOf } from '../../support/servers/requests.ts';
import { always, answering, CLOSED_ORIGIN, httpReply } from '../../support/servers/socket-server.ts';

/** A hosting API that gives one install a page. */
async function hosting(...names: string[]) {
  const server = await answering((request) => {
    const offset = Number(new URL(targetOf(request), 'http://x').searchParams.get('offset'));
    const next = offset + 1 < names.length ? `${server.origin}/v1/installs?limit=100&offset=${offset + 1}` : null;
    const results = names.slice(offset, offset + 1).map((name, index) => ({ id: offset + index, name }));
    return httpReply(200, { count: names.length, results, next });
  });
  return server;
}

async function lookUp(baseUrl: string, overrides: Record<string, string> = {}) {
  const headless = await always(200, createOperation({}, 'storefront'));
  const inputs = createEnvironmentInputs(headless.origin, { 'base-url': baseUrl, ...overrides });
  return { headless, run: await runAction(createEnvironmentAction, inputs) };
}

test('an install on the third page is found, and only then is anything created', async () => {
  const installs = await hosting('acmeprod', 'acmedev', 'acmestage', 'acmeblog');
  const { headless, run } = await lookUp(installs.origin);
  expect([run.exitCode, headless.requests.length]).toEqual([0, 1]);
  expect(callsTo(installs)).toEqual([0, 1, 2, 3].map((offset) => `GET /v1/installs?limit=100&offset=${offset}`));
});

test('the credentials go to both addresses, and are the same', async () => {
  const installs = await hosting('acmestage');
  const { headless } = await lookUp(installs.origin);
  const pair = `Basic ${Buffer.from(`${USERNAME}:${PASSWORD}`).toString('base64')}`;
  for (const { requests } of [installs, headless])
    expect(requests.map((request) => headerOf(request, 'authorization'))).toEqual([pair]);
});

describe('an install that is not there', () => {
  test('nothing is created, and the installs that exist are named', async () => {
    const installs = await hosting('acmeprod', 'acmedev');
    const { headless, run } = await lookUp(installs.origin);
    expect([run.exitCode, headless.connections()]).toEqual([1, 0]);
    expect(run.result).toMatchObject({ status: 'failed', 'error-code': 'invalid-input', created: false });
    expect(run.errors).toEqual([
      `Invalid input: wp-environment: "acmestage" is not an install that these credentials can see at ${installs.origin}. It has acmeprod, acmedev.`,
    ]);
  });

  test('of many, ten are named', async () => {
    const installs = await hosting(...Array.from({ length: 13 }, (_, index) => `site${index}`));
    const { headless, run } = await lookUp(installs.origin);
    expect(headless.connections()).toBe(0);
    expect(run.errors[0]).toMatch(/It has site0, site1, .*site9 and 3 more\.$/);
  });

  test('of none', async () => {
    const { run } = await lookUp((await hosting()).origin);
    expect(run.errors[0]).toMatch(/It has none\.$/);
  });

  test('names are compared as they are', async () => {
    const { headless, run } = await lookUp((await hosting('ACMESTAGE', 'acmestage2')).origin);
    expect([run.outputs['error-code'], headless.connections()]).toEqual(['invalid-input', 0]);
  });
});

test.each([
  [404, 'not-found'],
  [403, 'forbidden'],
])(
  'HTTP %d after the installs could be read: the account is misspelt, and not the credentials',
  async (status, code) => {
    const installs = await hosting('acmestage');
    const headless = await always(status, { message: 'no' });
    const inputs = createEnvironmentInputs(headless.origin, { 'base-url': installs.origin });
    const run = await runAction(createEnvironmentAction, inputs);
    expect(run.outputs['error-code']).toBe(code);
    expect(run.errors[0]).toMatch(/The credentials are valid, .*: check the account's spelling first\.$/);
  },
);

test('the nearest install is offered', async () => {
  const { run } = await lookUp((await hosting('acmeprod', 'acme-stage')).origin);
  expect(run.errors[0]).toContain('Did you mean acme-stage? It has acmeprod, acme-stage.');
});

describe('a lookup that fails: nothing is created, and the advice is about "base-url"', () => {
  test.each<[number, string, string]>([
    [401, 'unauthorized', 'Check "username" and "password"'],
    [403, 'forbidden', 'check the rights of the API user for the installs of the account'],
    [404, 'not-found', 'Check "base-url": it must be the root of the hosting API, to which "/v1/installs" is added.'],
    [302, 'rejected', 'Check "base-url": it must be the final address of the API.'],
    [500, 'server-error', 'Try again later.'],
  ])('HTTP %i', async (status, code, advice) => {
    const installs = await always(status);
    const { headless, run } = await lookUp(installs.origin);
    expect([run.outputs['status'], run.outputs['error-code'], headless.connections()]).toEqual(['failed', code, 0]);
    expect(run.errors[0]).toContain(`${installs.origin} answered the list of installs with HTTP ${status}`);
    expect(run.errors[0]).toContain(advice);
    expect(run.errors[0]).not.toContain('headless-url');
  });

  test('not reached', async () => {
    const { headless, run } = await lookUp(CLOSED_ORIGIN);
    expect([run.outputs['error-code'], headless.connections()]).toEqual(['network', 0]);
    expect(run.errors[0]).toContain('Nothing is listening there: check "base-url".');
  });

  test('another answer', async () => {
    const { headless, run } = await lookUp((await always(200, '<html>')).origin);
    expect([run.outputs['error-code'], headless.connections()]).toEqual(['bad-reply', 0]);
    expect(run.errors[0]).toMatch(
      /Check "base-url"\. Copy the root of the API, which is what comes before "\/v1\/installs"/,
    );
  });

  test('cancelled meanwhile: nothing is unknown', async () => {
    const { cancel, onStart } = cancellation(130);
    const installs = await answering(() => {
      cancel();
      return null;
    });
    const headless = await always(200, createOperation({}, 'storefront'));
    const run = await runAction(
      createEnvironmentAction,
      createEnvironmentInputs(headless.origin, { 'base-url': installs.origin }),
      { onStart },
    );
    expect([run.exitCode, run.outputs['status'], headless.connections()]).toEqual([130, 'failed', 0]);
    expect(run.errors).toEqual(['Cancelled: The step was cancelled.']);
  });
});

test('a failure after the lookup is about "headless-url" again', async () => {
  const headless = await always(404);
  const installs = await hosting('acmestage');
  const inputs = createEnvironmentInputs(headless.origin, { 'base-url': installs.origin });
  const run = await runAction(createEnvironmentAction, inputs);
  expect(run.errors[0]).toContain('Check account "acme", app "storefront", and "headless-url".');
});

test.each<[string, string, number]>([
  ['acmestage', 'accepted', 2],
  ['nosuch', 'failed', 1],
])('the local platform: install %s, %s', async (name, status, environments) => {
  const platform = await openPlatform();
  const inputs = { ...accessTo(platform, 'headless-url'), 'base-url': platform.url, 'wp-environment': name };
  const run = await runAction(createEnvironmentAction, createEnvironmentInputs('', inputs));
  expect(run.outputs['status']).toBe(status);
  expect(platform.state().accounts[0]?.apps[0]?.environments).toHaveLength(environments);
  expect(platform.state().requests['create-environment'] ?? 0).toBe(environments - 1);
});
