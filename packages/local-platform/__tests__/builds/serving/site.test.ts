import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Site } from '../../../src/builds/serving/site.ts';
import { withTurnedTimeouts } from '../../../../../__tests__/support/jest/turn-timeouts.ts';

let site: Site;
let app: Server;

beforeEach(async () => {
  app = createServer((_, response) => response.end('alive')).listen(0, '127.0.0.1');
  app.on('upgrade', (_, socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
  );
  await once(app, 'listening');
  site = await Site.open(() => undefined);
  site.moveTo({ origin: `http://127.0.0.1:${(app.address() as AddressInfo).port}`, stop: () => undefined });
});

afterEach(() => {
  site.close();
  killApp();
});

function killApp(): void {
  app.close();
  app.closeAllConnections();
}

async function ask(method: string, host: string): Promise<{ status: number | undefined; body: string }> {
  const sent = request(site.url, { method, headers: { host }, agent: false, timeout: 5000 });
  sent.once('timeout', () => sent.destroy(new Error('no answer')));
  sent.end(method === 'POST' ? 'body' : undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

/** All that an upgrade is answered, up to the end of the connection. */
async function upgrade(host: string, of = site): Promise<string> {
  const socket = connect(of.port, '127.0.0.1');
  socket.setTimeout(5000, () => socket.destroy(new Error('no answer')));
  socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  return await text(socket);
}

const own = (): string => new URL(site.url).host;

test.each(['GET', 'POST'])('a %s to an app that died is answered with 502', async (method) => {
  expect(await ask(method, own())).toEqual({ status: 200, body: 'alive' });
  killApp();
  expect(await ask(method, own())).toEqual({ status: 502, body: 'The app does not answer.\n' });
});

test('an upgrade to an app that died is answered with 502', async () => {
  expect(await upgrade(own())).toMatch(/^HTTP\/1\.1 101 /u);
  killApp();
  expect(await upgrade(own())).toMatch(/^HTTP\/1\.1 502 [^]*\r\n\r\nThe app does not answer\.\n$/u);
});

test('an app that has ended is answered for, with the reason, until another one is live', async () => {
  site.showEnd('It <b>ended</b>.\u001b[2J\r\nSet-Cookie: x');
  site.showFailure('The build failed.');
  const why = 'It <b>ended</b>.\\u001b[2J\\u000d\\u000aSet-Cookie: x';
  expect(await ask('GET', own())).toEqual({ status: 502, body: `The app does not answer.\n\n${why}\n` });
  site.moveTo({ origin: `http://127.0.0.1:${(app.address() as AddressInfo).port}`, stop: () => undefined });
  expect(await ask('GET', own())).toEqual({ status: 200, body: 'alive' });
});

test('where nothing is live yet the page says why the last build failed, as plain text', async () => {
  const empty = await Site.open(() => undefined);
  try {
    const page = async () => {
      const answer = await fetch(empty.url);
      return [answer.status, await answer.text()];
    };
    expect(await page()).toEqual([503, 'Nothing is live here yet.\n']);
    empty.showFailure('first');
    empty.showFailure('<script>alert(1)</script>\n::error::x');
    const why = '<script>alert(1)</script>\\u000a::error::x';
    expect(await page()).toEqual([503, `Nothing is live here yet.\n\n${why}\n`]);
    const upgraded = await upgrade(`127.0.0.1:${empty.port}`, empty);
    expect(upgraded).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n[^]*\r\n\r\nNothing is live here yet\.\n/);
    const { headers } = await fetch(empty.url);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      'text/plain; charset=utf-8',
      'nosniff',
    ]);
  } finally {
    empty.close();
  }
});

/** A request to a version before, which has not answered it yet, and what was stopped. */
async function waiting() {
  const old = createServer().listen(0, '127.0.0.1');
  await once(old, 'listening');
  const stopped: string[] = [];
  site.moveTo({
    origin: `http://127.0.0.1:${(old.address() as AddressInfo).port}`,
    stop: () => stopped.push('old'),
  });
  const asked = once(old, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const answer = ask('GET', own()).catch((error: unknown) => error);
  const [, response] = await asked;
  return { stopped, answer, response, close: () => (old.close(), old.closeAllConnections()) };
}
const moveOn = (): void =>
  site.moveTo({ origin: `http://127.0.0.1:${(app.address() as AddressInfo).port}`, stop: () => undefined });

describe('a new version', () => {
  test('ends the one before when that has answered what it was asked', async () => {
    const { stopped, answer, response, close } = await waiting();
    moveOn();
    expect([await ask('GET', own()), stopped]).toEqual([{ status: 200, body: 'alive' }, []]);
    response.end('late');
    expect(await answer).toEqual({ status: 200, body: 'late' });
    while (stopped.length === 0) await setImmediate();
    expect(stopped).toEqual(['old']);
    close();
  });

  test('ends the one before after 30 seconds in any case', async () => {
    const { stopped, answer, close } = await waiting();
    await withTurnedTimeouts(async () => {
      moveOn();
      jest.advanceTimersByTime(29_999);
      expect(stopped).toEqual([]);
      jest.advanceTimersByTime(1);
      expect(stopped).toEqual(['old']);
    });
    close();
    await answer;
  });
});

test('the site answers to 127.0.0.1', async () => {
  expect(await ask('GET', `127.0.0.1:${site.port}`)).toEqual({ status: 200, body: 'alive' });
});

test.each(['evil.example', '127.0.0.1:1', 'localhost', '[::1]'])(
  '%s is refused with 421, also an upgrade',
  async (name) => {
    const host = name.endsWith(':1') ? name : `${name}:${site.port}`;
    expect(await ask('GET', host)).toEqual({
      status: 421,
      body: expect.stringContaining('The local platform answers only requests to 127.0.0.1:'),
    });
    expect(await upgrade(host)).toMatch(/^HTTP\/1\.1 421 /u);
  },
);

test('an app that listens on ::1 only is reached there', async () => {
  const other = createServer((_, response) => response.end('at home')).listen(0, '::1');
  other.on('upgrade', (_, socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
  );
  await once(other, 'listening');
  site.moveTo({ origin: `http://[::1]:${(other.address() as AddressInfo).port}`, stop: () => undefined });
  expect(await ask('GET', own())).toEqual({ status: 200, body: 'at home' });
  expect(await upgrade(own())).toMatch(/^HTTP\/1\.1 101 /u);
  other.close();
  other.closeAllConnections();
});
