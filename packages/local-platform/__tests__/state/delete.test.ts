import { expect, test } from '@jest/globals';
import type { Platform } from '../../src/platform/server.ts';
import {
  appsPath,
  buildIdOf,
  call,
  control,
  environmentsPath,
  errorOf,
  jsonOf,
  pathOf,
  sharedPlatform,
  start,
  upload,
  uploadAround,
} from '../support.ts';

const shared = sharedPlatform();

function environmentPath(platform: Platform): string {
  return `${environmentsPath(platform)}/${platform.details.environment}`;
}

async function remove(platform: Platform, path: string) {
  return await call(platform, path, { method: 'DELETE' });
}

test('an environment is deleted: later calls answer 404, and its webhooks stop working', async () => {
  const platform = await start();
  const build = buildIdOf(await upload(platform));
  const place = environmentPath(platform);
  const answer = await remove(platform, place);
  expect([answer.status, answer.text]).toEqual([200, '{}']);

  const rebuild = pathOf(platform.details['rebuild-webhook']);
  const later = await Promise.all([
    call(platform, place),
    remove(platform, place),
    upload(platform),
    call(platform, `${place}/builds`),
    call(platform, `${place}/builds/${build}:cancel`, { method: 'POST' }),
    call(platform, `${place}:clearCache`, { method: 'POST' }),
    call(platform, rebuild, { method: 'POST', credentials: null }),
    control(platform, `webhooks?environment=${platform.details.environment}`),
  ]);
  expect(later.map(errorOf)).toEqual(later.map(() => '404 not_found environment_not_found'));
  expect(jsonOf(await call(platform, environmentsPath(platform)))).toEqual({ environments: [] });
  expect(platform.state().accounts[0]?.apps).toMatchObject([{ name: 'storefront', environments: [] }]);
  expect(platform.state()).toMatchObject({ webhookCalls: [], defects: [] });
});

test('its display name is free again, for an environment with another ID', async () => {
  const platform = await start();
  await remove(platform, environmentPath(platform));
  const json = { displayName: 'Production', branch: 'uploadable', wpEnvironment: 'acmeprod' };
  const { name } = jsonOf(await call(platform, environmentsPath(platform), { json }));
  expect(name).toMatch(/\/environments\/[0-9a-f-]{36}\/operations\/no_build$/);
  expect(name).not.toContain(platform.details.environment);
});

test('an app is deleted with its environments, and its name stays taken', async () => {
  const platform = await start();
  await upload(platform);
  const answer = await remove(platform, `${appsPath(platform)}/storefront`);
  expect([answer.status, answer.text]).toEqual([200, '{}']);

  const later = await Promise.all([
    call(platform, `${appsPath(platform)}/storefront`),
    remove(platform, `${appsPath(platform)}/storefront`),
    call(platform, environmentsPath(platform)),
    call(platform, environmentPath(platform)),
    upload(platform),
    call(platform, pathOf(platform.details['purge-cache-webhook']), { method: 'POST', credentials: null }),
  ]);
  expect(later.map(errorOf)).toEqual(later.map(() => '404 not_found app_not_found'));
  expect(jsonOf(await call(platform, appsPath(platform)))).toEqual({ apps: [] });
  const json = { region: 'regions/US-C', uploadable: {} };
  const again = await call(platform, `${appsPath(platform)}?appId=storefront`, { json });
  expect(errorOf(again)).toBe('409 conflict app_deleted');
});

test.each([
  ['an environment that is not there', (platform: Platform) => `${environmentsPath(platform)}/none`, 404],
  ['an app that is not there', (platform: Platform) => `${appsPath(platform)}/none`, 404],
  ['an account of others', () => '/v1/accounts/other/apps/storefront', 403],
  ['an unknown parameter', (platform: Platform) => `${environmentPath(platform)}?force=true`, 400],
])('%s is refused, and nothing is deleted', async (_, path, status) => {
  const platform = shared();
  expect((await remove(platform, path(platform))).status).toBe(status);
  expect(platform.state().accounts[0]?.apps).toMatchObject([{ environments: [{ displayName: 'Production' }] }]);
});

test('it needs credentials', async () => {
  const platform = shared();
  const answer = await call(platform, environmentPath(platform), { method: 'DELETE', credentials: null });
  expect(errorOf(answer)).toBe('401 unauthorized bad_credentials');
  expect((await call(platform, environmentPath(platform))).status).toBe(200);
});

test('a fault is answered in its place, or after it was carried out', async () => {
  const platform = await start();
  platform.addFaults({ endpoint: 'delete-environment', status: 503 });
  expect((await remove(platform, environmentPath(platform))).status).toBe(503);
  expect((await call(platform, environmentPath(platform))).status).toBe(200);
  platform.addFaults(
    { endpoint: 'delete-environment', status: 502, taken: true },
    { endpoint: 'delete-app', cutAfterResponseBytes: 0 },
  );
  expect((await remove(platform, environmentPath(platform))).status).toBe(502);
  expect((await call(platform, environmentPath(platform))).status).toBe(404);
  await expect(remove(platform, `${appsPath(platform)}/storefront`)).rejects.toThrow();
  expect((await call(platform, `${appsPath(platform)}/storefront`)).status).toBe(404);
  expect(platform.state().requests).toMatchObject({ 'delete-environment': 2, 'delete-app': 1 });
});

test('an upload whose environment is deleted while the zip is sent is 404, and builds nothing', async () => {
  const platform = await start();
  const status = await uploadAround(platform, async () => await remove(platform, environmentPath(platform)));
  expect(status).toBe(404);
  expect(platform.state().defects).toEqual([]);
});
