import { describe, expect, test } from '@jest/globals';
import { createAppAction } from '../../../src/actions/create-app/run.ts';
import { PHASE_LIMITS } from '../../../src/platform/transport/request-phases.ts';
import { createAppInputs, PASSWORD, runAction, USERNAME } from '../../support/steps/sibling-actions.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { callsTo, headerOf } from '../../support/servers/requests.ts';
import { always, answering, CLOSED_ORIGIN, httpReply } from '../../support/servers/socket-server.ts';

describe('the request is that of section 4.1', () => {
  test.each(['US-C', 'regions/US-C', 'AUS-SE', 'regions/AUS-SE', 'UK', 'regions/UK', 'EU-W', 'regions/EU-W'])(
    'region %s',
    async (region) => {
      const server = await always(200);
      const run = await runAction(createAppAction, createAppInputs(server.origin, { region, app: 'my_blog~2.0' }));
      expect(run.exitCode).toBe(0);
      expect(callsTo(server)).toEqual(['POST /v1/accounts/acme/apps?appId=my_blog~2.0']);
      const [request] = server.requests;
      expect(request?.body.toString('utf8')).toBe(
        JSON.stringify({ region: `regions/${region.replace('regions/', '')}`, uploadable: {} }),
      );
    },
  );

  test('headers: JSON of known length, and HTTP Basic', async () => {
    const server = await always(200);
    await runAction(createAppAction, createAppInputs(server.origin));
    const request = server.requests[0] ?? { head: '', body: Buffer.alloc(0) };
    expect(headerOf(request, 'content-type')).toBe('application/json');
    expect(headerOf(request, 'content-length')).toBe(String(request.body.length));
    expect(headerOf(request, 'authorization')).toBe(
      `Basic ${Buffer.from(`${USERNAME}:${PASSWORD}`).toString('base64')}`,
    );
  });

  test('below the path of a root', async () => {
    const server = await always(200);
    await runAction(createAppAction, createAppInputs(`${server.origin}/headless/`));
    expect(callsTo(server)).toEqual(['POST /headless/v1/accounts/acme/apps?appId=blog']);
  });
});

test.each<[string, number, unknown]>([
  ['200 and no body, as the specification has it', 200, ''],
  [
    '200 and an App object, as public documents have it',
    200,
    { name: 'accounts/acme/apps/blog', region: 'regions/UK' },
  ],
  ['201', 201, ''],
  ['204', 204, ''],
])('%s is success', async (_, status, body) => {
  const server = await always(status, body);
  const run = await runAction(createAppAction, createAppInputs(server.origin));
  expect({ exitCode: run.exitCode, outputs: run.outputs, requests: server.requests.length }).toEqual({
    exitCode: 0,
    outputs: {
      status: 'accepted',
      'error-code': '',
      created: 'true',
      result:
        '{"account":"acme","app":"blog","environment":"","repository":"","commit":"","run":"","status":"accepted","error-code":"","created":true,"warnings":[],"error":null}',
    },
    requests: 1,
  });
  expect(run.log).toEqual([`To ${server.origin}: account acme, app blog, region EU-W`, 'The app was created.']);
});

test.each([
  ['a page to sign in', '<!doctype html><title>Sign in</title>', 'the body is neither empty nor an app: "Sign in"'],
  ['broken JSON', '{"name": "acc', 'the body is neither empty nor an app'],
  ['a list', '[]', 'the body is neither empty nor an app'],
  ['text', 'OK', 'the body is neither empty nor an app: "OK"'],
  ['errors', '{"errors":["no quota"]}', 'refused it: no quota'],
  ['an error by another name', '{"fault":{"faultstring":"no quota"}}', 'refused it: no quota'],
])('200 with %s is not of the platform: unknown, one request', async (_, body, problem) => {
  const server = await always(200, body);
  const run = await runAction(createAppAction, createAppInputs(server.origin));
  expect([run.exitCode, run.result, server.requests.length]).toEqual([
    1,
    { status: 'unknown', 'error-code': 'bad-reply', created: false },
    1,
  ]);
  expect(run.errors).toEqual([
    `Unexpected answer: ${server.origin} answered the request to create the app with HTTP 200, but ${problem}.\n` +
      'Check "headless-url"; the app may have been created. Look in the user portal for the app before you run the job again. Copy the root of the API, which is what comes before "/v1/accounts" in its calls, not a page of the user portal.',
  ]);
});

describe('an answer that does not come', () => {
  test('lost after the request: unknown, and not sent again', async () => {
    const server = await answering(() => undefined);
    const run = await runAction(createAppAction, createAppInputs(server.origin));
    expect({ exitCode: run.exitCode, result: run.result, requests: server.requests.length }).toEqual({
      exitCode: 1,
      result: { status: 'unknown', 'error-code': 'ambiguous', created: false },
      requests: 1,
    });
    expect(run.errors).toEqual([
      `Outcome unknown: All of the request to create the app had been sent to ${server.origin} when the connection ended before an answer came (ECONNRESET).\n` +
        'The platform may or may not have accepted the request: the app may have been created. Look in the user portal for the app before you run the job again.',
    ]);
  });

  test('not within the time limit: the same', async () => {
    const server = await answering(() => null);
    const limits = { ...PHASE_LIMITS, reply: 50 };
    const run = await runAction(createAppAction, createAppInputs(server.origin), { limits });
    expect([run.outputs['status'], run.outputs['error-code'], server.requests.length]).toEqual([
      'unknown',
      'ambiguous',
      1,
    ]);
    expect(run.errors[0]).toContain('when no answer came in time.');
  });

  test('the status arrives, and the rest of the answer does not: the same', async () => {
    const server = await answering(() => 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{"na');
    const run = await runAction(createAppAction, createAppInputs(server.origin));
    expect([run.outputs['status'], run.outputs['error-code'], server.requests.length]).toEqual([
      'unknown',
      'ambiguous',
      1,
    ]);
    expect(run.errors[0]).toContain('HTTP 200, but the answer was cut off');
  });

  test('refused connections: five attempts, each one logged, and nothing is unknown', async () => {
    const origin = CLOSED_ORIGIN;
    const run = await runAction(createAppAction, createAppInputs(origin));
    expect(run.result).toEqual({ status: 'failed', 'error-code': 'network', created: false });
    expect(run.pauses).toHaveLength(4);
    expect(run.log.filter((line) => line.startsWith('ECONNREFUSED while connecting: retrying in '))).toHaveLength(4);
    expect(run.errors).toEqual([
      `Platform not reached: ${origin} could not be reached for the request to create the app: ECONNREFUSED while connecting (5 attempts).\nNothing is listening there: check "headless-url".`,
    ]);
  });

  test('429 is sent again, and then accepted', async () => {
    const server = await answering((_, number) =>
      number === 1 ? httpReply(429, '', { 'Retry-After': '7' }) : httpReply(200, ''),
    );
    const run = await runAction(createAppAction, createAppInputs(server.origin));
    expect([run.exitCode, server.requests.length, run.pauses]).toEqual([0, 2, [7000]]);
    expect(server.requests[1]?.body).toEqual(server.requests[0]?.body);
  });
});

test('against the local platform: created once, then a conflict', async () => {
  const platform = await openPlatform();
  const inputs = createAppInputs('', { ...accessTo(platform, 'headless-url'), region: 'regions/AUS-SE' });
  expect((await runAction(createAppAction, inputs)).result).toEqual({
    status: 'accepted',
    'error-code': '',
    created: true,
  });
  expect((await runAction(createAppAction, inputs)).result).toMatchObject({
    status: 'failed',
    'error-code': 'conflict',
  });
  expect(platform.state().requests['create-app']).toBe(2);
  expect(platform.state().accounts[0]?.apps.map(({ name, region }) => `${name} ${region}`)).toEqual([
    'storefront regions/US-C',
    'blog regions/AUS-SE',
  ]);
});
