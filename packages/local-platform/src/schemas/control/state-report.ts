import type { Static } from 'typebox';
import { BUILD_STATES } from '../builds.ts';
import { Fault } from './faults.ts';
import { Type } from '../types/type.ts';
import { choice, record, Time } from '../types/values.ts';

const NullableString = Type.Unsafe<string | null>({ type: ['string', 'null'] });

const BuildReport = record({
  id: Type.String(),
  name: Type.String(),
  cause: choice(['upload', 'rebuild', 'cleanRebuild']),
  state: choice(BUILD_STATES),
  createTime: Time,
  finishTime: NullableString,
  // With --run-apps only.
  failure: Type.Optional(record({ step: Type.String(), message: Type.String() })),
  operation: record({ name: Type.String(), done: Type.Boolean() }),
  archive: record({
    sha256: Type.String(),
    bytes: Type.Integer(),
    entryCount: Type.Integer(),
    entries: Type.Array(Type.String()),
  }),
});
export type BuildReport = Static<typeof BuildReport>;

const EnvironmentReport = record({
  id: Type.String(),
  name: Type.String(),
  displayName: Type.String(),
  branch: Type.String(),
  wpEnvironment: Type.String(),
  shellVariables: Type.Array(Type.String(), { description: 'their names' }),
  live: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'id of the build that is live',
  }),
  reconciling: Type.Boolean(),
  purges: Type.Integer(),
  siteUrl: Type.Optional(Type.String({ description: 'where its app answers, with `--run-apps`' })),
  // Their URLs are secrets and not part of the report.
  webhooks: record({ state: choice(['none', 'active']), createTime: NullableString }),
  builds: Type.Array(BuildReport, { description: 'oldest first' }),
});
export type EnvironmentReport = Static<typeof EnvironmentReport>;

/** What the platform holds, as a plain value: no password, no token, no value of a shell variable. */
export const StateReport = record(
  {
    time: Time,
    accounts: Type.Array(
      record({
        name: Type.String(),
        id: Type.Integer(),
        apps: Type.Array(
          record({ name: Type.String(), region: Type.String(), environments: Type.Array(EnvironmentReport) }),
        ),
        installs: Type.Array(record({ id: Type.Integer(), name: Type.String(), purges: Type.Integer() })),
      }),
    ),
    requests: Type.Unsafe<Record<string, number>>({
      type: 'object',
      description: 'requests that reached an endpoint, by its name',
      additionalProperties: { type: 'integer' },
    }),
    webhookCalls: Type.Array(
      record({ environment: Type.String(), action: Type.String(), time: Time, build: NullableString }),
    ),
    purges: Type.Array(record({ target: Type.String(), type: Type.String(), time: Time })),
    faults: Type.Array(Fault, { description: 'queued faults' }),
    defects: Type.Array(Type.String(), { description: 'defects of the platform itself' }),
  },
  { title: 'State' },
);
export type StateReport = Static<typeof StateReport>;
