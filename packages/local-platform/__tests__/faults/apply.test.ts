import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import type { Platform } from '../../src/platform/server.ts';
import type { Fault } from '../../src/schemas/control/faults.ts';
import {
  basic,
  call,
  environmentsPath,
  environmentState,
  errorOf,
  jsonOf,
  sharedPlatform,
  start,
  upload,
} from '../support.ts';

const shared = sharedPlatform();

/** The platform as its seed makes it, with these faults. */
async function fresh(...faults: readonly Fault[]): Promise<Platform> {
  const platform = shared();
  await platform.reset();
  platform.addFaults(...faults);
  return platform;
}

test('a status is answered with an Error object, so many times, and nothing is recorded', async () => {
  const platform = await fresh();
  platform.addFaults({ endpoint: 'upload', status: 503, headers: { 'retry-after': '7' }, count: 2 });
  for (let index = 0; index < 2; index += 1) {
    const answer = await upload(platform);
    expect(errorOf(answer)).toBe('503 server_error fault');
    expect(answer.headers['retry-after']).toBe('7');
  }
  expect(environmentState(platform).builds).toEqual([]);
  expect((await upload(platform)).status).toBe(200);
  expect(platform.state().requests).toEqual({ upload: 3 });
});

test('a fault comes before the credentials are looked at, and leaves other endpoints alone', async () => {
  const platform = await fresh({ endpoint: 'installs', status: 429 });
  expect((await call(platform, '/v1/installs/20001')).status).toBe(200);
  expect((await call(platform, '/v1/installs', { credentials: null })).status).toBe(429);
  expect((await call(platform, '/v1/installs', { credentials: null })).status).toBe(401);
});

test('faults happen in their order; skip lets requests pass; * is any endpoint', async () => {
  const platform = await fresh();
  platform.addFaults({ endpoint: 'install', status: 500, skip: 1 }, { endpoint: '*', status: 502 });
  expect((await call(platform, '/v1/installs/20001')).status).toBe(200);
  expect((await call(platform, '/v1/installs')).status).toBe(502);
  expect((await call(platform, '/v1/installs/20001')).status).toBe(500);
  expect(platform.state().faults).toEqual([]);
});

test('the control path is never disturbed', async () => {
  const platform = await fresh({ endpoint: '*', status: 500 });
  const headers = { authorization: `Bearer ${platform.details['control-token']}` };
  expect((await call(platform, '/_control/state', { credentials: null, headers })).status).toBe(200);
  expect((await call(platform, '/v1/installs')).status).toBe(500);
});

test('afterBody: the answer comes once the body is there, and nothing is recorded', async () => {
  const platform = await fresh({ endpoint: 'upload', status: 504, afterBody: true });
  const answer = await upload(platform, Buffer.alloc(3_000_000));
  expect(errorOf(answer)).toBe('504 server_error fault');
  expect(answer.headers.connection).not.toBe('close');
  expect(environmentState(platform).builds).toEqual([]);
});

test('an early status closes the connection, and can be read', async () => {
  const platform = await fresh({ endpoint: 'upload', status: 401, count: 8 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(platform, Buffer.alloc(3_000_000))));
  expect(answers.map(({ status, headers }) => [status, headers.connection])).toEqual(answers.map(() => [401, 'close']));
});

test('taken: the upload is recorded although the answer says otherwise', async () => {
  const platform = await fresh({ endpoint: 'upload', status: 502, taken: true });
  expect(errorOf(await upload(platform))).toBe('502 server_error fault');
  expect(environmentState(platform).builds).toHaveLength(1);
});

test.each([
  ['html', 'text/html; charset=utf-8', /<html>/],
  ['truncated-json', 'application/json; charset=utf-8', /^\{"name":"accounts[^}]*$/],
  ['empty', 'application/json; charset=utf-8', /^$/],
  ['empty-object', 'application/json; charset=utf-8', /^\{\}$/],
  ['array', 'application/json; charset=utf-8', /^\[\]$/],
  ['null', 'application/json; charset=utf-8', /^null$/],
  ['no-names', 'application/json; charset=utf-8', /^\{"metadata":\{"deployment":""\},"done":false\}$/],
  ['wrong-names', 'application/json; charset=utf-8', /\.\.\/1/],
  ['not-utf8', 'application/json; charset=utf-8', /\ufffd/],
] as const)(
  'malformed %s: status 200, recorded, and a body that is not an operation',
  async (malformed, type, body) => {
    const platform = shared();
    const before = environmentState(platform).builds.length;
    platform.addFaults({ endpoint: 'upload', malformed });
    const answer = await upload(platform);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.text).toMatch(body);
    expect(environmentState(platform).builds).toHaveLength(before + 1);
  },
);

test('a body of one’s own: text as it is, anything else as JSON', async () => {
  const platform = await fresh();
  const body = { message: 'slow down', errors: [{ code: 'x' }] };
  platform.addFaults(
    { endpoint: 'installs', status: 429, body },
    { endpoint: 'installs', status: 200, body: 'hi', headers: { 'content-type': 'text/plain' } },
  );
  expect(jsonOf(await call(platform, '/v1/installs'))).toEqual(body);
  const second = await call(platform, '/v1/installs');
  expect([second.status, second.text, second.headers['content-type']]).toEqual([200, 'hi', 'text/plain']);
});

test.each([0, 1, 1000, 100_000_000])(
  'cutAfterRequestBytes %s resets the connection and records nothing',
  async (bytes) => {
    const platform = await fresh({ endpoint: 'upload', cutAfterRequestBytes: bytes });
    await expect(upload(platform, Buffer.alloc(200_000))).rejects.toMatchObject({
      code: expect.stringMatching(/ECONNRESET|EPIPE/),
    });
    expect(environmentState(platform).builds).toEqual([]);
    expect(platform.state()).toMatchObject({ requests: { upload: 1 }, defects: [] });
    expect((await upload(platform)).status).toBe(200);
  },
);

test('cutAfterResponseBytes 0: taken, but not one byte of an answer', async () => {
  const platform = await fresh({ endpoint: 'upload', cutAfterResponseBytes: 0 });
  await expect(upload(platform)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(environmentState(platform).builds).toHaveLength(1);
  expect(platform.state().defects).toEqual([]);
});

test('cutAfterResponseBytes 20: status and 20 bytes, then a reset', async () => {
  const platform = await fresh({ endpoint: 'status', cutAfterResponseBytes: 20 });
  const socket = connect(platform.port, '127.0.0.1');
  socket.write(`GET /v1/status HTTP/1.1\r\nHost: localhost:${platform.port}\r\n\r\n`);
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNRESET');
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*content-length: 56\r\n[^]*\r\n\r\n\{"success":true,"cre$/);
  expect(platform.state().defects).toEqual([]);
});

test('cutAfterResponseBytes with a status, not taken: that answer itself is cut', async () => {
  const platform = await fresh({ endpoint: 'installs', status: 500, cutAfterResponseBytes: 0, taken: false });
  await expect(call(platform, '/v1/installs')).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect((await call(platform, '/v1/installs')).status).toBe(200);
  expect(platform.state().defects).toEqual([]);
});

test('delayMs alone only delays', async () => {
  const platform = await fresh({ endpoint: 'installs', delayMs: 30 });
  const before = performance.now();
  expect((await call(platform, '/v1/installs')).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThanOrEqual(25);
});

test.each([
  ['before the request is handled', {}, 0],
  ['between the work and the answer, where it is taken', { status: 502, taken: true }, 1],
])('delayMs waits %s', async (_when, fields, purges) => {
  const platform = await start({ faults: [{ endpoint: 'clear-cache', delayMs: 600_000, ...fields }] });
  const { username, password, environment } = platform.details;
  const controller = new AbortController();
  const answer = fetch(`${platform.url}${environmentsPath(platform)}/${environment}:clearCache`, {
    method: 'POST',
    headers: { authorization: basic(`${username}:${password}`) },
    signal: controller.signal,
  }).catch((error: unknown) => error);
  const isCounted = (): boolean => platform.state().requests['clear-cache'] === 1;
  // Far more turns than it takes without a delay.
  for (let turn = 0; turn < 500 || !isCounted() || environmentState(platform).purges < purges; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(environmentState(platform).purges).toBe(purges);
  controller.abort();
  expect(await answer).toMatchObject({ name: 'AbortError' });
});

test.each([
  [{ failBuild: true, malformed: 'html' }],
  [{ failBuild: true, cutAfterResponseBytes: 0 }],
  [{ failBuild: true, status: 500, taken: true }],
] as const)('%j: the upload is recorded, and its build fails', async (fields) => {
  const platform = await fresh({ endpoint: 'upload', ...fields });
  await upload(platform).catch(() => undefined);
  platform.advance(10_000);
  expect(environmentState(platform).builds).toMatchObject([{ state: 'failed' }]);
});
