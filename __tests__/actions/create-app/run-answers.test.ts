import { describe, expect, test } from '@jest/globals';
import { createAppAction } from '../../../src/actions/create-app/run.ts';
import { cancellation, createAppInputs, runAction } from '../../support/steps/sibling-actions.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { callsTo, methodOf } from '../../support/servers/requests.ts';
import { always, answering, httpReply } from '../../support/servers/socket-server.ts';

const CREATE = 'POST /v1/accounts/acme/apps?appId=blog';
const READ = 'GET /v1/accounts/acme/apps/blog';

/** A service that refuses to create with one status and answers the read of the app. */
async function refusing(status: number, read: string | undefined) {
  return await answering((request) =>
    methodOf(request) === 'POST' ? httpReply(status, { message: 'App exists' }) : read,
  );
}

describe('if-exists: ignore', () => {
  test.each([409, 400, 422])('%i, and a read that confirms an app for uploads: skipped', async (status) => {
    const app = { name: 'accounts/acme/apps/blog', repository: { provider: 'UPLOADABLE' } };
    const server = await refusing(status, httpReply(200, app));
    const run = await runAction(createAppAction, createAppInputs(server.origin, { 'if-exists': 'ignore' }));
    expect([run.exitCode, run.result]).toEqual([0, { status: 'skipped', 'error-code': '', created: false }]);
    expect(callsTo(server)).toEqual([CREATE, READ]);
    expect(run.log.at(-1)).toBe('The app already exists.');
  });

  test('an app that is connected to a repository takes no uploads, so the refusal stands', async () => {
    const server = await refusing(409, httpReply(200, { repository: { provider: 'GITHUB' } }));
    const run = await runAction(createAppAction, createAppInputs(server.origin, { 'if-exists': 'ignore' }));
    expect(run.result).toEqual({ status: 'failed', 'error-code': 'conflict', created: false });
    expect(run.errors[0]).toContain(
      'HTTP 409. The service reported: App exists. An app with that name exists, but it is connected to a repository and accepts no uploads.',
    );
  });

  test.each<[string, string | undefined, string]>([
    [
      '404',
      httpReply(404, { message: 'no such path' }),
      'answered the read of the app with HTTP 404. The service reported: no such path.',
    ],
    ['405', httpReply(405, ''), 'answered the read of the app with HTTP 405.'],
    ['501', httpReply(501, ''), 'answered the read of the app with HTTP 501.'],
    ['500', httpReply(500, ''), 'answered the read of the app with HTTP 500 (5 attempts).'],
    ['403', httpReply(403, ''), 'answered the read of the app with HTTP 403.'],
    ['a lost connection', undefined, ' failed during the read of the app: '],
    ['{}', httpReply(200, {}), 'The app could be read, but the answer does not show what kind of app it is.'],
    [
      'a page of HTML',
      httpReply(200, '<html>'),
      'The app could be read, but the answer does not show what kind of app it is.',
    ],
    ['null as repository', httpReply(200, { repository: null }), 'does not show what kind of app it is.'],
    ['a list', httpReply(200, []), 'does not show what kind of app it is.'],
    [
      'another app',
      httpReply(200, { name: 'accounts/acme/apps/shop', repository: { provider: 'UPLOADABLE' } }),
      'answered the read of the app, but the answer cannot be used: the answer is about app "shop".',
    ],
  ])('where the read gives %s the refusal stands, with the reason', async (_, read, reason) => {
    const server = await refusing(409, read);
    const run = await runAction(createAppAction, createAppInputs(server.origin, { 'if-exists': 'ignore' }));
    expect(run.result).toEqual({ status: 'failed', 'error-code': 'conflict', created: false });
    expect(run.errors).toHaveLength(1);
    expect(run.errors[0]).toContain(
      'answered the request to create the app with HTTP 409. The service reported: App exists.',
    );
    expect(run.errors[0]).toContain('"if-exists: ignore" does not apply: no read confirmed that the app exists.');
    expect(run.errors[0]).toContain(reason);
    expect(run.errors[0]).not.toContain('Set "if-exists');
    expect(callsTo(server).filter((call) => call === CREATE)).toHaveLength(1);
  });

  test.each([401, 403, 404, 413, 501])('%i has nothing to do with an existing app: no read', async (status) => {
    const server = await refusing(status, httpReply(200, { repository: { provider: 'UPLOADABLE' } }));
    const run = await runAction(createAppAction, createAppInputs(server.origin, { 'if-exists': 'ignore' }));
    expect([run.exitCode, callsTo(server)]).toEqual([1, [CREATE]]);
  });

  test('a step that is cancelled during the read has created nothing, and reports that', async () => {
    const { cancel, onStart } = cancellation(143);
    const server = await answering((request) => {
      if (methodOf(request) === 'POST') return httpReply(409, '');
      cancel();
      return null;
    });
    const run = await runAction(createAppAction, createAppInputs(server.origin, { 'if-exists': 'ignore' }), {
      onStart,
    });
    expect([run.exitCode, run.result, run.errors]).toEqual([
      143,
      { status: 'failed', 'error-code': 'cancelled', created: false },
      ['Cancelled: The step was cancelled.'],
    ]);
  });
});

test('if-exists: error never reads', async () => {
  const server = await refusing(409, httpReply(200, { repository: { provider: 'UPLOADABLE' } }));
  const run = await runAction(createAppAction, createAppInputs(server.origin, { 'if-exists': 'error' }));
  expect([run.outputs['error-code'], callsTo(server)]).toEqual(['conflict', [CREATE]]);
  expect(run.errors[0]).toContain('Set "if-exists: ignore" to continue if it already exists.');
});

test('a step that is cancelled while the app is being created does not know whether it was', async () => {
  const { cancel, onStart } = cancellation(130);
  const server = await answering(() => {
    cancel();
    return null;
  });
  const run = await runAction(createAppAction, createAppInputs(server.origin), { onStart });
  expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([130, 'unknown', 'cancelled']);
  expect(run.errors).toEqual([
    'Cancelled: The step was cancelled.\nThe request had been sent, but its outcome is not known: the app may have been created. Look in the user portal for the app before you run the job again.',
  ]);
});

test.each([
  [false, 0, { status: 'skipped', 'error-code': '', created: false }],
  [true, 1, { status: 'failed', 'error-code': 'conflict', created: false }],
])('the local platform, strict %p', async (strict, exitCode, result) => {
  const platform = await openPlatform({ strict });
  const inputs = { ...accessTo(platform, 'headless-url'), app: platform.details.app, 'if-exists': 'ignore' };
  const run = await runAction(createAppAction, createAppInputs('', inputs));
  expect([run.exitCode, run.result]).toEqual([exitCode, result]);
  expect(platform.state().accounts[0]?.apps).toHaveLength(1);
});

const ERROR = { type: 'invalid_value', code: 'some_code', message: 'Not today' };

/** Status, what the step ends with, requests made, and a piece of advice that must be in the annotation. */
test.each<[number, string, string, number, string]>([
  [400, 'failed', 'rejected', 1, 'Check the inputs: account'],
  [401, 'failed', 'unauthorized', 1, 'Check "username" and "password"'],
  [
    403,
    'failed',
    'forbidden',
    1,
    'check the account\'s spelling, and the rights of the API user for account "acme", app "blog"',
  ],
  [404, 'failed', 'not-found', 1, 'Check account "acme", and "headless-url"'],
  [
    409,
    'failed',
    'conflict',
    1,
    'It may already exist, or another change may be under way: account "acme", app "blog"',
  ],
  [413, 'failed', 'too-large', 1, 'The service, or a proxy in front of it, does not accept a request of this size.'],
  [422, 'failed', 'rejected', 1, 'Check the inputs'],
  [429, 'failed', 'rate-limited', 5, 'Wait a few minutes'],
  [500, 'unknown', 'ambiguous', 1, 'the app may have been created. Look in the user portal for the app'],
  [501, 'failed', 'server-error', 1, 'The platform did not accept the request'],
  [502, 'unknown', 'ambiguous', 1, 'the app may have been created'],
  [503, 'unknown', 'ambiguous', 1, 'the app may have been created'],
  [504, 'unknown', 'ambiguous', 1, 'the app may have been created'],
])('HTTP %i is %s, %s, after %i request(s)', async (status, outcome, code, requests, advice) => {
  const server = await always(status, ERROR);
  const run = await runAction(createAppAction, createAppInputs(server.origin));
  expect(run.exitCode).toBe(1);
  expect(run.result).toEqual({ status: outcome, 'error-code': code, created: false });
  expect(server.requests).toHaveLength(requests);
  expect(run.errors).toHaveLength(1);
  const [text = ''] = run.errors;
  expect(text).toContain(`${server.origin} answered the request to create the app with HTTP ${status}`);
  expect(text).toContain('The service reported: Not today (type invalid_value, code some_code).');
  expect(text).toContain(advice);
});

test('503 with Retry-After was not accepted, so it is sent again', async () => {
  const server = await always(503, '', { 'Retry-After': '1' });
  const run = await runAction(createAppAction, createAppInputs(server.origin));
  expect([run.outputs['status'], run.outputs['error-code'], server.requests.length]).toEqual([
    'failed',
    'server-error',
    5,
  ]);
});

test('a redirect is not followed: credentials stay where they are', async () => {
  const elsewhere = await always(200);
  const server = await always(307, '', { Location: `${elsewhere.origin}/v1/accounts/acme/apps?appId=blog` });
  const run = await runAction(createAppAction, createAppInputs(server.origin));
  expect([run.outputs['error-code'], server.requests.length, elsewhere.connections()]).toEqual(['rejected', 1, 0]);
  expect(run.errors[0]).toContain(
    `It redirects to ${elsewhere.origin}. Only a read follows redirects, and only on the same origin, so that credentials go nowhere else.`,
  );
  expect(run.errors[0]).toContain('Check "headless-url": it must be the final address of the API.');
});
