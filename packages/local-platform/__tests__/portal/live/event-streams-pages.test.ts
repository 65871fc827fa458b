import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import type { Platform } from '../../../src/platform/server.ts';
import { SECURITY_HEADERS } from '../../../src/portal/portal.ts';
import { call, errorOf, start, upload } from '../../support.ts';
import { hostOf, openPortal, visit } from '../browser.ts';

/** An open page: the answer whose body goes on. */
async function openEvents(platform: Platform): Promise<IncomingMessage> {
  const headers = { host: hostOf(platform), cookie: await openPortal(platform) };
  const sent = get({ host: '127.0.0.1', port: platform.port, path: '/events', agent: false, headers });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response.setEncoding('utf8');
}

/** Waits until this came. */
async function until(events: IncomingMessage, text: string): Promise<void> {
  let received = '';
  for await (const chunk of events.iterator({ destroyOnReturn: false })) {
    received += String(chunk);
    if (received.includes(text)) return;
  }
  throw new Error(`Ended without ${JSON.stringify(text)}: ${received}`);
}

test('an open page is told of an upload, and of requests', async () => {
  const platform = await start();
  const events = await openEvents(platform);
  expect([events.statusCode, events.headers]).toEqual([
    200,
    expect.objectContaining({ ...SECURITY_HEADERS, 'content-type': 'text/event-stream' }),
  ]);
  await upload(platform);
  await until(events, 'event: state\ndata:\n\n');
  await upload(platform);
  await until(events, 'event: requests\ndata:\n\n');
  events.destroy();
});

test('events are for one who has a session only, and HEAD opens none', async () => {
  const platform = await start();
  const answer = await call(platform, '/events', { credentials: null, headers: { host: hostOf(platform) } });
  expect(errorOf(answer)).toBe('404 not_found unknown_path');
  expect((await visit(platform, '/events', { method: 'HEAD' })).status).toBe(404);
});

test('the end of the platform does not wait for open pages, which see an end', async () => {
  const platform = await start();
  const pages = await Promise.all([openEvents(platform), openEvents(platform)]);
  const ended = Promise.all(pages.map(async (page) => await once(page.resume(), 'end')));
  const begin = performance.now();
  await platform.close();
  await ended;
  // Two seconds are what requests get that are being answered.
  expect(performance.now() - begin).toBeLessThan(1500);
});

test('an open page does not keep a platform that nobody uses', async () => {
  const platform = await start();
  const events = await openEvents(platform);
  await new Promise(setImmediate);
  expect(platform.idleMilliseconds()).toBeGreaterThan(0);
  events.destroy();
});
