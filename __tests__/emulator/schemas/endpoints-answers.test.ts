import { expect, test } from '@jest/globals';
import type { Platform } from '../../../src/emulator/server.ts';
import { fits } from '../../../src/emulator/schemas/check.ts';
import type { Contract } from '../../../src/emulator/schemas/contract.ts';
import { CONTROL } from '../../../src/emulator/schemas/control.ts';
import { SERVICE } from '../../../src/emulator/schemas/endpoints.ts';
import { ErrorObject } from '../../../src/emulator/schemas/error.ts';
import type { Answer, Call } from '../support.ts';
import { buildIdOf, call, control, environmentsPath, jsonOf, pathOf, start, upload } from '../support.ts';

type Endpoint = keyof typeof SERVICE | keyof typeof CONTROL;

/** A good request to every endpoint, after an upload. The type makes sure that none is left out. */
function requests(platform: Platform, build: string): Record<Endpoint, () => Promise<Answer>> {
  const { account, environment } = platform.details;
  const app = `/v1/accounts/${account}/apps/storefront`;
  const place = `${environmentsPath(platform)}/${environment}`;
  const plain =
    (path: string, options: Call = {}) =>
    () =>
      call(platform, path, options);
  const controlled =
    (path: string, options: Call = {}) =>
    () =>
      control(platform, path, options);
  const region = { region: 'regions/UK', uploadable: {} };
  const created = { displayName: 'Staging', branch: 'uploadable', wpEnvironment: 'acmestage' };
  return {
    createApp: plain(`/v1/accounts/${account}/apps?appId=x`, { json: region }),
    listApps: plain(`/v1/accounts/${account}/apps`),
    getApp: plain(app),
    deleteApp: plain(app, { method: 'DELETE' }),
    createEnvironment: plain(`${app}/environments`, { json: created }),
    listEnvironments: plain(`${app}/environments`),
    getEnvironment: plain(place),
    deleteEnvironment: plain(place, { method: 'DELETE' }),
    clearCache: plain(`${place}:clearCache`, { method: 'POST' }),
    upload: () => upload(platform),
    triggerWebhook: plain(pathOf(platform.details['rebuild-webhook']), { method: 'POST', credentials: null }),
    listInstalls: plain('/v1/installs?limit=2&offset=1'),
    getInstall: plain('/v1/installs/20001'),
    listInstallDomains: plain('/v1/installs/20001/domains?limit=1'),
    purgeInstallCache: plain('/v1/installs/20001/purge_cache', { json: { type: 'all' } }),
    listBuilds: plain(`${place}/builds`),
    getBuild: plain(`${place}/builds/${build}`),
    cancelBuild: plain(`${place}/builds/${build}:cancel`, { json: {} }),
    getStatus: plain('/v1/status'),
    readState: controlled('state'),
    listFaults: controlled('faults'),
    addFaults: controlled('faults', { json: { endpoint: 'upload', headers: { a: 'b' }, body: { c: 1 }, skip: 9 } }),
    clearFaults: controlled('faults', { method: 'DELETE' }),
    readWebhooks: controlled(`webhooks?environment=${environment}`),
    changeWebhooks: controlled('webhooks', { json: { environment, action: 'delete' } }),
    endBuild: controlled('builds', { json: { build, result: 'failed' } }),
    readLog: controlled(`log?build=${build}`),
    listRequests: controlled('requests?path=upload&status=2xx'),
    readRequest: controlled('requests/1'),
    reset: controlled('reset', { method: 'POST' }),
    advanceClock: controlled('clock', { json: { advanceMs: 1 } }),
  };
}

test.each(Object.entries<Contract>({ ...SERVICE, ...CONTROL }))(
  '%s answers as its schema says',
  async (name, { answer: { status = 200, schema } }) => {
    // Of its own, as some requests take away what others need. Without runApps there are no logs.
    const platform = await start({ runApps: name === 'readLog' });
    const build = buildIdOf(await upload(platform));
    const answer = await requests(platform, build)[name as Endpoint]();
    expect([answer.status, answer.text === '']).toEqual([status, schema === undefined]);
    if (schema !== undefined) expect(fits(schema, jsonOf(answer))).toBe(true);
  },
);

test('a refusal is an Error object', async () => {
  const platform = await start();
  expect(fits(ErrorObject, jsonOf(await call(platform, '/v1/installs?limit=1000')))).toBe(true);
});
