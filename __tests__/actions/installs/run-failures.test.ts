import { describe, expect, test } from '@jest/globals';
import { installsAction } from '../../../src/actions/installs/run.ts';
import { cancellation, installsInputs, runAction } from '../../support/steps/sibling-actions.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { callsTo } from '../../support/servers/requests.ts';
import { always, answering, httpReply } from '../../support/servers/socket-server.ts';

const UUID = '5e1f7a60-6c6e-4b0e-9d8e-0f3f6d9c7a11';

describe('one install', () => {
  test('is read with its domains, and nothing else is', async () => {
    const platform = await openPlatform();
    const { id } = platform.state().accounts[0]?.installs[0] ?? {};
    const inputs = installsInputs('', { ...accessTo(platform, 'base-url'), 'install-id': String(id) });
    const run = await runAction(installsAction, inputs);
    const install = JSON.parse(run.outputs['install'] ?? '') as Record<string, unknown>;
    expect([run.exitCode, install['name'], install['domains']]).toEqual([
      0,
      'acmeprod',
      [
        { hostname: 'www.acme.example', primary: true },
        { hostname: 'acme.example', primary: false },
      ],
    ]);
    expect(run.result).toEqual({
      status: 'done',
      'error-code': '',
      installs: null,
      count: null,
      total: null,
      install,
    });
    expect(run.log.at(-1)).toBe(`  acmeprod (${id}) at www.acme.example`);
    expect([platform.state().requests['install'], platform.state().requests['installs'] ?? 0]).toEqual([1, 0]);
  });

  test('with a UUID, without domains', async () => {
    const server = await always(200, { id: UUID, name: 'newer', account: { id: UUID } });
    const run = await runAction(installsAction, installsInputs(server.origin, { 'install-id': UUID }));
    expect([run.exitCode, callsTo(server)]).toEqual([0, [`GET /v1/installs/${UUID}`]]);
    expect(run.log.at(-1)).toBe(`  newer (${UUID})`);
  });

  test('with domains in the newer form, which are passed on', async () => {
    const install = { id: 1, name: 'newer', domains: [{ name: 'www.x.example', primary: true }] };
    const server = await always(200, install);
    const run = await runAction(installsAction, installsInputs(server.origin, { 'install-id': '1' }));
    expect([run.exitCode, JSON.parse(run.outputs['install'] ?? '')]).toEqual([0, install]);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['an object', {}],
    ['text', 'www.x.example'],
    ['null among them', [null]],
    ['with a number as hostname', [{ hostname: 7, primary: true }]],
  ])('with domains that are %s: no internal error', async (_, domains) => {
    const server = await always(200, { id: 1, name: 'odd', domains });
    const run = await runAction(installsAction, installsInputs(server.origin, { 'install-id': '1' }));
    expect([run.exitCode, run.errors, run.outputs['status']]).toEqual([0, [], 'done']);
  });

  test('that is not there: 404 in words', async () => {
    const platform = await openPlatform();
    const inputs = installsInputs('', { ...accessTo(platform, 'base-url'), 'install-id': '999' });
    const run = await runAction(installsAction, inputs);
    expect([run.exitCode, run.outputs['error-code'], run.outputs['install']]).toEqual([1, 'not-found', '']);
    expect(run.errors[0]).toMatch(
      /\nThe account of these credentials has no install with the ID "999"\. Leave "install-id" empty to list them\.$/,
    );
  });

  test('that is something else', async () => {
    const server = await always(200, { count: 0, results: [] });
    const run = await runAction(installsAction, installsInputs(server.origin, { 'install-id': '1' }));
    expect(run.outputs['error-code']).toBe('bad-reply');
    expect(run.errors[0]).toContain(
      `${server.origin} answered the read of the install, but the answer cannot be used: it is not an install.`,
    );
  });
});

describe('inputs that are refused before any request', () => {
  test.each<[string, string, string]>([
    ['page-size', '101', 'page-size: "101" must be a whole number from 1 to 100'],
    ['page-size', '0', 'page-size: "0" must be a whole number from 1 to 100'],
    ['page-size', '1e1', 'page-size: "1e1" must be a whole number'],
    ['offset', '-1', 'offset: "-1" must be a whole number from 0'],
    ['max-pages', '0', 'max-pages: "0" must be a whole number from 1'],
    ['install-id', '../accounts', 'install-id: "../accounts" must be'],
    ['install-id', '1?x=1', 'install-id: "1?x=1" must be'],
    ['name', 'a b', 'name: "a b" must be a name, with "*" for any characters and "?" for one'],
    ['name', '/a/', 'name: "/a/" must be a name'],
  ])('%s %j', async (name, value, message) => {
    const server = await always(200, { count: 0, results: [] });
    const run = await runAction(installsAction, installsInputs(server.origin, { [name]: value }));
    expect([run.exitCode, run.outputs['error-code'], server.connections()]).toEqual([1, 'invalid-input', 0]);
    expect(run.errors).toEqual([expect.stringContaining(`Invalid input: ${message}`)]);
  });

  test('"name" beside "install-id"', async () => {
    const inputs = installsInputs('https://api.example.com', { 'install-id': '1', name: 'a*' });
    const run = await runAction(installsAction, inputs);
    expect(run.errors).toEqual([
      'Invalid input: name: "a*" filters the list, so it cannot be combined with "install-id".',
    ]);
  });
});

describe('a list that fails', () => {
  test.each<[number, string, number, string]>([
    [400, 'rejected', 1, 'Check the inputs'],
    [401, 'unauthorized', 1, 'Check "username" and "password"'],
    [403, 'forbidden', 1, 'check the rights of the API user for the installs of the account'],
    [
      404,
      'not-found',
      1,
      'Check "base-url": it must be the root of the hosting API, to which "/v1/installs" is added.',
    ],
    [429, 'rate-limited', 5, 'Wait a few minutes'],
    [500, 'server-error', 5, 'Try again later.'],
    [503, 'server-error', 5, 'Try again later.'],
  ])('HTTP %i is %s after %i request(s)', async (status, code, requests, advice) => {
    const server = await always(status, {
      type: 'invalid_value',
      code: 'too_large',
      message: 'limit cannot exceed 100.',
    });
    const run = await runAction(installsAction, installsInputs(server.origin));
    expect([run.outputs['status'], run.outputs['error-code'], server.requests.length]).toEqual([
      'failed',
      code,
      requests,
    ]);
    expect(run.errors[0]).toContain(`${server.origin} answered the list of installs with HTTP ${status}`);
    expect(run.errors[0]).toContain(advice);
  });

  test('an answer that is lost is asked for again', async () => {
    const server = await answering((_, number) => (number < 3 ? undefined : httpReply(200, { count: 0, results: [] })));
    const run = await runAction(installsAction, installsInputs(server.origin));
    expect([run.exitCode, server.requests.length]).toEqual([0, 3]);
  });

  test('cancelled while the answer is awaited: failed, with nothing that may have happened', async () => {
    const { cancel, onStart } = cancellation(130);
    const server = await answering(() => {
      cancel();
      return null;
    });
    const run = await runAction(installsAction, installsInputs(server.origin), { onStart });
    expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([130, 'failed', 'cancelled']);
    expect(run.errors).toEqual(['Cancelled: The step was cancelled.']);
  });

  test('out of time while the answer is awaited: a timeout, which is not ambiguous', async () => {
    const server = await answering(() => null);
    const inputs = installsInputs(server.origin, { 'timeout-minutes': '0.002' });
    const run = await runAction(installsAction, inputs);
    expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([1, 'failed', 'timeout']);
    expect(run.errors).toEqual([
      'Timed out: The step took longer than "timeout-minutes" allows (0.002).\nThe platform accepted nothing. Raise "timeout-minutes".',
    ]);
  });
});
