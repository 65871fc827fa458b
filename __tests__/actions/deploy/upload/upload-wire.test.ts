import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs, LARGE_SITE, PASSWORD, SITE } from '../../../support/steps/inputs.ts';
import { parseForm } from '../../../support/servers/multipart-form.ts';
import { always, httpReply, socketServer } from '../../../support/servers/socket-server.ts';
import type { SocketRequest } from '../../../support/servers/socket-server.ts';
import { uploadsOf } from '../../../support/servers/requests.ts';

/** Header lines by lower-case name. */
function headersOf({ head }: SocketRequest): Record<string, string> {
  const lines = head.split('\r\n').slice(1);
  return Object.fromEntries(lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1]]));
}

/** Deploys to a server that accepts, and gives back the one request that it saw. */
async function requestOf(root = '', overrides: Readonly<Record<string, string>> = {}, files = SITE) {
  const server = await always(200, '{}');
  const { outputs } = await runDeploy({ inputs: createInputs(server.origin + root, overrides), files });
  expect(outputs['status']).toBe('accepted');
  const [request, ...others] = server.requests;
  expect(others).toEqual([]);
  if (request === undefined) throw new Error('no request');
  return { request, headers: headersOf(request), outputs, server };
}

describe('the request line', () => {
  test('has the path of the specification, the colon as it is', async () => {
    const { request } = await requestOf();
    expect(request.head.split('\r\n')[0]).toBe('POST /fu/v1/accounts/acme/apps/shop/environments/e-1:upload HTTP/1.1');
  });

  test.each([
    ['/', ''],
    ['/headless/api/', '/headless/api'],
    ['//other.example', '//other.example'],
  ])('below the root %s stays on its host', async (root, prefix) => {
    const { request, headers, server } = await requestOf(root);
    expect(request.head.split('\r\n')[0]).toBe(
      `POST ${prefix}/fu/v1/accounts/acme/apps/shop/environments/e-1:upload HTTP/1.1`,
    );
    expect(headers['host']).toBe(new URL(server.origin).host);
  });
});

test('the headers are these and no others', async () => {
  const { request, headers } = await requestOf();
  expect(Object.keys(headers).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'authorization',
    'connection',
    'content-length',
    'content-type',
    'host',
    'user-agent',
  ]);
  expect(headers).toMatchObject({
    accept: 'application/json',
    'accept-encoding': 'identity',
    connection: 'close',
    'user-agent': 'headless-deploy',
    'content-length': String(request.body.length),
  });
});

test.each([
  ['api-user', PASSWORD],
  ['ünïcode', 'pass:wörd:日本'],
  ['user', ' inner  spaces kept'.trim()],
])('the Basic header of %s is in UTF-8', async (username, password) => {
  const { headers } = await requestOf('', { username, password });
  const [scheme, pair = ''] = headers['authorization']?.split(' ') ?? [];
  expect(scheme).toBe('Basic');
  expect(Buffer.from(pair, 'base64').toString('utf8')).toBe(`${username}:${password}`);
});

test('the form has one part, a file named repository, that is the zip', async () => {
  const { request, headers, outputs } = await requestOf();
  const parts = parseForm(headers['content-type'] ?? '', request.body);
  expect(parts.map(({ headers: lines }) => lines)).toEqual([
    ['Content-Disposition: form-data; name="repository"; filename="app.zip"', 'Content-Type: application/zip'],
  ]);
  const zip = parts[0]?.content ?? Buffer.alloc(0);
  expect(String(zip.length)).toBe(outputs['archive-bytes']);
  expect(createHash('sha256').update(zip).digest('hex')).toBe(outputs['archive-sha256']);
});

test('a small upload goes out at once, a large one asks first', async () => {
  const small = await requestOf();
  expect(Object.keys(small.headers)).not.toContain('expect');
  const large = await requestOf('', {}, LARGE_SITE);
  expect(large.headers['expect']).toBe('100-continue');
});

describe('an answer in the middle of the body is the one that is reported', () => {
  const files = { 'package.json': '{}', 'large.bin': Buffer.alloc(8_000_000, 'abc') };

  test('when the connection is closed after it', async () => {
    const server = await socketServer({
      onHead: (socket) => {
        socket.write('HTTP/1.1 100 Continue\r\n\r\n');
        socket.once('data', () => socket.end(httpReply(413)));
      },
    });
    const { outputs } = await runDeploy({ files, inputs: createInputs(server.origin, { 'compression-level': '0' }) });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'too-large', attempts: '1' });
    expect(uploadsOf(server)).toHaveLength(1);
  });

  test('when the connection is reset after it, at the latest in another try', async () => {
    const server = await socketServer({
      onHead: (socket) => {
        socket.write('HTTP/1.1 100 Continue\r\n\r\n');
        socket.once('data', () => {
          socket.write(httpReply(413));
          socket.once('data', () => socket.resetAndDestroy());
        });
      },
    });
    const { outputs } = await runDeploy({ files, inputs: createInputs(server.origin, { 'compression-level': '0' }) });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'too-large' });
    expect(outputs['attempts']).toBe(String(uploadsOf(server).length));
  });
});

test('what was sent is known even when the answer comes at once: 16 uploads, none sent twice', async () => {
  const server = await always(500);
  const inputs = createInputs(server.origin);
  const one = async (): Promise<string | undefined> => (await runDeploy({ inputs })).outputs['error-code'];
  for (let round = 0; round < 2; round += 1) {
    const codes = await Promise.all(Array.from({ length: 8 }, one));
    expect(new Set(codes)).toEqual(new Set(['ambiguous']));
  }
  expect(uploadsOf(server)).toHaveLength(16);
});
