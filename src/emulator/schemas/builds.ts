import { contract } from './contract.ts';
import { Type } from './type.ts';
import { choice, Empty, Id, Name, record, Time } from './values.ts';

const URL = '/v1/accounts/:account/apps/:app/environments/:environment/builds';

/** Our own terms: the specification shows neither the states nor the moves between them (section 3.1). */
export const BUILD_STATES = [
  'queued',
  'building',
  'deploying',
  'live',
  'replaced',
  'failed',
  'cancelled',
  'superseded',
] as const;

/** Builds of a page when `pageSize` is absent or 0. */
export const DEFAULT_BUILDS_PAGE_SIZE = 10;
/** What a larger `pageSize` means. */
export const MAX_BUILDS_PAGE_SIZE = 200;

const Build = record(
  {
    name: Type.String({ pattern: '^accounts/[^/]+/apps/[^/]+/environments/[^/]+/builds/[^/]+$' }),
    state: choice(BUILD_STATES),
    createTime: Time,
    finishTime: Type.Optional(Time),
    commitSha: Type.String(),
    commitMessage: Type.String(),
  },
  { title: 'Build' },
);

const params = record({ account: Name, app: Name, environment: Id, build: Id });

/** Builds of an environment: public documents only, nothing of this is in the specification. */
export const BUILDS = {
  listBuilds: contract({
    method: 'GET',
    url: URL,
    access: 'basic',
    name: 'builds',
    tag: 'extension',
    summary: 'List builds, oldest first',
    description: '`startTime` and `endTime` count inclusively on the time a build was created.',
    params: record({ account: Name, app: Name, environment: Id }),
    query: record({
      pageSize: Type.Optional(
        Type.Integer({
          description: `a whole number of at least 0; absent and 0 mean ${DEFAULT_BUILDS_PAGE_SIZE}, more than ${MAX_BUILDS_PAGE_SIZE} means ${MAX_BUILDS_PAGE_SIZE}`,
          minimum: 0,
        }),
      ),
      orderBy: Type.Optional(choice(['', 'createTime', 'createTime desc'])),
      startTime: Type.Optional(Time),
      endTime: Type.Optional(Time),
    }),
    answer: {
      description: 'Builds.',
      schema: record({ builds: Type.Array(Build, { maxItems: MAX_BUILDS_PAGE_SIZE }) }),
    },
  }),
  getBuild: contract({
    method: 'GET',
    url: `${URL}/:build`,
    access: 'basic',
    name: 'build',
    tag: 'extension',
    summary: 'Read a build',
    params,
    query: record({}),
    answer: { description: 'The build.', schema: Build },
  }),
  cancelBuild: contract({
    method: 'POST',
    url: `${URL}/:build([^:]+)::cancel`,
    access: 'basic',
    name: 'cancel-build',
    tag: 'extension',
    summary: 'Cancel a running build',
    params,
    query: record({}),
    body: Empty,
    bodyOptional: true,
    answer: { description: 'Done.', schema: Empty },
    refusals: [409],
  }),
};
