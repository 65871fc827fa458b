import { expect, test } from '@jest/globals';
import { deleteEnvironment, readEnvironment } from '../../../src/platform/api/environments.ts';
import { createApp } from '../../../src/platform/api/apps.ts';
import { PlatformError } from '../../../src/platform/retry/platform-error.ts';
import { StopError } from '../../../src/shared/errors.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { callsTo, headerOf, targetOf } from '../../support/servers/requests.ts';
import { httpReply, socketServer } from '../../support/servers/socket-server.ts';

const ADDRESS = { account: 'acme', app: 'shop', environment: 'e-1' };
const PATH = '/v1/accounts/acme/apps/shop/environments/e-1';
const RECORD = httpReply(200, { name: PATH.slice('/v1/'.length) });
const ABSENT = { type: 'not_found', code: 'no_environment', message: 'No such environment.' };
const NONE = httpReply(404, ABSENT);
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
  return { server, connection, context, read: (calls = context) => readEnvironment(connection, ADDRESS, calls) };
}

test.each<[string, (target: string, origin: string) => string, number]>([
  ['301 to a slash at the end', (target) => (target === PATH ? to(`${PATH}/`, 301) : NONE), 2],
  ['301 to another version', (target) => (target === PATH ? to(PATH.replace('v1', 'v2'), 301) : NONE), 2],
  ['302 to a record elsewhere', (target, origin) => (target === PATH ? to(`${origin}/new`) : RECORD), 2],
  ['303 to a relative path, with a fragment', (target) => (target === PATH ? to('e-2#top', 303) : RECORD), 2],
  ['307 to the origin in capitals', (target, origin) => (target === PATH ? to(origin.toUpperCase(), 307) : RECORD), 2],
  ['308, five in a row', (target) => (target === '/5' ? RECORD : to(`/${Number(target.slice(1)) + 1 || 1}`, 308)), 6],
  ['to itself, once', (_, origin) => (origins.has(origin) ? RECORD : (origins.add(origin), to(PATH))), 2],
  ['to a user of its own', (target, origin) => (target === PATH ? to(withUser(`${origin}${PATH}/`)) : NONE), 2],
])('a read follows %s, with the same credentials', async (_, pages, requests) => {
  const { server, read } = await hostWith(pages);
  const answer = await read();
  expect(answer).toMatchObject(answer.kind === 'missing' ? { reason: 'HTTP 404' } : { kind: 'value' });
  expect(server.requests).toHaveLength(requests);
  expect(server.requests.every((request) => targetOf(request).startsWith('/'))).toBe(true);
  expect(new Set(server.requests.map((request) => headerOf(request, 'authorization')))).toEqual(
    new Set([`Basic ${btoa('user:password')}`]),
  );
});
const origins = new Set<string>();
const withUser = (url: string): string => url.replace('//', '//eve:word@');

test.each<[string, string | ((origin: string) => string), number, string]>([
  ['another host', 'https://login.example.com/a?b=c', 1, `It redirects to https://login.example.com. ${HELD}`],
  ['another port', 'http://127.0.0.1:9/', 1, `It redirects to http://127.0.0.1:9. ${HELD}`],
  ['https', (origin) => origin.replace('http', 'https'), 1, HELD],
  ['another name of the host', (origin) => origin.replace('127.0.0.1', 'localhost'), 1, HELD],
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
  const answer = await read();
  expect(answer).toMatchObject({ kind: 'unusable', reason: `HTTP ${status}` });
  expect(JSON.stringify([answer, (answer as { error: Error }).error.message])).not.toContain('redirect');
  expect(server.requests).toHaveLength(1);
});

test.each<[string, number, string]>([
  ['a sign-in page', 200, httpReply(200, '<title>Sign in</title>')],
  ['a list', 200, httpReply(200, '[]')],
  ['a record that is cut off', 200, httpReply(200, '{"name": ', { 'Content-Length': '99' })],
  ['a page that is not there', 404, httpReply(404, '<title>Sign in</title>')],
  ['what is not there, as JSON', 404, httpReply(404, ABSENT)],
  ['nobody who knows GET', 405, httpReply(405)],
  ['a lack of credentials', 401, httpReply(401, { message: 'Who are you?' })],
  ['an overloaded host', 503, httpReply(503, '', { 'Retry-After': '1' })],
  ['a redirect without an address', 302, httpReply(302)],
  ['a choice', 300, to('/other', 300)],
])('a redirect to %s is no answer, and not tried again', async (_, status, page) => {
  const { server, context, read } = await hostWith((target) => (target === PATH ? to('/login?token=abc') : page));
  const answer = await read({ ...context, maxAttempts: 5 });
  expect(answer).toMatchObject({
    kind: 'unusable',
    reason: 'HTTP 302',
    error: {
      code: 'rejected',
      message: `${server.origin} answered the read of the environment with HTTP 302. It redirects to ${server.origin}. That leads to something else, which answers with HTTP ${status}.`,
    },
  });
  expect(callsTo(server)).toEqual([`GET ${PATH}`, 'GET /login?token=abc']);
});

test('from there to another origin: that one is told', async () => {
  const { server, read } = await hostWith((target) => to(target === PATH ? '/login' : 'https://login.example.com/'));
  expect(await read()).toMatchObject({
    kind: 'unusable',
    error: { code: 'rejected', message: expect.stringContaining(`It redirects to https://login.example.com. ${HELD}`) },
  });
  expect(server.requests).toHaveLength(2);
});

test('a JSON object at another address that refuses is a refusal', async () => {
  const { read } = await hostWith((target) => (target === PATH ? to('/new') : httpReply(200, { error: 'no' })));
  expect(await read()).toMatchObject({ kind: 'unusable', reason: expect.stringMatching(/it refuses: no$/) });
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
