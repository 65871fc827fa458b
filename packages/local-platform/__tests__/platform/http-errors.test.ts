import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import type { Platform } from '../../src/platform/server.ts';
import { readTcpTable, TCP_STATE } from '../../src/process/tcp-table.ts';
import { appsPath, call, environmentsPath, errorOf, jsonOf, sharedPlatform, start } from '../support.ts';

const shared = sharedPlatform();

/** Sends raw bytes and reads until the platform closes. */
async function raw(platform: Platform, bytes: string): Promise<string> {
  const socket = connect(platform.port, '127.0.0.1');
  socket.end(bytes);
  return await text(socket);
}

test('an unknown path is 404 with an Error object, credentials or not', async () => {
  const platform = shared();
  for (const path of ['/', '/v1', '/v2/installs', '/v1/Installs', '//v1/installs', '/_control', '/x?y=z']) {
    expect(errorOf(await call(platform, path))).toBe('404 not_found unknown_path');
    expect(errorOf(await call(platform, path, { credentials: null }))).toBe('404 not_found unknown_path');
  }
});

test('a path with an encoded ":" is another one, and its 404 names the difference', async () => {
  const platform = shared();
  const path = new URL(platform.details['purge-cache-webhook'].replace('webhook:', 'webhook%3A'));
  const answer = await call(platform, `${path.pathname}${path.search}`, { method: 'POST', credentials: null });
  expect(answer.status).toBe(404);
  expect(jsonOf(answer)['message']).toMatch(/webhook%3ApurgeCache\. Send ":" as it is, not as "%3A"\.$/);
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'POST', 'PROPFIND', 'QUERY'])(
  '%s on a path that is for reading is 405 with Allow',
  async (method) => {
    const platform = shared();
    const answer = await call(platform, '/v1/installs', { method });
    expect(errorOf(answer)).toBe('405 method_not_allowed method_not_allowed');
    expect(answer.headers.allow).toBe('GET, HEAD');
    const unknown = await call(platform, '/v1/installs', { method, credentials: null });
    expect(errorOf(unknown)).toBe('405 method_not_allowed method_not_allowed');
  },
);

test('what is done to a thing is no thing of that name: GET is 405, and not 404', async () => {
  const platform = shared();
  const { account, app, environment } = platform.details;
  const root = `/v1/accounts/${account}/apps/${app}/environments/${environment}`;
  for (const path of [`${root}:clearCache`, `${root}/builds/b:cancel`, `/fu${root}:upload`]) {
    const answer = await call(platform, path);
    expect([path, errorOf(answer), answer.headers.allow]).toEqual([
      path,
      '405 method_not_allowed method_not_allowed',
      'POST',
    ]);
  }
});

test.each(['limits=1', 'limit=1&Offset=2', '=1', '__proto__=1'])(
  'the unknown query parameter in ?%s is 400',
  async (query) => {
    const platform = shared();
    expect(errorOf(await call(platform, `/v1/installs?${query}`))).toBe('400 invalid_value unknown_parameter');
  },
);

test('what does not exist comes before what is wrong with the query', async () => {
  const platform = shared();
  expect(errorOf(await call(platform, '/v1/installs/1?x=1'))).toBe('404 not_found install_not_found');
  expect(errorOf(await call(platform, '/v1/installs/20001?x=1'))).toBe('400 invalid_value unknown_parameter');
});

test('HEAD answers as GET, without a body', async () => {
  const platform = shared();
  const answer = await call(platform, '/v1/installs', { method: 'HEAD' });
  expect([answer.status, answer.text]).toEqual([200, '']);
});

test.each([
  [
    'broken JSON',
    { body: '{"a', headers: { 'content-type': 'application/json' } },
    '400 invalid_value invalid_json_body',
  ],
  [
    'no JSON at all',
    { body: '', method: 'POST', headers: { 'content-type': 'application/json' } },
    '400 invalid_value missing',
  ],
  [
    'a poisoned object',
    { body: '{"__proto__":{}}', headers: { 'content-type': 'application/json' } },
    '400 invalid_value invalid_json_body',
  ],
  [
    'a form',
    { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    '415 unsupported_media_type invalid_media_type',
  ],
  ['text', { body: '{}', headers: { 'content-type': 'text/plain' } }, '415 unsupported_media_type invalid_media_type'],
  ['JSON without a type', { body: '{}' }, '415 unsupported_media_type invalid_media_type'],
  [
    'two megabytes',
    { body: `"${'x'.repeat(2_000_000)}"`, headers: { 'content-type': 'application/json' } },
    '413 too_large body_too_large',
  ],
])('%s is refused', async (_name, options, expected) => {
  const platform = shared();
  expect(errorOf(await call(platform, `${appsPath(platform)}?appId=x`, options))).toBe(expected);
});

test('a call without a body may have the type of one, as many clients send it with every request', async () => {
  const platform = await start();
  const headers = { 'content-type': 'application/json', 'content-length': '0' };
  const place = `${environmentsPath(platform)}/${platform.details.environment}`;
  expect((await call(platform, `${place}:clearCache`, { method: 'POST', headers })).status).toBe(200);
  expect((await call(platform, place, { method: 'DELETE', headers })).status).toBe(200);
});

test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('the name %s is answered', async (name) => {
  const platform = shared();
  expect((await call(platform, '/v1/status', { headers: { host: `${name}:${platform.port}` } })).status).toBe(200);
});

test.each([
  'evil.example',
  'localhost',
  'localhost:1',
  '127.0.0.1.evil.example',
  '127.0.0.2',
  'localhost.:PORT',
  'evil.example:PORT',
  'evil@localhost:PORT',
])('the name "%s" is 421, on the control path too', async (name) => {
  const platform = shared();
  const headers = { host: name.replace('PORT', String(platform.port)) };
  expect(errorOf(await call(platform, '/v1/status', { headers }))).toBe('421 misdirected_request not_loopback');
  const control = { ...headers, authorization: `Bearer ${platform.details['control-token']}` };
  expect((await call(platform, '/_control/state', { headers: control, credentials: null })).status).toBe(421);
});

test.each([
  ['an empty name', 'GET /v1/status HTTP/1.1\r\nHost:\r\n\r\n'],
  ['no name', 'GET /v1/status HTTP/1.0\r\n\r\n'],
])('%s is 421', async (_name, bytes) => {
  const platform = shared();
  expect(await raw(platform, bytes)).toMatch(/^HTTP\/1\.1 421 /);
});

test('the platform listens on 127.0.0.1 only', async () => {
  const platform = shared();
  expect(platform.url).toBe(`http://127.0.0.1:${platform.port}`);
  const end = `:${platform.port.toString(16).toUpperCase().padStart(4, '0')}`;
  const listening = readTcpTable()?.filter(({ state, local }) => state === TCP_STATE.listening && local.endsWith(end));
  // Only Linux shows them. The portal is on [::1], too.
  if (listening !== undefined) expect(listening.length).toBeGreaterThan(0);
  for (const { local } of listening ?? []) expect(local).toMatch(/^(?:0100007F|0{24}01000000):/);
});

test.each([
  ['noise', 'hello\r\n\r\n', '400'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', '400'],
  [
    'length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '400',
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, '431'],
])('%s is answered with an Error object', async (_name, bytes, status) => {
  const platform = shared();
  const answer = await raw(platform, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const why = status === '431' ? 'cannot exceed 16384 bytes' : 'not a well-formed HTTP request';
  const message = expect.stringContaining(why);
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: 'not_http', message });
});

test('a path that cannot be decoded is 400', async () => {
  const platform = shared();
  expect(errorOf(await call(platform, '/v1/installs/%zz'))).toBe('400 invalid_value bad_url');
});
