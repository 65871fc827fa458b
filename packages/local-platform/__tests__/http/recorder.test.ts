import { createConnection } from 'node:net';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import type { Platform } from '../../src/platform/server.ts';
import type { RecordedRequest } from '../../src/schemas/control/requests.ts';
import { basic, call, control, environmentsPath, environmentState, pathOf, start, upload } from '../support.ts';

/** The request that was recorded last, whole. */
function last(platform: Platform): RecordedRequest | undefined {
  return platform.request(platform.requests()[0]?.id ?? '');
}

const header = (message: RecordedRequest['request'] | undefined, name: string): string | undefined =>
  message?.headers.find((one) => one.name.toLowerCase() === name)?.value;

test('a request and its answer are recorded, with neither credentials nor values of variables', async () => {
  const platform = await start();
  const json = {
    displayName: 'Staging',
    branch: 'uploadable',
    wpEnvironment: 'acmestage',
    shellVariables: [{ key: 'API_KEY', value: 'planted-value' }],
  };
  const answer = await call(platform, environmentsPath(platform), { json, headers: { cookie: 'a=planted-cookie' } });
  const recorded = last(platform);
  expect(recorded).toMatchObject({
    time: '2026-01-01T00:00:00.000Z',
    method: 'POST',
    path: environmentsPath(platform),
    status: 200,
    request: {
      body: {
        bytes: Buffer.byteLength(JSON.stringify(json)),
        text: JSON.stringify({ ...json, shellVariables: [{ key: 'API_KEY', value: '***' }] }),
      },
    },
    answer: { body: { bytes: Buffer.byteLength(answer.text), text: answer.text } },
  });
  expect(recorded).not.toHaveProperty('fault');
  expect(header(recorded?.request, 'authorization')).toBe('Basic ***');
  expect(header(recorded?.request, 'cookie')).toBe('***');
  expect(header(recorded?.answer, 'content-type')).toBe('application/json; charset=utf-8');
  const credentials = basic(`${platform.details.username}:${platform.details.password}`).slice(6);
  for (const secret of ['planted', platform.details.password, credentials])
    expect(JSON.stringify(recorded)).not.toContain(secret);
});

test('of an upload only the size is kept', async () => {
  const platform = await start();
  const answer = await upload(platform);
  const recorded = last(platform);
  expect(recorded?.request.body).toEqual({
    bytes: Number(header(recorded?.request, 'content-length')),
    omitted: 'upload',
  });
  expect(recorded?.answer?.body.text).toBe(answer.text);
});

test('the token of a webhook is in neither path, nor body', async () => {
  const platform = await start();
  const url = platform.details['purge-cache-webhook'];
  const token = new URL(url).searchParams.get('token') ?? '';
  const post = async (path: string): Promise<unknown> =>
    await call(platform, path, { method: 'POST', credentials: null, json: { note: url } });
  await post(pathOf(url));
  await post(`/nowhere/${encodeURIComponent(token)}`);
  platform.setWebhooks(platform.details.environment, 'regenerate');
  await post(pathOf(url));
  expect(platform.requests().map(({ status }) => status)).toEqual([403, 404, 200]);
  expect(platform.requests({ path: '/wh/' })[0]?.path).toBe(`${new URL(url).pathname}?token=***`);
  const all = platform.requests().map(({ id }) => platform.request(id));
  expect(JSON.stringify(all)).not.toContain(token.slice(0, -1));
  expect(all[0]?.request.body.text).toContain('webhook:purgeCache?token=***');
});

test.each<[string, string | Buffer, object]>([
  ['what is not JSON', 'password is x', { bytes: 13, omitted: 'not-json' }],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff]), { bytes: 2, omitted: 'binary' }],
  ['a zero byte', '"\0"', { bytes: 3, omitted: 'binary' }],
  ['JSON of more than 16 KiB', JSON.stringify('x'.repeat(16_384)), { bytes: 16_386, omitted: 'too-large' }],
  ['nothing', '', { bytes: 0 }],
])('%s in a request', async (_name, body, kept) => {
  const platform = await start();
  const headers = { 'content-type': 'application/json' };
  await call(platform, '/v1/accounts/acme/apps?appId=x', { method: 'POST', body, headers });
  expect(last(platform)?.request.body).toEqual(kept);
});

test.each<[string, object, object]>([
  ['text', { body: 'see token=abc' }, { bytes: 13, text: 'see token=***' }],
  ['bytes that are not UTF-8', { malformed: 'not-utf8' }, { bytes: 8, omitted: 'binary' }],
  ['a page', { body: 'é'.repeat(10_000) }, { bytes: 20_000, text: 'é'.repeat(8192), isCut: true }],
])('%s in an answer', async (_name, fault, kept) => {
  const platform = await start();
  platform.addFaults({ endpoint: 'installs', ...fault });
  await call(platform, '/v1/installs');
  expect(last(platform)?.answer?.body).toEqual(kept);
});

test('a fault is named, also where there was no answer', async () => {
  const platform = await start();
  platform.addFaults(
    { endpoint: 'installs', status: 503, headers: { 'retry-after': '1' }, count: 1 },
    { endpoint: 'installs', cutAfterResponseBytes: 0 },
    { endpoint: 'installs', cutAfterResponseBytes: 4 },
  );
  await call(platform, '/v1/installs');
  await expect(call(platform, '/v1/installs')).rejects.toThrow();
  await expect(call(platform, '/v1/installs')).rejects.toThrow();
  await call(platform, '/v1/installs');
  expect(platform.requests().map(({ status, fault }) => [status, fault])).toEqual([
    [200, undefined],
    [200, 'cutAfterResponseBytes: 4'],
    [null, 'cutAfterResponseBytes: 0'],
    [503, 'status: 503, headers'],
  ]);
  const [, partly, lost, refused] = platform.requests().map(({ id }) => platform.request(id));
  expect(partly?.answer?.body.bytes).toBe(4);
  expect(lost).not.toHaveProperty('answer');
  expect(header(refused?.answer, 'retry-after')).toBe('1');
});

test('a request that is refused early or leads nowhere is recorded, neither a call of the control path nor a page of the portal is', async () => {
  const platform = await start();
  await call(platform, '/v1/installs', { headers: { host: 'evil.example' } });
  await call(platform, '/nowhere');
  await call(platform, '/v1/installs', { method: 'DELETE' });
  await control(platform, 'state');
  await call(platform, '/_control/state', { credentials: null });
  await call(platform, '/', { credentials: null });
  expect(platform.requests().map(({ path, status }) => [path, status])).toEqual([
    ['/v1/installs', 405],
    ['/nowhere', 404],
    ['/v1/installs', 421],
  ]);
});

test('a client that goes away is recorded without a status', async () => {
  const platform = await start();
  const recorded = new Promise((resolve) => platform.subscribe(resolve));
  const socket = createConnection(platform.port, '127.0.0.1');
  await once(socket, 'connect');
  const { host } = new URL(platform.url);
  const credentials = basic(`${platform.details.username}:${platform.details.password}`);
  socket.write(
    `POST /v1/accounts/acme/apps?appId=x HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${credentials}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"`,
    () => socket.destroy(),
  );
  await recorded;
  expect(platform.requests()).toMatchObject([{ method: 'POST', status: null }]);
});

test('changes are announced', async () => {
  const platform = await start({ buildMilliseconds: 5, now: Date.now });
  const seen: string[] = [];
  const end = platform.subscribe((change) => seen.push(change));
  await call(platform, '/v1/installs');
  expect(seen).toEqual(['requests']);
  seen.length = 0;
  await upload(platform);
  // On a busy machine the build can be live before the upload is answered: no change is announced then.
  await new Promise<void>((resolve) => {
    const resolveOnceLive = (): void => {
      if (environmentState(platform).builds[0]?.state !== 'live') return;
      endWait();
      resolve();
    };
    const endWait = platform.subscribe(resolveOnceLive);
    resolveOnceLive();
  });
  seen.length = 0;
  platform.addFaults({ endpoint: 'status', status: 500 });
  platform.clearFaults();
  platform.setWebhooks(platform.details.environment, 'regenerate');
  platform.advance(1);
  expect(seen).toEqual(['state', 'state', 'state', 'state']);
  end();
  await call(platform, '/v1/installs');
  expect(seen.length).toBe(4);
});
