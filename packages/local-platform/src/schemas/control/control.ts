import { BuildLog } from './build-log.ts';
import { contract } from '../contract.ts';
import { Fault, Faults } from './faults.ts';
import { RecordedRequest, RequestSummary } from './requests.ts';
import { StateReport } from './state-report.ts';
import { Type } from '../types/type.ts';
import { choice, Empty, NullableUrl, record, Time } from '../types/values.ts';

/** The actions of the user portal on a webhook set (spec 3.2). */
const WEBHOOK_SET_ACTIONS = ['create', 'regenerate', 'delete'] as const;
export type WebhookSetAction = (typeof WEBHOOK_SET_ACTIONS)[number];

/** Results that a running build can be given. */
export const SETTABLE_RESULTS = ['live', 'failed', 'cancelled'] as const;
export type SettableResult = (typeof SETTABLE_RESULTS)[number];

/** One year in milliseconds: further than any test has to go. */
export const MAX_ADVANCE_MS = 31_536_000_000;

const shared = { access: 'control', tag: 'control' } as const;

const EnvironmentId = Type.String({ description: 'the id of the environment', maxLength: 1000 });

const BuildId = Type.String({ description: 'the id of the build', maxLength: 1000 });

const faultList = {
  description: 'Queued faults.',
  schema: record({ faults: Type.Array(Fault) }, { title: 'Faults' }),
} as const;

const webhooks = {
  description: 'The three URLs, or null for each when there are none.',
  schema: record({ rebuild: NullableUrl, cleanRebuild: NullableUrl, purgeCache: NullableUrl }, { title: 'Webhooks' }),
} as const;

/** What the user portal and the course of time do on the real platform, and faults. */
export const CONTROL = {
  readState: contract({
    ...shared,
    method: 'GET',
    url: '/_control/state',
    summary: 'Everything the platform holds, without secrets',
    description:
      'Also webhook calls, purges, requests by endpoint, queued faults, and internal errors of the local platform. `entries=false` leaves out the entries of archives.',
    query: record({ entries: Type.Optional(choice(['true', 'false'])) }),
    answer: { description: 'The state.', schema: StateReport },
  }),
  listFaults: contract({
    ...shared,
    method: 'GET',
    url: '/_control/faults',
    summary: 'List queued faults',
    answer: faultList,
  }),
  addFaults: contract({
    ...shared,
    method: 'POST',
    url: '/_control/faults',
    summary: 'Queue faults',
    description: 'One, or a list: see docs/reference/local-platform-faults.md for how fields combine.',
    body: Faults,
    answer: faultList,
  }),
  clearFaults: contract({
    ...shared,
    method: 'DELETE',
    url: '/_control/faults',
    summary: 'Clear all faults',
    answer: faultList,
  }),
  readWebhooks: contract({
    ...shared,
    method: 'GET',
    url: '/_control/webhooks',
    summary: 'Webhook URLs of an environment',
    query: record({ environment: EnvironmentId }),
    answer: webhooks,
    refusals: [404],
  }),
  changeWebhooks: contract({
    ...shared,
    method: 'POST',
    url: '/_control/webhooks',
    summary: 'Create, regenerate or delete the webhooks of an environment (spec 3.2)',
    body: record({ environment: EnvironmentId, action: choice(WEBHOOK_SET_ACTIONS) }),
    answer: webhooks,
    refusals: [404, 409],
  }),
  endBuild: contract({
    ...shared,
    method: 'POST',
    url: '/_control/builds',
    summary: 'End a running build',
    body: record({
      build: BuildId,
      result: choice(SETTABLE_RESULTS),
    }),
    answer: { description: 'Done.', schema: Empty },
    refusals: [404, 409],
  }),
  readLog: contract({
    ...shared,
    method: 'GET',
    url: '/_control/log',
    summary: 'The log of a build, with `--run-apps`',
    description:
      'Without `build`, the log of the newest build. 404 for simulated and old builds. `after=N` skips the first N lines.',
    query: record({
      build: Type.Optional(BuildId),
      after: Type.Optional(
        Type.Integer({
          description: 'a whole number: how many of the first lines to skip',
          minimum: 0,
        }),
      ),
    }),
    answer: { description: 'The log.', schema: BuildLog },
    refusals: [404],
  }),
  listRequests: contract({
    ...shared,
    method: 'GET',
    url: '/_control/requests',
    summary: 'The last requests to the API and its webhooks',
    description: 'Newest first: at most 500, and 4 MiB.',
    query: record({
      path: Type.Optional(Type.String({ description: 'a part of the path', maxLength: 1000 })),
      status: Type.Optional(
        Type.String({
          description: 'a status such as 404, a class such as 4xx, or none for those that got no answer',
          pattern: '^(?:[1-5]\\d\\d|[1-5]xx|none)$',
        }),
      ),
    }),
    answer: {
      description: 'The requests, without headers and bodies.',
      schema: record({ requests: Type.Array(RequestSummary) }, { title: 'Requests' }),
    },
  }),
  readRequest: contract({
    ...shared,
    method: 'GET',
    url: '/_control/requests/:request',
    summary: 'One request with its answer',
    description:
      'Headers, and bodies up to 16 KiB each. The body of a request is there only if it is JSON; of an upload there is only the size.',
    params: record({ request: Type.String({ description: 'the id of the request', pattern: '^\\d{1,15}$' }) }),
    answer: { description: 'The request.', schema: RecordedRequest },
    refusals: [404],
  }),
  openPortal: contract({
    ...shared,
    method: 'POST',
    url: '/_control/portal',
    summary: 'An address that opens the portal once',
    description:
      'It works for 30 seconds; on Linux only for the user who runs the local platform. A second use ends all sessions.',
    body: Empty,
    bodyOptional: true,
    answer: { description: 'The address.', schema: record({ url: Type.String({ format: 'uri' }) }) },
    refusals: [404],
  }),
  reset: contract({
    ...shared,
    method: 'POST',
    url: '/_control/reset',
    summary: 'Reset to the start',
    description:
      'Restores the seed, with the same IDs, webhook URLs and sites, and drops all else but the zips in `--archives`. All that was printed at the start stays valid. `--faults` are queued again, and the clock is that of the machine. Requests meanwhile may find no environments.',
    body: Empty,
    bodyOptional: true,
    answer: { description: 'Done.', schema: Empty },
  }),
  advanceClock: contract({
    ...shared,
    method: 'POST',
    url: '/_control/clock',
    summary: 'Move the clock forward',
    body: record({ advanceMs: Type.Integer({ minimum: 0, maximum: MAX_ADVANCE_MS }) }),
    answer: { description: 'The current time.', schema: record({ time: Time }) },
  }),
};
