import { expect, test } from '@jest/globals';
import type { Platform } from '../../src/platform/server.ts';
import {
  appsPath,
  buildIdOf,
  call,
  environmentState,
  environmentsPath,
  errorOf,
  jsonOf,
  pathOf,
  sharedPlatform,
  start,
  upload,
} from '../support.ts';

const shared = sharedPlatform();

function environmentPath(platform: Platform): string {
  return `${environmentsPath(platform)}/${platform.details.environment}`;
}

async function buildNames(platform: Platform, query: string): Promise<unknown[]> {
  const list = jsonOf(await call(platform, `${environmentPath(platform)}/builds${query}`));
  return (list['builds'] as { name: string }[]).map(({ name }) => name.split('/').at(-1));
}

test('apps are listed and read', async () => {
  const platform = await start();
  const app = {
    name: 'accounts/acme/apps/storefront',
    repository: { provider: 'UPLOADABLE' },
    region: 'regions/US-C',
    createTime: '2026-01-01T00:00:00.000Z',
  };
  expect(jsonOf(await call(platform, appsPath(platform)))).toEqual({ apps: [app] });
  expect(jsonOf(await call(platform, `${appsPath(platform)}/storefront`))).toEqual(app);
  expect(errorOf(await call(platform, `${appsPath(platform)}/none`))).toBe('404 not_found app_not_found');
});

test('environments are listed and read, with the build that is live', async () => {
  const platform = await start();
  const id = buildIdOf(await upload(platform));
  const read = async () => jsonOf(await call(platform, environmentPath(platform)));
  expect(await read()).toMatchObject({
    displayName: 'Production',
    branch: 'uploadable',
    build: '',
    reconciling: true,
    domains: [{ name: 'storefront.acme.example' }],
  });
  platform.advance(2000);
  const environment = await read();
  expect(environment).toMatchObject({ build: `${String(environment['name'])}/builds/${id}`, reconciling: false });
  expect(jsonOf(await call(platform, environmentsPath(platform)))).toEqual({ environments: [environment] });
  expect(errorOf(await call(platform, `${environmentsPath(platform)}/none`))).toBe(
    '404 not_found environment_not_found',
  );
});

test('a build has no finishTime while it is being built', async () => {
  const platform = await start();
  const path = `${environmentPath(platform)}/builds/${buildIdOf(await upload(platform))}`;
  const running = jsonOf(await call(platform, path));
  expect(running).toMatchObject({ state: 'queued', createTime: '2026-01-01T00:00:00.000Z' });
  expect(running).not.toHaveProperty('finishTime');
  platform.advance(1500);
  expect(jsonOf(await call(platform, path))).toMatchObject({
    state: 'deploying',
    finishTime: '2026-01-01T00:00:01.500Z',
  });
  expect(errorOf(await call(platform, `${path}x`))).toBe('404 not_found build_not_found');
});

test('a simulated build that fails says nothing of why: no other platform does', async () => {
  const platform = await start();
  platform.addFaults({ endpoint: 'upload', failBuild: true });
  const path = `${environmentPath(platform)}/builds/${buildIdOf(await upload(platform))}`;
  platform.advance(2000);
  const build = jsonOf(await call(platform, path));
  expect([build['state'], 'finishTime' in build, 'headlessDeployLocal' in build]).toEqual(['failed', true, false]);
});

test('builds come oldest first, ten at a time, unless asked otherwise', async () => {
  const platform = await start({ buildMilliseconds: 0 });
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    ids.push(buildIdOf(await upload(platform)));
    platform.advance(1000);
  }
  expect(await buildNames(platform, '')).toEqual(ids.slice(0, 10));
  expect(await buildNames(platform, '?orderBy=')).toEqual(ids.slice(0, 10));
  expect(await buildNames(platform, '?orderBy=createTime&pageSize=2')).toEqual(ids.slice(0, 2));
  expect(await buildNames(platform, '?orderBy=createTime%20desc&pageSize=3')).toEqual(ids.toReversed().slice(0, 3));
  expect(await buildNames(platform, '?pageSize=5000')).toEqual(ids);
  expect(await buildNames(platform, '?startTime=2026-01-01T00:00:02Z&endTime=2026-01-01T00:00:04Z')).toEqual(
    ids.slice(2, 5),
  );
});

test('pageSize is clamped at 200', async () => {
  const platform = await start({ buildMilliseconds: 0 });
  await upload(platform);
  const rebuild = pathOf(platform.details['rebuild-webhook']);
  await Promise.all(Array.from({ length: 200 }, () => call(platform, rebuild, { method: 'POST', credentials: null })));
  expect(await buildNames(platform, '?pageSize=201')).toHaveLength(200);
});

test.each([
  'orderBy=name',
  'orderBy=createTime%20asc',
  'pageSize=x',
  'pageSize=-1',
  'startTime=yesterday',
  'endTime=2026',
])('builds?%s is 400', async (query) => {
  const platform = shared();
  expect(errorOf(await call(platform, `${environmentPath(platform)}/builds?${query}`))).toMatch(/^400 invalid_value /);
});

test('a running build is cancelled once', async () => {
  const platform = await start();
  const path = `${environmentPath(platform)}/builds/${buildIdOf(await upload(platform))}:cancel`;
  const answer = await call(platform, path, { json: {} });
  expect([answer.status, answer.text]).toEqual([200, '{}']);
  expect(environmentState(platform)).toMatchObject({
    live: null,
    reconciling: false,
    builds: [{ state: 'cancelled' }],
  });
  expect(errorOf(await call(platform, path, { method: 'POST' }))).toBe('409 conflict build_ended');
});

test('clearCache and purge_cache count purges', async () => {
  const platform = await start();
  expect((await call(platform, `${environmentPath(platform)}:clearCache`, { json: {} })).status).toBe(200);
  expect(environmentState(platform).purges).toBe(1);
  const purged = await call(platform, '/v1/installs/20001/purge_cache', { json: { type: 'cdn' } });
  expect([purged.status, purged.text]).toEqual([202, '']);
  expect(platform.state().purges).toMatchObject([{ type: 'clearCache' }, { target: 'installs/20001', type: 'cdn' }]);
  expect(errorOf(await call(platform, '/v1/installs/20001/purge_cache', { json: { type: 'x' } }))).toBe(
    '400 invalid_value unknown_choice',
  );
  expect(errorOf(await call(platform, '/v1/installs/1/purge_cache', { json: { type: 'all' } }))).toBe(
    '404 not_found install_not_found',
  );
});

test('status, domains and the account filter', async () => {
  const platform = await start();
  expect(jsonOf(await call(platform, '/v1/status', { credentials: null }))).toEqual({
    success: true,
    created_on: '2026-01-01T00:00:00.000Z',
  });
  expect(jsonOf(await call(platform, '/v1/installs/20001/domains?limit=1'))).toEqual({
    count: 2,
    results: [{ name: 'www.acme.example', primary: true }],
    next: `${platform.url}/v1/installs/20001/domains?limit=1&offset=1`,
    previous: null,
  });
  expect(jsonOf(await call(platform, '/v1/installs?account_id=1&limit=2'))).toMatchObject({ count: 0, next: null });
  expect(jsonOf(await call(platform, '/v1/installs?account_id=1001&limit=2'))).toMatchObject({
    count: 5,
    next: `${platform.url}/v1/installs?account_id=1001&limit=2&offset=2`,
  });
});

test('strict: extensions do not exist, and the specification still does', async () => {
  const platform = await start({ strict: true });
  const id = buildIdOf(await upload(platform));
  const environment = environmentPath(platform);
  const calls: [string, string][] = [
    ['GET', appsPath(platform)],
    ['GET', `${appsPath(platform)}/storefront`],
    ['GET', environmentsPath(platform)],
    ['GET', environment],
    ['DELETE', environment],
    ['DELETE', `${appsPath(platform)}/storefront`],
    ['POST', `${environment}:clearCache`],
    ['GET', `${environment}/builds`],
    ['GET', `${environment}/builds/${id}`],
    ['POST', `${environment}/builds/${id}:cancel`],
    ['GET', '/v1/status'],
    ['POST', '/v1/installs/20001/purge_cache'],
    ['GET', '/v1/installs/20001/domains'],
  ];
  const answers = await Promise.all(calls.map(([method, path]) => call(platform, path, { method })));
  expect(answers.map(errorOf)).toEqual(calls.map(() => '404 not_found unknown_path'));
  expect(errorOf(await call(platform, '/v1/installs?account_id=1'))).toBe('400 invalid_value unknown_parameter');
  expect((await call(platform, '/v1/installs/20001')).status).toBe(200);
});

test('regions are those that an app can be created in', async () => {
  const regions = ['US-C', 'AUS-SE', 'UK', 'EU-W'].map((region) => ({ name: `regions/${region}` }));
  expect(jsonOf(await call(await start(), '/v1/regions'))).toEqual({ regions });
});
