import { expect, test } from '@jest/globals';
import { createAppAction } from '../../../src/actions/create-app/run.ts';
import { createAppInputs, runAction } from '../../support/steps/sibling-actions.ts';
import { always } from '../../support/servers/socket-server.ts';

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
    `It redirects to ${elsewhere.origin}; credentials are never forwarded to another host.`,
  );
  expect(run.errors[0]).toContain('Check "headless-url": it must be the final address of the API.');
});
