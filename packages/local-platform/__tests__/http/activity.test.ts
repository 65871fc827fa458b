import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { Activity } from '../../src/http/activity.ts';

test('time counts from the end of the last answer, not while one is running, and a client that leaves ends it', async () => {
  let now = 1000;
  const activity = new Activity(() => now);
  const server = createServer();
  activity.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const sent = request({ port, host: '127.0.0.1', agent: false }).on('error', () => undefined);
    sent.end();
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    return { sent, response, closed: once(response, 'close') };
  };
  try {
    now += 500;
    expect(activity.idleMilliseconds()).toBe(500);
    const first = await open();
    const second = await open();
    now += 5000;
    expect(activity.idleMilliseconds()).toBe(0);
    first.response.end();
    await first.closed;
    expect(activity.idleMilliseconds()).toBe(0);
    second.sent.destroy();
    await second.closed;
    now += 70;
    expect(activity.idleMilliseconds()).toBe(70);
    const endless = await open();
    expect(activity.idleMilliseconds()).toBe(0);
    activity.leaveOut(endless.response);
    now += 30;
    expect(activity.idleMilliseconds()).toBe(30);
    endless.response.end();
    await endless.closed;
    expect(activity.idleMilliseconds()).toBe(30);
  } finally {
    server.close();
  }
});
