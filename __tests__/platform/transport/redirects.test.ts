import { expect, test } from '@jest/globals';
import { deleteEnvironment, readEnvironment } from '../../../src/platform/api/environments.ts';
import { createApp, readApp } from '../../../src/platform/api/apps.ts';
import { PlatformError } from '../../../src/platform/retry/platform-error.ts';
import { StopError } from '../../../src/shared/errors.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { callsTo, headerOf, targetOf } from '../../support/servers/requests.ts';
import { httpReply, socketServer } from '../../support/servers/socket-server.ts';

const ADDRESS = { account: 'acme', app: 'shop', environment: 'e-1' };
const PATH = '/v1/accounts/acme/apps/shop/environments/e-1';
const RECORD = httpReply(200, { name: PATH.slice('/v1/'.length) });
const SIGN_IN = '<title>Sign in</title>';
const ABSENT = { type: 'not_found', code: 'no_environment', message: 'No such environment.' };
const HELD = 'Only a read follows redirects, and only on the same origin, so that credentials go nowhere else.';
const ENDLESS = 'That leads in a circle, or takes more than five redirects.';

const to = (location: string, status = 302): string => httpReply(status, '', { Location: location });

/** A host that answers each path in its own way, and what calls to it need. */
async function hostWith(pages: (target: string, origin: string) => string, controller = new AbortController()) {
  const server = await socketServer({
    onBody: (socket, request) => {
      const page = pages(targetOf(request), server.origin);
      if (page === '') controller.abort(new StopError('timeout', 'Out of time.', 1));
      else socket.end(page);
    },
  });
  const connection = { apiRoot: new URL(server.origin), credentials: { username: 'user', password: 'password' } };
  const { signal } = controller;
  const context = { clock: fakeClock(), signal, onRetry: () => undefined, holdsSecret: () => false, maxAttempts: 1 };
  return { server, connection, context, read: () => readEnvironment(connection, ADDRESS, context) };
}

test.each<[string, (target: string, origin: string) => string, number]>([
  ['301 to a path', (target) => (target === PATH ? to(`${PATH}/`, 301) : RECORD), 2],
  ['302 to a URL', (target, origin) => (target === PATH ? to(`${origin}/new`) : RECORD), 2],
  ['303 to a relative path, with a fragment', (target) => (target === PATH ? to('e-2#top', 303) : RECORD), 2],
  ['307 to the origin in capitals', (target, origin) => (target === PATH ? to(origin.toUpperCase(), 307) : RECORD), 2],
  ['308, five in a row', (target) => (target === '/5' ? RECORD : to(`/${Number(target.slice(1)) + 1 || 1}`, 308)), 6],
  ['to itself, once', (_, origin) => (origins.has(origin) ? RECORD : (origins.add(origin), to(PATH))), 2],
])('a read follows %s, with the same credentials', async (_, pages, requests) => {
  const { server, read } = await hostWith(pages);
  expect(await read()).toMatchObject({ kind: 'value' });
  expect(server.requests).toHaveLength(requests);
  expect(server.requests.every((request) => targetOf(request).startsWith('/'))).toBe(true);
  expect(new Set(server.requests.map((request) => headerOf(request, 'authorization')))).toEqual(
    new Set([`Basic ${btoa('user:password')}`]),
  );
});
const origins = new Set<string>();

test.each<[string, string | ((origin: string) => string), number, string]>([
  ['another host', 'https://login.example.com/a?b=c', 1, `It redirects to https://login.example.com. ${HELD}`],
  ['another port', 'http://127.0.0.1:9/', 1, `It redirects to http://127.0.0.1:9. ${HELD}`],
  ['https', (origin) => origin.replace('http', 'https'), 1, HELD],
  ['another name of the host', (origin) => origin.replace('127.0.0.1', 'localhost'), 1, HELD],
  ['a user of its own', (origin) => origin.replace('//', '//eve:word@'), 1, HELD],
  ['no valid address', 'http://[broken', 1, `It redirects to no valid address. ${HELD}`],
  ['nothing that is fetched', 'javascript:alert(1)', 1, `It redirects to javascript: (not a web address). ${HELD}`],
  ['itself, for ever', PATH, 2, ENDLESS],
])('a read does not follow a redirect to %s', async (_, location, requests, words) => {
  const { server, read } = await hostWith((__, origin) =>
    to(typeof location === 'string' ? location : location(origin)),
  );
  expect(await read()).toMatchObject({ kind: 'unusable', error: { code: 'rejected' } });
  expect(await read()).toMatchObject({ error: { message: expect.stringContaining(words) } });
  expect(server.requests).toHaveLength(2 * requests);
});

test('redirects on and on end after five, in a circle before the second round', async () => {
  let count = 0;
  const endless = await hostWith(() => to(`/${(count += 1)}`));
  expect(await endless.read()).toMatchObject({ kind: 'unusable', error: { message: expect.stringMatching(ENDLESS) } });
  expect(endless.server.requests).toHaveLength(6);
  const circle = await hostWith((target) => to(target === '/a' ? '/b' : '/a'));
  expect(await circle.read()).toMatchObject({ kind: 'unusable', error: { message: expect.stringMatching(ENDLESS) } });
  expect(callsTo(circle.server)).toEqual([`GET ${PATH}`, 'GET /a', 'GET /b']);
});

test.each([300, 304, 305])('HTTP %d is no redirect', async (status) => {
  const { server, read } = await hostWith(() => to('/new', status));
  expect(await read()).toMatchObject({ kind: 'unusable', reason: `HTTP ${status}` });
  expect(server.requests).toHaveLength(1);
});

test.each<[string, string, object]>([
  ['a sign-in page', httpReply(200, SIGN_IN), { kind: 'unusable', reason: /redirect to ORIGIN: "Sign in"$/ }],
  [
    'a page that is not there',
    httpReply(404, SIGN_IN),
    { kind: 'unusable', reason: /^HTTP 404, after a redirect to O/ },
  ],
  ['nobody who knows GET', httpReply(405), { kind: 'unusable', reason: /^HTTP 405, after a redirect to ORIGIN$/ }],
  [
    'a sign-in page (401)',
    httpReply(401, SIGN_IN),
    { kind: 'refused', reason: /^HTTP 401, after a redirect to ORIGIN/ },
  ],
  ['an error with 200', httpReply(200, { error: 'no' }), { kind: 'unusable', reason: /it refuses: no$/ }],
  ['a 404 of the API', httpReply(404, ABSENT), { kind: 'missing', reason: /^HTTP 404, after a redirect to ORIGIN$/ }],
  ['an overloaded host', httpReply(503), { kind: 'failed', reason: /^HTTP 503, after a redirect to ORIGIN$/ }],
  ['another host', to('https://login.example.com/'), { kind: 'unusable', reason: /^HTTP 302, after a redirect to O/ }],
])('a redirect to %s is part of what is said', async (_, page, expected) => {
  const { server, read } = await hostWith((target) => (target === PATH ? to('/login?token=abc') : page));
  const answer = await read();
  if (answer.kind === 'value') throw new Error('it is an answer');
  expect({ ...answer, reason: answer.reason.replaceAll(server.origin, 'ORIGIN') }).toMatchObject(
    Object.fromEntries(
      Object.entries(expected).map(([key, value]) => [
        key,
        value instanceof RegExp ? expect.stringMatching(value) : value,
      ]),
    ),
  );
  expect(`${answer.reason} ${answer.error?.message}`).not.toMatch(/token|login\?/);
  if (answer.error !== undefined) expect(answer.error.message).toContain(`after a redirect to ${server.origin}`);
});

test('an app that was to be read is no sign-in page', async () => {
  const { server, connection, context } = await hostWith((target) =>
    target === '/in' ? httpReply(200, '{}') : to('/in'),
  );
  const answered = `${server.origin} answered the read of the app, but the answer cannot be used: it is no app`;
  await expect(readApp(connection, ADDRESS, context)).rejects.toMatchObject({
    message: `${answered}, after a redirect to ${server.origin}.`,
  });
});

test('what changes something is never redirected', async () => {
  const { server, connection, context } = await hostWith((target, origin) => to(`${origin}${target}/`, 307));
  const calls = [
    createApp(connection, { ...ADDRESS, region: 'UK' }, context),
    deleteEnvironment(connection, ADDRESS, context),
  ];
  for (const call of calls) {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PlatformError);
    expect(error).toMatchObject({ message: expect.stringContaining(`It redirects to ${server.origin}. ${HELD}`) });
  }
  expect(server.requests).toHaveLength(2);
});

test('the signal ends it behind a redirect', async () => {
  const { server, read } = await hostWith((target) => (target === PATH ? to('/slow') : ''));
  await expect(read()).rejects.toMatchObject({ code: 'timeout' });
  expect(server.requests).toHaveLength(2);
});
