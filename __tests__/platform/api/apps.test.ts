import { expect, test } from '@jest/globals';
import { listApps } from '../../../src/platform/api/apps.ts';
import { callContext, serving } from '../../support/steps/api-calls.ts';
import { callsTo } from '../../support/servers/requests.ts';

async function listFrom(body: unknown, status = 200) {
  const connection = await serving(body, status);
  return { server: connection, apps: await listApps(connection, 'acme', callContext()) };
}

test('the names of all apps, with one request', async () => {
  const body = {
    apps: [{ name: 'accounts/acme/apps/shop', region: 'regions/UK' }, { name: 'accounts/acme/apps/blog' }],
  };
  const { server, apps } = await listFrom(body);
  expect(apps).toEqual({ kind: 'value', value: { entries: ['shop', 'blog'], part: undefined } });
  expect(callsTo(server)).toEqual(['GET /v1/accounts/acme/apps']);
});

test('an account without apps', async () => {
  expect((await listFrom({ apps: [] })).apps).toEqual({ kind: 'value', value: { entries: [], part: undefined } });
});

test.each([
  {},
  [],
  { apps: {} },
  { apps: [null] },
  { apps: [{ name: 'shop' }] },
  { apps: [{ name: 'accounts/acme/apps/shop' }, { name: 'accounts/acme/apps/..' }] },
])('another shape: %j', async (body) => {
  expect((await listFrom(body)).apps).toEqual({ kind: 'unusable', reason: 'unexpected format' });
});

test('HTTP 404', async () => {
  expect((await listFrom({}, 404)).apps).toMatchObject({ kind: 'missing', reason: 'HTTP 404' });
});
