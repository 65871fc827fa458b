import type { Static } from 'typebox';
import { REGIONS } from '../../../../../src/platform/api/wire.ts';
import { Branch, InstallReference } from '../environments.ts';
import { Type } from '../types/type.ts';
import { choice, DisplayName, Hostname, Id, InstallName, Name, record, ShellVariables } from '../types/values.ts';

const Install = record({
  name: InstallName,
  id: Type.Optional(Type.Integer({ minimum: 1 })),
  created_at: Type.Optional(
    Type.String({
      description: 'an ISO 8601 time in UTC, such as "2024-05-01T12:00:00Z"',
      format: 'date-time',
      pattern: '^\\d{4}-\\d\\d-\\d\\dT.*Z$',
    }),
  ),
  domains: Type.Optional(Type.Array(record({ hostname: Hostname, primary: Type.Optional(Type.Boolean()) }))),
});

const Environment = record({
  displayName: DisplayName,
  branch: Type.Optional(Branch),
  wpEnvironment: InstallReference,
  shellVariables: Type.Optional(ShellVariables),
  id: Type.Optional(Id),
  domains: Type.Optional(Type.Array(Hostname)),
  webhooks: Type.Optional(Type.Boolean()),
});

const App = record({
  name: Name,
  region: Type.Optional(choice(REGIONS)),
  environments: Type.Optional(Type.Array(Environment)),
});

const Account = record({
  name: Name,
  id: Type.Optional(Type.Integer({ minimum: 1 })),
  username: Type.Optional(
    Type.String({
      description: 'a string of 1 to 200 characters without a colon',
      pattern: '^[^:\\p{Cc}]{1,200}$',
    }),
  ),
  password: Type.Optional(Type.String({ description: 'a string of 1 to 200 characters', pattern: '^\\P{Cc}{1,200}$' })),
  installs: Type.Optional(Type.Array(Install)),
  apps: Type.Optional(Type.Array(App)),
});

/** What the platform holds when it starts. docs/reference/local-platform-seed.md has an example. */
export const Seed = record({
  accounts: Type.Array(Account, { description: 'a list of at least one account', minItems: 1 }),
  limits: Type.Optional(
    record({
      maxUploadBytes: Type.Optional(
        Type.Unsafe<string | number>({
          type: ['string', 'integer'],
          description: 'a size of at least 1 byte, such as 1000, 200MB or 2GiB',
        }),
      ),
    }),
  ),
});
export type Seed = Static<typeof Seed>;
export type SeedAccount = Static<typeof Account>;
export type SeedApp = Static<typeof App>;
export type SeedInstall = Static<typeof Install>;
