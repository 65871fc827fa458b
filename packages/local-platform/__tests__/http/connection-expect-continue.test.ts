import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import type { Platform } from '../../src/platform/server.ts';
import { basic, environmentState, form, FORM_TYPE, sharedPlatform, start, uploadPath } from '../support.ts';
import { appZip } from '../zip.ts';

const shared = sharedPlatform();

/** Uploads with `Expect: 100-continue` and sends the body only when it is told to. */
function expectant(
  platform: Platform,
  options: { path?: string; headers?: Record<string, string>; zip?: Buffer } = {},
): Promise<{ continued: boolean; status: number; text: string; connection: string | undefined }> {
  const { username, password } = platform.details;
  const body = form([{ name: 'repository', filename: 'a.zip', data: options.zip ?? appZip() }]);
  let continued = false;
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port: platform.port,
      path: options.path ?? uploadPath(platform),
      method: 'POST',
      agent: false,
      headers: {
        ...FORM_TYPE,
        connection: 'keep-alive',
        authorization: basic(`${username}:${password}`),
        'content-length': String(body.length),
        expect: '100-continue',
        ...options.headers,
      },
    });
    sent.flushHeaders();
    sent.on('continue', () => {
      continued = true;
      sent.end(body);
    });
    sent.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      const answer = text(response).then((content) => ({
        continued,
        status: statusCode,
        text: content,
        connection: headers.connection,
      }));
      resolve(answer.finally(() => sent.destroy()));
    });
    sent.on('error', reject);
  });
}

test('a good upload gets 100 Continue, and is accepted', async () => {
  const platform = await start();
  expect(await expectant(platform)).toMatchObject({ continued: true, status: 200 });
  expect(environmentState(platform).builds).toHaveLength(1);
});

test.each([
  ['wrong credentials', { headers: { authorization: basic('a:b') } }, 401],
  ['an unknown environment', { path: '/fu/v1/accounts/acme/apps/storefront/environments/none:upload' }, 404],
  ['an unknown app', { path: '/fu/v1/accounts/acme/apps/none/environments/none:upload' }, 404],
  ['another account', { path: '/fu/v1/accounts/none/apps/storefront/environments/none:upload' }, 403],
  ['an unknown path', { path: '/fu/v2' }, 404],
  ['a web page', { headers: { origin: 'null' } }, 403],
  ['a foreign host', { headers: { host: 'evil.example' } }, 421],
])('%s is refused before the body is asked for', async (_name, options, status) => {
  const platform = shared();
  const answer = await expectant(platform, options);
  expect(answer).toMatchObject({ continued: false, status, connection: 'close' });
  expect(JSON.parse(answer.text)).toHaveProperty('message');
});

test('a body above the limit is refused before it is asked for', async () => {
  const platform = await start({ maxUploadBytes: 100 });
  expect(await expectant(platform)).toMatchObject({ continued: false, status: 413, connection: 'close' });
});

test('a fault with a status is answered before the body is asked for', async () => {
  const platform = await start({ faults: [{ endpoint: 'upload', status: 429 }] });
  expect(await expectant(platform)).toMatchObject({ continued: false, status: 429 });
});

test('a fault after the body asks for it first', async () => {
  const platform = await start({ faults: [{ endpoint: 'upload', status: 500, afterBody: true }] });
  expect(await expectant(platform)).toMatchObject({ continued: true, status: 500 });
});

test('a bad archive is only known after the body', async () => {
  const platform = shared();
  expect(await expectant(platform, { zip: Buffer.from('x') })).toMatchObject({ continued: true, status: 400 });
});

test('any other expectation is 417 with an Error object', async () => {
  const platform = shared();
  const answer = await expectant(platform, { headers: { expect: 'a-miracle' } });
  expect(answer).toMatchObject({ continued: false, status: 417 });
  expect(JSON.parse(answer.text)).toMatchObject({ type: 'expectation_failed', code: 'unknown_expectation' });
});
