import type { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { app, ask, GOOD, sends } from './raw-app.ts';

test('a head that the app sends alone arrives before anything of its body', async () => {
  app.answer = (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n');
  expect(await ask('Connection: close', 'GET', '', '\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*text\/event-stream/);
});

test('what Connection names is dropped both ways, and the client still has its own', async () => {
  app.answer = sends(
    'HTTP/1.1 200 OK\r\nConnection: close, X-Inner\r\nX-Inner: 1\r\nKeep-Alive: timeout=9\r\nContent-Length: 2\r\n\r\nhi',
  );
  const came = await ask('Connection: keep-alive, X-Hop\r\nX-Hop: 1\r\nX-Own: 2', 'GET', '', 'hi');
  expect(came).not.toMatch(/x-inner|timeout=9/i);
  expect(came).toMatch(/^connection: keep-alive\r$/im);
  expect([/x-hop/i.test(app.asked), /^x-own: 2\r$/im.test(app.asked)]).toEqual([false, true]);
});

const hints = (value: string): string => `HTTP/1.1 103 Early Hints\r\nSet-Cookie: a=1\r\nLink: ${value}\r\n\r\n`;

test('early hints are passed on, and what is none is left out', async () => {
  const link = '</a.css>; rel=preload; as=style, </b.js>; rel=preload';
  for (const bad of ['', hints('nonsense')]) {
    app.answer = sends(`${bad}${hints(link)}${GOOD}`);
    expect(await ask()).toMatch(
      /^HTTP\/1\.1 103 Early Hints\r\nLink: <\/a\.css>; rel=preload; as=style, <\/b\.js>; rel=preload\r\n\r\nHTTP\/1\.1 200 OK\r\n/,
    );
  }
});

test('trailers are passed on both ways', async () => {
  const head = 'HTTP/1.1 200 OK\r\nTrailer: X-Sum\r\nTransfer-Encoding: chunked\r\n\r\n';
  const reply = sends(`${head}1\r\na\r\n0\r\nX-Sum: 42\r\nSet-Cookie: a=1\r\n\r\n`);
  const replyOnceSent = (socket: Socket): void => {
    if (app.asked.endsWith('\r\n0\r\nx-sent: 1\r\n\r\n')) reply(socket);
    else socket.once('data', () => replyOnceSent(socket));
  };
  app.answer = replyOnceSent;
  const chunks = '2\r\nhi\r\n0\r\nX-Sent: 1\r\n\r\n';
  const came = await ask('Connection: close, TE\r\nTE: trailers\r\nTransfer-Encoding: chunked', 'POST', chunks);
  expect(came).toMatch(/\r\ntrailer: X-Sum\r\n[^]*\r\n1\r\na\r\n0\r\nx-sum: 42\r\n\r\n$/i);
});

test.each(['204 No Content', '304 Not Modified'])('trailers that a %s announces are not', async (status) => {
  app.answer = sends(`HTTP/1.1 ${status}\r\nTrailer: X-Sum\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const came = await ask();
  expect(came).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\\r\\n`));
  expect(came).not.toMatch(/^trailer:/im);
});

test('an upgrade is passed on, without what else its headers say of the connection', async () => {
  app.answer = sends(
    'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade, x-inner\r\nX-Inner: 1\r\nUpgrade: websocket\r\n\r\nup',
  );
  const came = await ask('Connection: upgrade, x-hop\r\nX-Hop: 1\r\nUpgrade: websocket', 'GET', '', 'up');
  expect(came).toMatch(/^HTTP\/1\.1 101 [^]*connection: upgrade\r\n/i);
  expect([/x-inner/i.test(came), /x-hop/i.test(app.asked), /upgrade: websocket/i.test(app.asked)]).toEqual([
    false,
    false,
    true,
  ]);
});

test.each([
  ['h2c', 'GET', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n'],
  ['websocket', 'POST', ''],
])('an upgrade to %s with %s is ignored: the app gets the request and its body', async (to, method, more) => {
  app.answer = (socket) => {
    const answer = (): void => void (app.asked.endsWith('body') && sends(GOOD)(socket));
    answer();
    socket.on('data', answer);
  };
  const lines = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${to}\r\n${more}Content-Length: 4`;
  expect(await ask(lines, method, 'body')).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nalive$/);
  expect(app.asked).toMatch(
    new RegExp(`^${method} / HTTP/1\\.1\\r\\n[^]*content-length: 4\\r\\n[^]*\\r\\n\\r\\nbody$`),
  );
  expect(app.asked).not.toMatch(/upgrade|settings/i);
});

test('an upgrade that is ignored waits for the answers before it, and ends the connection', async () => {
  app.answer = sends(GOOD);
  const upgrade = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n';
  const came = await ask('Connection: keep-alive', 'GET', upgrade + upgrade);
  expect(came.match(/HTTP.*/g)).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 421 Misdirected Request']);
  expect(came.match(/(?<=^Connection: ).*/gim)).toEqual(['keep-alive', 'close']);
});
