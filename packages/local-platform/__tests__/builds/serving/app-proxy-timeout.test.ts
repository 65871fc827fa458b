import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { AppProxy } from '../../../src/builds/serving/app-proxy.ts';

/** An app that answers is to do so in time, however busy the machine is. */
const PATIENCE_MS = 500;

let app: Server;
let site: HttpServer;
/** The first connection to the app, once it was asked something. */
let asked: Promise<Socket>;

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function firstAsked(server: Server): Promise<Socket> {
  const [socket] = (await once(server, 'connection')) as [Socket];
  await once(socket, 'data');
  return socket;
}

beforeEach(async () => {
  app = createServer().listen(0, '127.0.0.1');
  asked = firstAsked(app);
  const proxy = new AppProxy(PATIENCE_MS);
  site = createHttpServer((request, response) => proxy.web(request, response, originOf(app))).listen(0, '127.0.0.1');
  await Promise.all([once(app, 'listening'), once(site, 'listening')]);
});

afterEach(async () => {
  (await asked).destroy();
  site.close();
  app.close();
});

test.each([
  ['GET', {}],
  ['POST', { body: 'hi' }],
])('an app that never answers a %s: 504, and its connection ends', async (method, more) => {
  const received = await fetch(originOf(site), { method, ...more });
  expect([received.status, await received.text()]).toEqual([504, 'The app did not answer within 0.5 s.\n']);
  await once((await asked).resume(), 'close');
});

test('an app that takes its time after the head of its answer is not cut', async () => {
  const receiving = fetch(originOf(site));
  const socket = await asked;
  socket.write('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nal');
  const received = await receiving;
  // A pause is what is tested.
  await setTimeout(PATIENCE_MS + 100);
  socket.end('ive');
  expect(await received.text()).toBe('alive');
});
