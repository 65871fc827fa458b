import { describe, expect, test } from '@jest/globals';
import { createAppAction } from '../../../src/actions/create-app/run.ts';
import { cancellation, createAppInputs, runAction } from '../../support/steps/sibling-actions.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { callsTo, methodOf } from '../../support/servers/requests.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';

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
    const server = await refusing(status, httpReply(200, { repository: { provider: 'UPLOADABLE' } }));
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
