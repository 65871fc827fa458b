import { REGIONS } from '../../../../src/platform/api/wire.ts';
import { contract } from './contract.ts';
import { Type } from './types/type.ts';
import { choice, Empty, Name, record, Time } from './types/values.ts';

const URL = '/v1/accounts/:account/apps';

/** Form `regions/<REGION>` (spec 2.1). */
const Region = choice(REGIONS.map((region) => `regions/${region}` as const));

const App = record(
  {
    name: Type.String({ pattern: '^accounts/[^/]+/apps/[^/]+$' }),
    region: Region,
    repository: record({ provider: choice(['UPLOADABLE']) }),
    createTime: Time,
  },
  { title: 'App' },
);

/** Create app (spec 4.1), the calls of public documents, and the regions that a public client reads. */
export const APPS = {
  createApp: contract({
    method: 'POST',
    url: URL,
    name: 'create-app',
    tag: 'apps',
    summary: 'Create app (spec 4.1)',
    params: record({ account: Name }),
    query: record({ appId: Name }),
    body: record(
      { region: Region, uploadable: Empty },
      { title: 'CreateApp', examples: [{ region: 'regions/US-C', uploadable: {} }] },
    ),
    answer: { description: 'Created. There is no body.' },
    refusals: [409],
  }),
  listApps: contract({
    method: 'GET',
    url: URL,
    name: 'apps',
    tag: 'extension',
    summary: 'List apps',
    params: record({ account: Name }),
    answer: { description: 'Every app of the account.', schema: record({ apps: Type.Array(App) }) },
  }),
  getApp: contract({
    method: 'GET',
    url: `${URL}/:app`,
    name: 'app',
    tag: 'extension',
    summary: 'Read an app',
    params: record({ account: Name, app: Name }),
    answer: { description: 'The app.', schema: App },
  }),
  deleteApp: contract({
    method: 'DELETE',
    url: `${URL}/:app`,
    name: 'delete-app',
    tag: 'extension',
    summary: 'Delete an app with all its environments',
    description: 'Its name cannot be used again in the account.',
    params: record({ account: Name, app: Name }),
    answer: { description: 'Deleted.', schema: Empty },
  }),
  listRegions: contract({
    method: 'GET',
    url: '/v1/regions',
    name: 'regions',
    tag: 'extension',
    summary: 'List regions',
    answer: {
      description: 'Every region that an app can be created in.',
      schema: record({ regions: Type.Array(record({ name: Region })) }),
    },
  }),
};
