import type { Platform } from '../src/platform/server.ts';
import type { CONTROL } from '../src/schemas/control/control.ts';
import type { SERVICE } from '../src/schemas/endpoints.ts';
import type { Answer, Call } from './support.ts';
import { call, control, environmentsPath, pathOf, upload } from './support.ts';

export type Endpoint = keyof typeof SERVICE | keyof typeof CONTROL;

/**
 * A good request to every endpoint, after an upload. The type makes sure that none is left out.
 * @param headers of each, beside its own
 */
export function goodRequests(
  platform: Platform,
  build: string,
  headers: Readonly<Record<string, string>> = {},
): Record<Endpoint, () => Promise<Answer>> {
  const { account, environment } = platform.details;
  const app = `/v1/accounts/${account}/apps/storefront`;
  const place = `${environmentsPath(platform)}/${environment}`;
  const plain =
    (path: string, options: Call = {}) =>
    () =>
      call(platform, path, { ...options, headers });
  const controlled =
    (path: string, options: Call = {}) =>
    () =>
      control(platform, path, { ...options, headers });
  const region = { region: 'regions/UK', uploadable: {} };
  const created = { displayName: 'Staging', branch: 'uploadable', wpEnvironment: 'acmestage' };
  return {
    createApp: plain(`/v1/accounts/${account}/apps?appId=x`, { json: region }),
    listApps: plain(`/v1/accounts/${account}/apps`),
    getApp: plain(app),
    listRegions: plain('/v1/regions'),
    deleteApp: plain(app, { method: 'DELETE' }),
    createEnvironment: plain(`${app}/environments`, { json: created }),
    listEnvironments: plain(`${app}/environments`),
    getEnvironment: plain(place),
    deleteEnvironment: plain(place, { method: 'DELETE' }),
    clearCache: plain(`${place}:clearCache`, { method: 'POST' }),
    upload: () => upload(platform, undefined, { headers }),
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
    openPortal: controlled('portal', { method: 'POST' }),
    reset: controlled('reset', { method: 'POST' }),
    advanceClock: controlled('clock', { json: { advanceMs: 1 } }),
  };
}
