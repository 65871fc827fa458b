import { expect, test } from '@jest/globals';
import { readApp } from '../../../src/platform/api/apps.ts';
import { listInstalls } from '../../../src/platform/api/installs.ts';
import { callContext, serving } from '../../support/steps/api-calls.ts';
import { headerOf } from '../../support/servers/requests.ts';

const PAGE = { pageSize: 100, offset: 0, maxPages: 9, matches: () => true };

test.each(['[]', '[{"id": 1}]', 'null', '7', '"ok"', 'true', '{}'])(
  '%s is an answer of the host in an unexpected format: no retry',
  async (text) => {
    const list = await serving(text);
    await expect(listInstalls(list, PAGE, callContext())).rejects.toMatchObject({ code: 'bad-reply' });
    expect(list.requests).toHaveLength(1);
    const app = await serving(text);
    expect(await readApp(app, { account: 'acme', app: 'shop' }, callContext())).toBe('unreadable');
    expect(app.requests).toHaveLength(1);
  },
);

test.each(['', '<html>', '{"results": ['])('%j is none: it may be of a proxy, and is retried', async (text) => {
  const connection = await serving(text);
  await expect(listInstalls(connection, PAGE, callContext())).rejects.toMatchObject({ code: 'bad-reply' });
  expect(connection.requests).toHaveLength(5);
});

test('a read asks caches for what the host has now', async () => {
  const connection = await serving('{}');
  await readApp(connection, { account: 'acme', app: 'shop' }, callContext());
  expect(connection.requests.map((request) => headerOf(request, 'cache-control'))).toEqual(['no-cache']);
});
