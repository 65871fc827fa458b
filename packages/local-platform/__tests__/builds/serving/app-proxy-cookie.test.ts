import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { Site } from '../../../src/builds/serving/site.ts';
import { PORTAL_COOKIE } from '../../../src/state/portal-access.ts';

/** Asks a site whose app answers with these bytes. @returns what the app was sent, and what the client */
async function exchange(lines: string, bytes: string): Promise<{ asked: string; received: string }> {
  let asked = '';
  const app = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (data) => {
      asked = data.toString('latin1');
      socket.end(bytes, 'latin1');
    });
  }).listen(0, '127.0.0.1');
  await once(app, 'listening');
  const site = await Site.open(() => undefined);
  site.moveTo({ origin: `http://127.0.0.1:${(app.address() as AddressInfo).port}`, stop: () => undefined });
  try {
    const socket = connect(site.port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\n${lines}\r\n\r\n`);
    return { received: await text(socket), asked };
  } finally {
    site.close();
    app.close();
  }
}

const COOKIES = `Set-Cookie: a=1\r\nset-cookie: "${PORTAL_COOKIE.toUpperCase()}-80"=x; Domain=localhost\r\n`;
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket';

test.each([
  [
    'an answer, what comes before it and its trailers',
    'Connection: close',
    `HTTP/1.1 103 Early Hints\r\n${COOKIES}\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: Set-Cookie\r\n${COOKIES}\r\n0\r\n${COOKIES}\r\n`,
  ],
  ['an upgrade', UPGRADE, `HTTP/1.1 101 Switching Protocols\r\n${UPGRADE}\r\n${COOKIES}\r\n`],
  ['an upgrade that is refused', UPGRADE, `HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n${COOKIES}\r\n`],
])('the cookie of the portal reaches no app, and no client by %s', async (_what, lines, bytes) => {
  const { asked, received } = await exchange(`${lines}\r\nCookie: b=2; ${PORTAL_COOKIE}-4321=secret`, bytes);
  expect(received).toMatch(/^HTTP\/1\.1 (?:200|101|403) /);
  expect(received).toMatch(/set-cookie: a=1/i);
  expect(received.toLowerCase()).not.toContain(PORTAL_COOKIE);
  expect(asked).toMatch(/cookie: b=2\r\n/i);
  expect(asked).not.toContain('secret');
});
