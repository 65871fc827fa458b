import { describe, expect, test } from '@jest/globals';
import { createEnvironmentAction } from '../../../src/actions/create-environment/run.ts';
import { createOperation } from '../../support/servers/exchanges.ts';
import { createEnvironmentInputs, runAction } from '../../support/steps/sibling-actions.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { APPS, listingPlatform } from '../../support/servers/listing-platform.ts';
import { callsTo } from '../../support/servers/requests.ts';
import { always, answering, httpReply } from '../../support/servers/socket-server.ts';

const ENVIRONMENT = 'accounts/acme/apps/storefront/environments/6f1c-Env_1.~x';
const FAILED = { 'environment-id': '', 'operation-name': '', 'build-path': '', created: false };

describe('an operation', () => {
  test.each<[string, string, string]>([
    ['with ids', 'operations/op-1', 'builds/b-1'],
    ['with the placeholders of an app for uploads', 'operations/no_build', 'builds/no_build'],
  ])('%s: the environment ID is the segment of its name', async (_, operation, build) => {
    const body = createOperation({
      name: `${ENVIRONMENT}/${operation}`,
      metadata: { build: `${ENVIRONMENT}/${build}`, deployment: '' },
    });
    const server = await always(200, body);
    const run = await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin));
    expect([run.exitCode, run.warnings]).toEqual([0, []]);
    expect(run.result).toEqual({
      status: 'accepted',
      'error-code': '',
      'environment-id': '6f1c-Env_1.~x',
      'operation-name': `${ENVIRONMENT}/${operation}`,
      'build-path': `${ENVIRONMENT}/${build}`,
      created: true,
    });
    expect(run.outputs).toEqual({ ...run.result, created: 'true', result: run.outputs['result'] });
  });
});

test('an operation of another app is a warning that names both', async () => {
  const server = await always(
    200,
    createOperation({ name: `${ENVIRONMENT.replace('storefront', 'blog')}/operations/o-1` }),
  );
  const run = await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin));
  expect([run.exitCode, run.warnings]).toEqual([
    0,
    [
      expect.stringMatching(
        /sent to accounts\/acme\/apps\/storefront, but the answer names accounts\/acme\/apps\/blog\/env/,
      ),
    ],
  ]);
});

test.each(['', '{}', ' \r\n'])(
  'the empty answer %j is accepted, with a warning that says where to look',
  async (body) => {
    const server = await always(200, body);
    const run = await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin));
    expect([run.exitCode, run.result]).toEqual([0, { status: 'accepted', 'error-code': '', ...FAILED, created: true }]);
    expect(run.warnings).toEqual([
      'No operation in the answer: The platform accepted the request with an empty answer, so environment-id is empty. The user portal shows the environment.',
    ]);
    expect(run.log.join('\n')).not.toContain('Created:');
  },
);

describe('a 2xx that is not of the platform', () => {
  test.each<[string, unknown, string?]>([
    ['HTML', '<html>Sign in</html>', ': "Sign in"'],
    ['broken JSON', '{"name": "acc'],
    ['a list', []],
    ['null', 'null'],
    ['no names', { done: false }],
    ['a name of an unexpected format', createOperation({ name: 'operations/../1\n::set-output name=x::y' })],
    ['a name that leads up', createOperation({ name: 'accounts/a/apps/b/environments/../operations/x/..' })],
    ['a build that is a number', createOperation({ metadata: { build: 17 } })],
    ['a name of 2000 characters', createOperation({ name: `${ENVIRONMENT}/operations/${'x'.repeat(2000)}` })],
  ])('%s: unknown, and nothing of it becomes an output', async (_, body, quoted = '') => {
    const server = await always(200, body);
    const run = await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin));
    expect([run.exitCode, server.requests.length]).toEqual([1, 1]);
    expect(run.result).toEqual({ status: 'unknown', 'error-code': 'bad-reply', ...FAILED });
    expect(run.errors).toEqual([
      `Unexpected answer: ${server.origin} answered the request to create the environment with HTTP 200, but the body is not an operation${quoted}.\n` +
        'Check "headless-url"; the environment may have been created. Look in the user portal for the environment before you run the job again. Copy the root of the API, which is what comes before "/v1/accounts" in its calls, not a page of the user portal.',
    ]);
  });
});

describe('failures', () => {
  test('an answer that is lost: unknown, one request', async () => {
    const server = await answering(() => undefined);
    const run = await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin));
    expect([run.exitCode, server.requests.length]).toEqual([1, 1]);
    expect(run.result).toEqual({ status: 'unknown', 'error-code': 'ambiguous', ...FAILED });
    expect(run.errors[0]).toContain('the environment may have been created. Look in the user portal');
  });

  test.each<[number, string, string, number]>([
    [400, 'failed', 'rejected', 1],
    [401, 'failed', 'unauthorized', 1],
    // The second reads a list of apps.
    [403, 'failed', 'forbidden', 2],
    [404, 'failed', 'not-found', 2],
    [409, 'failed', 'conflict', 1],
    [413, 'failed', 'too-large', 1],
    [429, 'failed', 'rate-limited', 5],
    [500, 'unknown', 'ambiguous', 1],
    [503, 'unknown', 'ambiguous', 1],
  ])('HTTP %i is %s, %s, after %i request(s)', async (status, outcome, code, requests) => {
    const server = await always(status, { message: 'no' });
    const run = await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin));
    expect([run.exitCode, server.requests.length]).toEqual([1, requests]);
    expect(run.result).toEqual({ status: outcome, 'error-code': code, ...FAILED });
    expect(run.errors[0]).toContain(`HTTP ${status}`);
  });
});

test('a refused request may be about the install: the advice names it', async () => {
  const server = await always(400, { message: 'no' });
  const inputs = { ...createEnvironmentInputs(server.origin), 'wp-environment': 'nothere' };
  const run = await runAction(createEnvironmentAction, inputs);
  expect(run.errors[0]).toContain('Check the inputs: account "acme", app "storefront", wp-environment "nothere".');
});

test('HTTP 404 for an app that is not there: the apps of the account are named', async () => {
  const server = await listingPlatform({ upload: httpReply(404), apps: ['shop', 'blog'] });
  const run = await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin));
  expect([run.exitCode, run.outputs['error-code']]).toEqual([1, 'not-found']);
  expect(run.errors).toEqual([
    `Not found: ${server.origin} answered the request to create the environment with HTTP 404. Check "app" and "account". There is no app "storefront" in the account "acme". The account has shop, blog.`,
  ]);
  expect(callsTo(server)).toEqual(['POST /v1/accounts/acme/apps/storefront/environments', APPS]);
});

describe('against the local platform', () => {
  test.each([
    [false, /\/operations\/no_build$/],
    [true, /\/operations\/(?!no_build)[^/]+$/],
  ])('strict %p: created, with its variables', async (strict, operation) => {
    const platform = await openPlatform({ strict });
    const inputs = { ...accessTo(platform, 'headless-url'), 'shell-variables': 'A=1\nB=2' };
    const run = await runAction(createEnvironmentAction, createEnvironmentInputs('', inputs));
    expect([run.exitCode, run.outputs['created']]).toEqual([0, 'true']);
    expect(run.outputs['operation-name']).toMatch(operation);
    expect(run.outputs['build-path']?.endsWith('/builds/no_build')).toBe(!strict);
    const [, created] = platform.state().accounts[0]?.apps[0]?.environments ?? [];
    expect([created?.id, created?.displayName, created?.wpEnvironment, created?.shellVariables]).toEqual([
      run.outputs['environment-id'],
      'Staging',
      'acmestage',
      ['A', 'B'],
    ]);
  });

  test('an answer that is cut off after the environment was created: unknown, and there is one', async () => {
    const platform = await openPlatform();
    platform.addFaults({ endpoint: 'create-environment', cutAfterResponseBytes: 0, count: 5 });
    const inputs = createEnvironmentInputs('', accessTo(platform, 'headless-url'));
    const run = await runAction(createEnvironmentAction, inputs);
    expect([run.outputs['status'], run.outputs['error-code']]).toEqual(['unknown', 'ambiguous']);
    expect(platform.state().accounts[0]?.apps[0]?.environments).toHaveLength(2);
    expect(platform.state().requests['create-environment']).toBe(1);
  });

  test.each([400, 403, 409, 429])('too many environments (%s): its own words, and what to do', async (status) => {
    const platform = await openPlatform();
    const body = { type: 'limit', code: 'too_many', message: 'The app has 10 environments, which is the most' };
    platform.addFaults({ endpoint: 'create-environment', status, body, count: 5 });
    const run = await runAction(
      createEnvironmentAction,
      createEnvironmentInputs('', accessTo(platform, 'headless-url')),
    );
    expect(run.outputs['status']).toBe('failed');
    expect(run.errors[0]).toContain('The app has 10 environments, which is the most (type limit, code too_many).');
    expect(run.errors[0]).toContain(
      'may have reached its limit of environments: delete some. The action delete-environment',
    );
  });

  test.each([
    [409, { type: 'conflict', code: 'already_exists', message: 'It is there' }],
    [403, { type: 'forbidden', code: 'no_access', message: 'Not yours' }],
    [429, { type: 'rate', code: 'too_many_requests', message: 'Rate limit exceeded' }],
  ])('any other refusal (%s) is no limit of environments', async (status, body) => {
    const platform = await openPlatform();
    platform.addFaults({ endpoint: 'create-environment', status, body, count: 5 });
    const inputs = createEnvironmentInputs('', accessTo(platform, 'headless-url'));
    expect((await runAction(createEnvironmentAction, inputs)).errors[0]).not.toContain('limit of environments');
  });

  test('an unknown install is refused by the platform, in its own words', async () => {
    const platform = await openPlatform();
    const inputs = { ...accessTo(platform, 'headless-url'), 'wp-environment': 'nosuch' };
    const run = await runAction(createEnvironmentAction, createEnvironmentInputs('', inputs));
    expect(run.outputs['error-code']).toBe('rejected');
    expect(run.errors[0]).toContain('nosuch');
  });
});
