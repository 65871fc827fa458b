import type { Static } from 'typebox';
import { MAX_LOCAL_RESULT_BYTES } from '../../../../src/platform/api/wire.ts';
import { contract } from './contract.ts';
import type { ReadonlyDeep } from './contract.ts';
import { NEXT_PAGE, paging } from './pages.ts';
import type { PageLimits } from './pages.ts';
import { Type } from './types/type.ts';
import { choice, Empty, Id, Name, record, Time } from './types/values.ts';

const URL = '/v1/accounts/:account/apps/:app/environments/:environment/builds';

/** Our own terms: the specification shows neither the states nor the moves between them (section 3.1). */
export const BUILD_STATES = ['queued', 'building', 'deploying', 'live', 'failed', 'cancelled', 'superseded'] as const;

export const BUILD_PAGES: PageLimits = { default: 10, max: 200 };

/** Ours alone, for real builds: no other platform says what became of one. */
const LOCAL_RESULTS = ['running', 'live', 'failed', 'cancelled', 'superseded'] as const;

export const Remark = record({
  title: Type.String(),
  text: Type.String({ description: 'a sentence or more; values of shell variables are `***`' }),
});
/** What the platform has to say of a build that is live. */
export type Remark = ReadonlyDeep<Static<typeof Remark>>;

const LocalResult = record(
  {
    result: choice(LOCAL_RESULTS),
    step: Type.Optional(Type.String({ description: 'the step that failed or is running' })),
    stepNumber: Type.Optional(Type.Integer({ description: 'number of the running step, from 1' })),
    stepCount: Type.Optional(Type.Integer({ description: 'number of steps' })),
    stepSeconds: Type.Optional(Type.Integer({ description: 'seconds since this step started' })),
    reason: Type.Optional(Type.String({ description: 'why the build failed; indented lines are quoted from the log' })),
    warnings: Type.Optional(Type.Array(Remark, { description: 'what works here, but may not on the platform' })),
    notices: Type.Optional(Type.Array(Remark, { description: 'what works here as there, with a limit' })),
    log: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'the end of its log, oldest line first; no control characters, and `***` for values of shell variables',
      }),
    ),
  },
  {
    title: 'LocalResult',
    description: `what became of the build, only with \`--run-apps\` and only when a single build is read: \`step\` and its numbers while it runs; \`step\`, \`reason\` and \`log\` if it failed; \`warnings\` and \`notices\`, if there are any, when it is live; at most ${MAX_LOCAL_RESULT_BYTES} bytes of JSON in all`,
  },
);

const Build = record(
  {
    name: Type.String({ pattern: '^accounts/[^/]+/apps/[^/]+/environments/[^/]+/builds/[^/]+$' }),
    state: choice(BUILD_STATES),
    createTime: Time,
    finishTime: Type.Optional(Time),
    commitSha: Type.String(),
    commitMessage: Type.String(),
    headlessDeployBranch: Type.Optional(
      Type.String({
        description: 'branch of that commit, as the step said that uploaded it; no other platform has it',
      }),
    ),
    headlessDeployLocal: Type.Optional(LocalResult),
  },
  { title: 'Build' },
);

const params = record({ account: Name, app: Name, environment: Id, build: Id });

/** Builds of an environment: public documents only, nothing of this is in the specification. */
export const BUILDS = {
  listBuilds: contract({
    method: 'GET',
    url: URL,
    name: 'builds',
    tag: 'extension',
    summary: 'List builds, oldest first',
    description: 'Only builds created from `startTime` to `endTime`, both inclusive.',
    params: record({ account: Name, app: Name, environment: Id }),
    query: record({
      ...paging(BUILD_PAGES),
      orderBy: Type.Optional(choice(['', 'createTime', 'createTime desc'])),
      startTime: Type.Optional(Time),
      endTime: Type.Optional(Time),
    }),
    answer: {
      description: 'One page.',
      schema: record({ builds: Type.Array(Build, { maxItems: BUILD_PAGES.max }), ...NEXT_PAGE }),
    },
  }),
  getBuild: contract({
    method: 'GET',
    url: `${URL}/:build`,
    name: 'build',
    tag: 'extension',
    summary: 'Read a build',
    params,
    answer: { description: 'The build.', schema: Build },
  }),
  cancelBuild: contract({
    method: 'POST',
    url: `${URL}/:build([^:]+)::cancel`,
    name: 'cancel-build',
    tag: 'extension',
    summary: 'Cancel a running build',
    params,
    body: Empty,
    bodyOptional: true,
    answer: { description: 'Done.', schema: Empty },
    refusals: [409],
  }),
};
