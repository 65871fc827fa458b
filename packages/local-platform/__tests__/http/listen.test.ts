import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createConnection, createServer } from 'node:net';
import type { Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { listenOnLocalhost } from '../../src/http/listen.ts';
import { hostOf, portalUrlOf } from '../portal/browser.ts';
import { pathOf, start } from '../support.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
const withIpv6 = hasIpv6 ? test : test.skip;

const others: Server[] = [];
afterEach(() => others.splice(0).forEach((server) => server.close()));

/** Another program that listens. @returns its port */
async function occupy(host: string, port = 0): Promise<number> {
  const server = createServer();
  others.push(server);
  server.listen({ host, port });
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

withIpv6('the portal has its port on [::1], too: browsers try that first', async () => {
  const platform = await start();
  await expect(occupy('::1', platform.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const path = pathOf(portalUrlOf(platform));
  const [answer] = (await once(
    get({ host: '::1', port: platform.port, path, headers: { host: hostOf(platform) } }),
    'response',
  )) as [IncomingMessage];
  answer.resume();
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
});

withIpv6('a port that is taken on [::1] is taken, and left on 127.0.0.1', async () => {
  const port = await occupy('::1');
  await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(await occupy('127.0.0.1', port)).toBe(port);
});

withIpv6('without a portal nothing listens there', async () => {
  const { port } = await start({ portal: false });
  expect(await occupy('::1', port)).toBe(port);
});

withIpv6('the end does not wait for idle connections to [::1], and closes the port', async () => {
  const platform = await start();
  const agent = new Agent({ keepAlive: true });
  const [answer] = (await once(get({ host: '::1', port: platform.port, agent }), 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  const begin = performance.now();
  await platform.close();
  expect(performance.now() - begin).toBeLessThan(1500);
  agent.destroy();
  const [error] = (await once(createConnection({ host: '::1', port: platform.port }), 'error')) as [Error];
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});

const withoutIpv6 = (port: number) => listenOnLocalhost(fastify(), port, '2001:db8::1');

test('without IPv6 the portal is on 127.0.0.1 alone, on any port or on one', async () => {
  const { origin, close } = await withoutIpv6(0);
  await close();
  const again = await withoutIpv6(Number(new URL(origin).port));
  expect(again.origin).toBe(origin);
  await again.close();
});

withIpv6('where a port that is free on [::1] is taken on 127.0.0.1, another one is found', async () => {
  const taken = await occupy('127.0.0.1');
  const app = fastify();
  const listen = app.listen.bind(app);
  const asked: (number | undefined)[] = [];
  app.listen = ((options: { port: number }) => {
    asked.push(options.port);
    return listen(asked.length === 1 ? { ...options, port: taken } : options);
  }) as typeof app.listen;
  const { origin, close } = await listenOnLocalhost(app, 0);
  expect([asked.length, origin]).toEqual([2, `http://127.0.0.1:${asked[1]}`]);
  await expect(occupy('::1', asked[1])).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await close();
});
