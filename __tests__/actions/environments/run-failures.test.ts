import { describe, expect, test } from '@jest/globals';
import { environmentsAction } from '../../../src/actions/environments/run.ts';
import { callsTo, targetOf } from '../../support/servers/requests.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { always, answering, httpReply } from '../../support/servers/socket-server.ts';
import { cancellation, environmentsInputs, runAction } from '../../support/steps/sibling-actions.ts';

const APP = 'accounts/acme/apps/storefront';
const NONE = { environments: '', count: '' };

/** A host whose list of environments answers so; that of apps has these. */
async function withList(reply: string, apps?: readonly string[]) {
  const names = apps?.map((name) => ({ name: `accounts/acme/apps/${name}` }));
  const server = await answering((request) => {
    if (targetOf(request).includes('/environments')) return reply;
    return names === undefined ? httpReply(404) : httpReply(200, { apps: names });
  });
  return { server, run: await runAction(environmentsAction, environmentsInputs(server.origin)) };
}

describe('a host without the list is "not-found", and never an empty list', () => {
  test.each([404, 405, 501])('HTTP %d, and no list of apps either', async (status) => {
    const { server, run } = await withList(httpReply(status));
    expect([run.exitCode, run.outputs]).toEqual([
      1,
      expect.objectContaining({ status: 'failed', 'error-code': 'not-found', ...NONE }),
    ]);
    expect(run.result).toMatchObject({ environments: null, count: null });
    expect(run.errors).toEqual([
      `Not found: ${server.origin} has no list of environments: it answered /v1/${APP}/environments with HTTP ${status}. This host may not have the list, which is not part of the specification, or the account "acme" or the app "storefront" is misspelt, or the two are swapped.\nFor a host without the list, list the environments yourself, as JSON in a variable.`,
    ]);
  });

  test.each([404, 405])('HTTP %d, and the app is there', async (status) => {
    const { server, run } = await withList(httpReply(status), ['storefront', 'blog']);
    expect(run.outputs).toMatchObject({ 'error-code': 'not-found', ...NONE });
    expect(run.errors[0]).toBe(
      `Not found: ${server.origin} has no list of environments: it answered /v1/${APP}/environments with HTTP ${status}. The app "storefront" exists, so this host does not have the list, which is not part of the specification.\nFor a host without the list, list the environments yourself, as JSON in a variable.`,
    );
  });

  test('the strict local platform', async () => {
    const platform = await openPlatform({ strict: true });
    const run = await runAction(environmentsAction, environmentsInputs('', accessTo(platform, 'headless-url')));
    expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found', ...NONE });
  });
});

test('an app that is not there: what there is', async () => {
  const { run } = await withList(httpReply(404), ['storefronts', 'blog']);
  expect(run.outputs).toMatchObject({ 'error-code': 'not-found', ...NONE });
  expect(run.errors).toEqual([
    'Not found: There is no app "storefront" in the account "acme". Did you mean storefronts? The account has storefronts, blog.',
  ]);
});

test('account and app that are swapped', async () => {
  const server = await answering((request) =>
    targetOf(request) === '/v1/accounts/storefront/apps'
      ? httpReply(200, { apps: [{ name: 'accounts/storefront/apps/acme' }] })
      : httpReply(403),
  );
  const run = await runAction(environmentsAction, environmentsInputs(server.origin));
  expect(run.outputs['error-code']).toBe('forbidden');
  expect(run.errors[0]).toContain('"account" and "app" are swapped: the account "storefront" has an app "acme".');
});

describe('a list that cannot be used is "bad-reply"', () => {
  test.each<[string, object]>([
    ['no list', {}],
    ['an object', { environments: {} }],
    ['null in it', { environments: [null] }],
    ['an environment without a name', { environments: [{ displayName: 'Production' }] }],
    ['an ID that is no part of a path', { environments: [{ name: `${APP}/environments/..` }] }],
  ])('%s', async (_, body) => {
    const { server, run } = await withList(httpReply(200, body));
    expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'bad-reply', ...NONE });
    expect(run.errors[0]).toContain(
      `The list of environments from ${server.origin} cannot be used: unexpected format.`,
    );
    expect(run.errors[0]).toContain('Check "headless-url". Copy the root of the API');
  });

  test('pages in a circle, of a host that has the app', async () => {
    const { run } = await withList(httpReply(200, { environments: [], nextPageToken: 'x' }), ['storefront']);
    expect(run.outputs).toMatchObject({ 'error-code': 'bad-reply', ...NONE });
    expect(run.errors[0]).toMatch(/: page 2: its "nextPageToken" leads to a page that was already read\.$/);
  });
});

test('a page that fails fails the step: part of the list is no list', async () => {
  const page = { environments: [{ name: `${APP}/environments/e-1` }], nextPageToken: 'next' };
  const server = await answering((request) => httpReply(targetOf(request).includes('pageToken') ? 500 : 200, page));
  const run = await runAction(environmentsAction, environmentsInputs(server.origin));
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'server-error', ...NONE });
  expect(callsTo(server)).toHaveLength(6);
});

describe('a list that is refused', () => {
  test.each<[number, string, number, string]>([
    [400, 'rejected', 1, 'Check the inputs: account "acme", app "storefront"'],
    [401, 'unauthorized', 1, 'Check "username" and "password"'],
    [403, 'forbidden', 1, 'the rights of the API user for account "acme", app "storefront"'],
    [429, 'rate-limited', 5, 'Wait a few minutes'],
    [503, 'server-error', 5, 'Try again later.'],
  ])('HTTP %i is %s', async (status, code, requests, advice) => {
    const server = await always(status, { message: 'no such right' });
    const run = await runAction(environmentsAction, environmentsInputs(server.origin));
    expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': code, ...NONE });
    expect(callsTo(server).filter((call) => call.endsWith('/environments'))).toHaveLength(requests);
    expect(run.errors[0]).toContain(advice);
  });
});

describe('while an answer is awaited', () => {
  test.each(['0', '1'])('cancelled (builds: %s)', async (builds) => {
    const { cancel, onStart } = cancellation(130);
    const server = await answering((request) => {
      if (builds === '1' && targetOf(request).endsWith('/environments'))
        return httpReply(200, { environments: [{ name: `${APP}/environments/e-1` }] });
      cancel();
      return null;
    });
    const run = await runAction(environmentsAction, environmentsInputs(server.origin, { builds }), { onStart });
    expect([run.exitCode, run.outputs]).toEqual([
      130,
      expect.objectContaining({ status: 'failed', 'error-code': 'cancelled', ...NONE }),
    ]);
    expect(run.errors).toEqual(['Cancelled: The step was cancelled.']);
  });

  test('out of time', async () => {
    const server = await answering(() => null);
    const inputs = environmentsInputs(server.origin, { 'timeout-minutes': '0.002' });
    const run = await runAction(environmentsAction, inputs);
    expect([run.exitCode, run.outputs['error-code']]).toEqual([1, 'timeout']);
  });
});

describe('names that are hostile', () => {
  const NAMES = ['\u001b[2Jgone', '::add-mask::Production', '##[group]x', 'two\nlines', '日本 🚀', 'x'.repeat(4096)];

  test('are data in the output, and no command in the log', async () => {
    const list = NAMES.map((displayName, index) => ({
      name: `${APP}/environments/e-${index}`,
      displayName,
      domains: ['http://127.0.0.1:1\n::error::x', `shop${index}.example`],
    }));
    const run = await runAction(
      environmentsAction,
      environmentsInputs((await always(200, { environments: list })).origin),
    );
    expect(run.exitCode).toBe(0);
    expect(JSON.parse(run.outputs['environments'] ?? '')).toMatchObject(NAMES.map((displayName) => ({ displayName })));
    const table = run.log.slice(-NAMES.length);
    expect(table.slice(0, 4).map((line) => line.split(/ {2,}/)[0])).toEqual([
      '\\u001b[2Jgone',
      '\\u003a:add-mask::Production',
      '##\\u005bgroup]x',
      'two\\u000alines',
    ]);
    expect(table.at(-1)).toMatch(/^x{59}… {2}e-5 {2}- {11}https:\/\/shop5\.example$/);
  });

  test('what holds a secret is left out', async () => {
    const password = 'Sup3r.s3cret-word';
    const record = {
      name: `${APP}/environments/e-1`,
      displayName: `My ${password}`,
      build: `${APP}/environments/e-1/builds/${password}`,
      domains: [`${password}.example`],
    };
    const { origin } = await always(200, { environments: [record] });
    const run = await runAction(environmentsAction, environmentsInputs(origin, { password }));
    expect(JSON.parse(run.outputs['environments'] ?? '')).toEqual([
      { id: 'e-1', displayName: null, liveBuild: null, address: null, builds: null },
    ]);
    expect(JSON.stringify([run.log, run.summaries, run.outputs])).not.toContain(password);
  });
});
