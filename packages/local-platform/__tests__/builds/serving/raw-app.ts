import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { Site } from '../../../src/builds/serving/site.ts';

export const GOOD = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nalive';
export const WEBSOCKET = 'Connection: Upgrade\r\nUpgrade: websocket';

/** An app that is live at a site of its own, anew for each test. */
export interface RawApp {
  site: Site;
  /** What it sends once it is asked, byte for byte. */
  answer: (socket: Socket) => void;
  connections: Socket[];
  /** What it was sent. */
  asked: string;
}

let server: Server;
/** Its fields are those of the test that runs. */
export const app = {} as RawApp;

beforeEach(async () => {
  Object.assign(app, { connections: [], asked: '' });
  server = createServer((socket) => {
    app.connections.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => (app.asked += String(data)));
    socket.once('data', () => app.answer(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  app.site = await Site.open(() => undefined);
  app.site.moveTo({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => undefined });
});

afterEach(async () => {
  for (const socket of app.connections) socket.destroy();
  app.site.close();
  server.close();
  await once(server, 'close');
});

export const sends =
  (bytes: string) =>
  (socket: Socket): void =>
    void socket.end(bytes, 'latin1');

export function dial(): Socket {
  const socket = connect(app.site.port, '127.0.0.1');
  return socket.setEncoding('latin1').setTimeout(5000, () => socket.destroy(new Error('no answer')));
}

/** All that a request is answered, up to the end of the connection, or until `until` is among it. */
export async function ask(lines = 'Connection: close', method = 'GET', body = '', until?: string): Promise<string> {
  const socket = dial();
  let received = '';
  socket.on('data', (text) => {
    received += String(text);
    if (until !== undefined && received.includes(until)) socket.destroy();
  });
  socket.write(`${method} / HTTP/1.1\r\nHost: ${new URL(app.site.url).host}\r\n${lines}\r\n\r\n${body}`);
  await once(socket, 'close');
  return received;
}

export async function expectAlive(): Promise<void> {
  app.answer = sends(GOOD);
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nalive$/);
}
