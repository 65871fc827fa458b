import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { app, ask, dial, expectAlive, GOOD, sends, WEBSOCKET } from './raw-app.ts';

const SWITCHED = 'The app answered with status 101 (Switching Protocols) to a request that did not ask for it.';
const CLOSED = 'The app closed the connection before it had answered.';
const CONTROL = 'The app answered with a control character in its reason phrase.';
const CODING = 'The app answered with a Transfer-Encoding other than "chunked".';
const parse = (what: string): string => `The app answered with something other than HTTP (Parse Error: ${what}).`;

const REFUSED: readonly [what: string, bytes: string, reason: string][] = [
  ['status 099', 'HTTP/1.1 099 Odd\r\nContent-Length: 2\r\n\r\nhi', 'The app answered with status 099.'],
  ['status 000', 'HTTP/1.1 000 Odd\r\nContent-Length: 2\r\n\r\nhi', 'The app answered with status 000.'],
  ['status 1000', 'HTTP/1.1 1000 Odd\r\n\r\n', parse('Invalid response status')],
  ['a control character in the reason', 'HTTP/1.1 200 O\u0001K\r\nContent-Length: 2\r\n\r\nhi', CONTROL],
  ['DEL in the reason', 'HTTP/1.1 200 O\u007fK\r\nContent-Length: 2\r\n\r\nhi', CONTROL],
  ['nothing', '', CLOSED],
  ['half a head', 'HTTP/1.1 200 OK\r\nContent-', CLOSED],
  ['only what comes before an answer', 'HTTP/1.1 103 Early Hints\r\n\r\n', CLOSED],
  ['a control character in a header', 'HTTP/1.1 200 OK\r\nA: \u0001\r\n\r\n', parse('Invalid header value char')],
  ['a header name that is none', 'HTTP/1.1 200 OK\r\n\u007fA: 1\r\n\r\n', parse('Invalid header token')],
  [
    'a huge header',
    `HTTP/1.1 200 OK\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
    'The app answered with headers of more than 16384 bytes.',
  ],
  ['no HTTP', 'hello\r\n\r\n', parse('Expected HTTP/, RTSP/ or ICE/')],
  ['HTTP/2.0', 'HTTP/2.0 200 OK\r\n\r\n', 'The app answered an HTTP/1.1 request with HTTP/2.0.'],
  ['a coding that is unknown', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\nhi', CODING],
  ['two codings', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n', CODING],
  [
    'two lengths',
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nhi',
    parse('Duplicate Content-Length'),
  ],
];

test.each(REFUSED)('an app that answers with %s: 502 with the reason', async (_what, bytes, reason) => {
  for (const [lines, method] of [[], [WEBSOCKET], ['Connection: close\r\nContent-Length: 0', 'POST']]) {
    app.answer = sends(bytes);
    const received = await ask(lines, method);
    expect(received).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
    expect(received.slice(received.indexOf('\r\n\r\n'))).toContain(`${reason}\n`);
    await expectAlive();
  }
});

// Node refuses to write the header where the message has a length, or none but the end of the connection.
test.each([
  ['a length', 'GET', 'Content-Length: 2\r\n\r\nhi'],
  ['the end of the connection', 'HEAD', '\r\nhi'],
])('an app that announces trailers with %s: its answer, without them', async (_what, method, rest) => {
  app.answer = sends(`HTTP/1.1 200 OK\r\nTrailer: X-Sum\r\n${rest}`);
  const received = await ask('Connection: close', method);
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(received).not.toMatch(/^trailer:/im);
  await expectAlive();
});

test.each(['', 'Connection: Upgrade\r\nUpgrade: x\r\n'])(
  'an app that switches protocols unasked: 502',
  async (headers) => {
    app.answer = sends(`HTTP/1.1 101 Switching\r\n${headers}\r\n`);
    const received = await ask();
    expect(received).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
    expect(received).toContain(SWITCHED);
    await expectAlive();
  },
);

test('an app that switches protocols without saying to which: 502', async () => {
  app.answer = sends('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  const received = await ask(WEBSOCKET);
  expect(received).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
  expect(received).toContain('status 101 (Switching Protocols) without the header Upgrade.');
  await expectAlive();
});

test.each([
  ['an answer that is cut', 'Content-Length: 10\r\n\r\nhi', /^(?:HTTP\/1\.1 200 OK\r\n(?:(?!alive)[^])*\r\n\r\nhi)$/],
  [
    'a chunk that is cut',
    'Transfer-Encoding: chunked\r\n\r\n5\r\nhe',
    /^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n2\r\nhe\r\n$/,
  ],
])('%s is cut for the client, too', async (_what, rest, expected) => {
  app.answer = sends(`HTTP/1.1 200 OK\r\n${rest}`);
  expect(await ask()).toMatch(expected);
  await expectAlive();
});

test.each([
  ['no byte of its body', 'Content-Length: 10\r\n\r\n'],
  ['a chunk that is none', 'Transfer-Encoding: chunked\r\n\r\nZZ\r\nhi'],
])('an answer with %s is 502', async (_what, rest) => {
  app.answer = sends(`HTTP/1.1 200 OK\r\nX-Of: app\r\n${rest}`);
  const received = await ask();
  expect(received).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
  expect(received).not.toMatch(/x-of: app|content-length: 10\r\n/i);
  await expectAlive();
});

test.each([
  ['more than its length', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi there', /^HTTP\/1\.1 200 OK\r\n[^]*\r\nhi$/],
  ['a body with 204', 'HTTP/1.1 204 No Content\r\n\r\nhi', /^HTTP\/1\.1 204 No Content\r\n[^]*\r\n\r\n$/],
  ['status 999', 'HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\nhi', /^HTTP\/1\.1 999 Odd\r\n[^]*\r\n\r\nhi$/],
  ['Latin-1', 'HTTP/1.1 200 \u00e9\r\nA: \u00e9\r\nContent-Length: 2\r\n\r\nhi', /^HTTP\/1\.1 200 \u00e9\r\na: \u00e9/],
  ['102 first', 'HTTP/1.1 102 Wait\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi', /^HTTP\/1\.1 200 OK/],
])('%s is passed on as far as it is HTTP', async (_what, bytes, expected) => {
  app.answer = sends(bytes);
  expect(await ask()).toMatch(expected);
  await expectAlive();
});

test('a connection that the app closes after each answer is never used again, and the client keeps its own', async () => {
  app.answer = sends(GOOD);
  const client = dial();
  for (let request = 1; request <= 20; request += 1) {
    client.write(`POST / HTTP/1.1\r\nHost: ${new URL(app.site.url).host}\r\nContent-Length: 2\r\n\r\nhi`);
    const [received] = (await once(client, 'data')) as [string];
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nconnection: keep-alive\r\n/i);
    expect(app.connections).toHaveLength(request);
  }
  client.destroy();
});

test('an answer that comes before a large body was read is passed on whole', async () => {
  app.answer = sends('HTTP/1.1 413 Too Large\r\nContent-Length: 5\r\n\r\nsmall');
  const body = 'x'.repeat(3_000_000);
  expect(await ask(`Connection: close\r\nContent-Length: ${body.length}`, 'POST', body)).toMatch(/^HTTP\/1\.1 413 /);
  await expectAlive();
});

test('a body that is announced with "Expect" is passed on, and the answer judged', async () => {
  app.answer = sends('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  const lines = 'Connection: close\r\nExpect: 100-continue\r\nContent-Length: 2';
  expect(await ask(lines, 'POST', 'hi')).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 502 /);
  await expectAlive();
});

const accept = (socket: Socket): void => void socket.write(`HTTP/1.1 101 Switching Protocols\r\n${WEBSOCKET}\r\n\r\n`);

/** A client and the end of the app, after an upgrade. */
async function upgraded(): Promise<[client: Socket, appSocket: Socket]> {
  app.answer = accept;
  const client = dial();
  client.write(`GET / HTTP/1.1\r\nHost: ${new URL(app.site.url).host}\r\n${WEBSOCKET}\r\n\r\n`);
  const [head] = (await once(client, 'data')) as [string];
  expect(head).toMatch(/^HTTP\/1\.1 101 /);
  const [appSocket] = app.connections.slice(-1);
  if (appSocket === undefined) throw new Error('the app was not reached');
  return [client, appSocket];
}

test.each(['destroy', 'resetAndDestroy'] as const)('after an upgrade, %s of an end ends the other', async (how) => {
  const [client, appSocket] = await upgraded();
  let received = '';
  client.on('data', (text) => (received += text)).on('error', () => undefined);
  appSocket[how]();
  await once(client, 'close');
  expect(received).toBe('');
  const [other, otherAppSocket] = await upgraded();
  other[how]();
  await once(otherAppSocket.resume(), 'close');
  await expectAlive();
});

test('a client that vanishes before it is answered takes its connection to the app with it', async () => {
  for (const lines of ['Connection: close', WEBSOCKET]) {
    const asked = new Promise<Socket>((resolve) => (app.answer = resolve));
    const client = dial();
    client.write(`GET / HTTP/1.1\r\nHost: ${new URL(app.site.url).host}\r\n${lines}\r\n\r\n`);
    const appSocket = await asked;
    client.resetAndDestroy();
    await once(appSocket.resume(), 'close');
    await expectAlive();
  }
});

test('a client that vanishes while its upgrade is refused', async () => {
  const client = dial();
  client.write(`GET / HTTP/1.1\r\nHost: evil.example\r\n${WEBSOCKET}\r\n\r\n`, () => client.resetAndDestroy());
  await once(client, 'close');
  await expectAlive();
});
