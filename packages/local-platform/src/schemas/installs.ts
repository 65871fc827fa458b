import type { TSchema } from 'typebox';
import { MAX_PAGE_SIZE } from '../../../../src/platform/api/wire.ts';
import { contract } from './contract.ts';
import { Type } from './types/type.ts';
import { choice, NullableUrl, record, Time } from './types/values.ts';

/** Query parameters of a list (spec 4.5 and 8). */
const PAGING = {
  limit: Type.Optional(
    Type.Integer({
      description: `a whole number from 0 to ${MAX_PAGE_SIZE} (default ${MAX_PAGE_SIZE})`,
      minimum: 0,
      maximum: MAX_PAGE_SIZE,
    }),
  ),
  offset: Type.Optional(Type.Integer({ description: 'a whole number of at least 0 (default 0)', minimum: 0 })),
};

/** Paginated list (spec 2.5). */
function page<Item extends TSchema>(item: Item, title: string) {
  return record(
    {
      count: Type.Integer(),
      results: Type.Array(item, { maxItems: MAX_PAGE_SIZE }),
      next: NullableUrl,
      previous: NullableUrl,
    },
    { title },
  );
}

const URL = '/v1/installs';

const fields = { id: Type.Integer(), name: Type.String(), account_id: Type.Integer(), created_at: Time };

const params = record({ install: Type.Integer({ description: 'the id of an install', minimum: 1 }) });

/** Kinds of cache that `purge_cache` of public documents clears. */
const PURGE_TYPES = ['object', 'page', 'cdn', 'all'] as const;

/** List and get installs (spec 4.5 and 4.6), and the calls of public documents. */
export const INSTALLS = {
  listInstalls: contract({
    method: 'GET',
    url: URL,
    name: 'installs',
    tag: 'installs',
    summary: 'List installs (spec 4.5)',
    query: record({
      ...PAGING,
      // The one filter of public documents; the specification shows none.
      account_id: Type.Optional(
        Type.String({
          description: 'the id of an account; only its installs are listed. Unknown with `--strict`',
          'x-extension': true,
        }),
      ),
    }),
    answer: {
      description: 'One page.',
      schema: page(record(fields, { title: 'InstallItem' }), 'InstallPage'),
      example: {
        count: 5,
        results: [{ id: 20_002, name: 'acmestage', account_id: 1001, created_at: '2023-02-14T09:05:00.000Z' }],
        next: 'http://127.0.0.1:8080/v1/installs?limit=1&offset=2',
        previous: 'http://127.0.0.1:8080/v1/installs?limit=1&offset=0',
      },
    },
  }),
  getInstall: contract({
    method: 'GET',
    url: `${URL}/:install`,
    name: 'install',
    tag: 'installs',
    summary: 'Get install (spec 4.6)',
    params,
    answer: {
      description: 'The install, with its domains.',
      schema: record(
        { ...fields, domains: Type.Array(record({ hostname: Type.String(), primary: Type.Boolean() })) },
        { title: 'Install' },
      ),
      example: {
        id: 20_001,
        name: 'acmeprod',
        account_id: 1001,
        created_at: '2023-02-14T09:00:00.000Z',
        domains: [{ hostname: 'www.acme.example', primary: true }],
      },
    },
  }),
  listInstallDomains: contract({
    method: 'GET',
    url: `${URL}/:install/domains`,
    name: 'install-domains',
    tag: 'extension',
    summary: 'List the domains of an install',
    params,
    query: record(PAGING),
    answer: {
      description: 'One page.',
      schema: page(record({ name: Type.String(), primary: Type.Boolean() }), 'DomainPage'),
    },
  }),
  purgeInstallCache: contract({
    method: 'POST',
    url: `${URL}/:install/purge_cache`,
    name: 'purge-cache',
    tag: 'extension',
    summary: 'Purge a cache of an install',
    params,
    body: record({ type: choice(PURGE_TYPES) }),
    answer: { status: 202, description: 'Accepted. There is no body.' },
  }),
};
