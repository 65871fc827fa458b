import { expect, test } from '@jest/globals';
import { readApp } from '../../../src/platform/api/apps.ts';
import { listInstalls } from '../../../src/platform/api/installs.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { headerOf } from '../../support/servers/requests.ts';
import { always } from '../../support/servers/socket-server.ts';

const PAGE = { pageSize: 100, offset: 0, maxPages: 9, matches: () => true };

async function serving(text: string) {
  const server = await always(200, text);
  const connection = { apiRoot: new URL(server.origin), credentials: { username: 'user', password: 'password' } };
  const context = {
    clock: fakeClock(),
    signal: new AbortController().signal,
    onRetry: () => undefined,
    holdsSecret: () => false,
  };
  return { connection, context, requests: server.requests };
}

test.each(['[]', '[{"id": 1}]', 'null', '7', '"ok"', 'true', '{}'])(
  '%s is an answer of the host in an unexpected format: no retry',
  async (text) => {
    const list = await serving(text);
    await expect(listInstalls(list.connection, PAGE, list.context)).rejects.toMatchObject({ code: 'bad-reply' });
    expect(list.requests).toHaveLength(1);
    const app = await serving(text);
    expect(await readApp(app.connection, { account: 'acme', app: 'shop' }, app.context)).toBe('unreadable');
    expect(app.requests).toHaveLength(1);
  },
);

test.each(['', '<html>', '{"results": ['])('%j is none: it may be of a proxy, and is retried', async (text) => {
  const { connection, context, requests } = await serving(text);
  await expect(listInstalls(connection, PAGE, context)).rejects.toMatchObject({ code: 'bad-reply' });
  expect(requests).toHaveLength(5);
});

test('a read asks caches for what the host has now', async () => {
  const { connection, context, requests } = await serving('{}');
  await readApp(connection, { account: 'acme', app: 'shop' }, context);
  expect(requests.map((request) => headerOf(request, 'cache-control'))).toEqual(['no-cache']);
});
