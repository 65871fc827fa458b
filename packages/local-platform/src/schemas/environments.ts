import { UPLOADABLE_BRANCH } from '../../../../src/platform/api/wire.ts';
import { contract } from './contract.ts';
import { Operation, operationExample } from './operation.ts';
import { NEXT_PAGE, paging } from './pages.ts';
import type { PageLimits } from './pages.ts';
import { Type } from './types/type.ts';
import { choice, DisplayName, Empty, Id, Name, record, ShellVariables, Time } from './types/values.ts';

const URL = '/v1/accounts/:account/apps/:app/environments';

/** No public document has numbers: a client that reads one page alone finds every environment of most apps. */
export const ENVIRONMENT_PAGES: PageLimits = { default: 1000, max: 1000 };

/** Every app of this platform is a direct-upload app, so there is one branch (spec 2.2). */
export const Branch = choice([UPLOADABLE_BRANCH]);

/** `wpEnvironment` of spec 2.2. */
export const InstallReference = Type.String({ description: 'the name of an install of the account', maxLength: 1000 });

const Environment = record(
  {
    name: Type.String({ pattern: '^accounts/[^/]+/apps/[^/]+/environments/[^/]+$' }),
    displayName: Type.String(),
    branch: Branch,
    wpEnvironment: Type.String(),
    build: Type.String({ description: 'the build that is live, or an empty string' }),
    reconciling: Type.Boolean({ description: 'whether something is being built or deployed' }),
    domains: Type.Array(record({ name: Type.String() }), {
      description: 'with `--run-apps` the first is the address of its site: `http://127.0.0.1:` and a port',
    }),
    createTime: Time,
  },
  { title: 'Environment' },
);

/** Create environment (spec 4.2), and the calls of public documents. */
export const ENVIRONMENTS = {
  createEnvironment: contract({
    method: 'POST',
    url: URL,
    name: 'create-environment',
    tag: 'apps',
    summary: 'Create environment (spec 4.2)',
    description: '`displayName` must be unique in the app, and no key of `shellVariables` may be repeated.',
    params: record({ account: Name, app: Name }),
    body: record(
      {
        displayName: DisplayName,
        branch: Branch,
        wpEnvironment: InstallReference,
        shellVariables: Type.Optional(ShellVariables),
      },
      {
        title: 'CreateEnvironment',
        examples: [
          {
            displayName: 'Staging',
            branch: 'uploadable',
            wpEnvironment: 'acmestage',
            shellVariables: [{ key: 'API_URL', value: 'https://api.example' }],
          },
        ],
      },
    ),
    answer: {
      description: 'Created. `done` is false.',
      schema: Operation,
      example: operationExample('no_build', 'no_build'),
    },
    refusals: [409],
  }),
  listEnvironments: contract({
    method: 'GET',
    url: URL,
    name: 'environments',
    tag: 'extension',
    summary: 'List environments',
    params: record({ account: Name, app: Name }),
    query: record(paging(ENVIRONMENT_PAGES)),
    answer: {
      description: 'One page.',
      schema: record({
        environments: Type.Array(Environment, { maxItems: ENVIRONMENT_PAGES.max }),
        ...NEXT_PAGE,
      }),
    },
  }),
  getEnvironment: contract({
    method: 'GET',
    url: `${URL}/:environment`,
    name: 'environment',
    tag: 'extension',
    summary: 'Read an environment',
    params: record({ account: Name, app: Name, environment: Id }),
    answer: { description: 'The environment.', schema: Environment },
  }),
  deleteEnvironment: contract({
    method: 'DELETE',
    url: `${URL}/:environment`,
    name: 'delete-environment',
    tag: 'extension',
    summary: 'Delete an environment',
    description: 'A running build is cancelled, its app ends, and its webhooks stop working.',
    params: record({ account: Name, app: Name, environment: Id }),
    answer: { description: 'Deleted.', schema: Empty },
  }),
  clearCache: contract({
    method: 'POST',
    url: `${URL}/:environment([^:]+)::clearCache`,
    name: 'clear-cache',
    tag: 'extension',
    summary: 'Clear the CDN cache of an environment',
    params: record({ account: Name, app: Name, environment: Id }),
    body: Empty,
    bodyOptional: true,
    answer: { description: 'Done.', schema: Empty },
  }),
};
