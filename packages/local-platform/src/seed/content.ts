import type { Problems } from '../errors/problems.ts';
import { readFaults } from '../faults/rules.ts';
import type { Fault } from '../schemas/control/faults.ts';
import { makeAccounts } from './accounts.ts';
import type { SeedContent } from './seed.ts';
import { readSeed } from './seed.ts';
import type { Identities } from '../state/identity.ts';
import type { Seed, SeedInstall } from '../schemas/control/seed.ts';

/** What the platform holds and does from the start. @returns nothing of use where a problem was added */
export function readContent(
  options: { readonly seed?: unknown; readonly faults?: unknown },
  identities: Identities,
  now: number,
  problems: Problems,
): SeedContent & { readonly faults: readonly Fault[] } {
  const seed = seedOf(options.seed, identities, now, problems);
  const faults = readFaults(options.faults ?? [], 'faults', problems);
  return { ...seed, faults };
}

/** Our own seed is known to be a good one: compiling a schema to check it would only make the start longer. */
function seedOf(given: unknown, identities: Identities, now: number, problems: Problems): SeedContent {
  if (given !== undefined) return readSeed(given, identities, now, problems);
  return { accounts: makeAccounts(DEFAULT_SEED, identities, now), maxUploadBytes: undefined };
}

/** What the platform holds when it is given no seed: one account, one direct-upload app, one environment, some installs. */
export const DEFAULT_SEED: Seed = {
  accounts: [
    {
      name: 'acme',
      installs: [
        install('acmeprod', '2023-02-14T09:00:00Z', ['www.acme.example', 'acme.example']),
        install('acmestage', '2023-02-14T09:05:00Z', ['stage.acme.example']),
        install('acmedev', '2023-03-01T16:30:00Z', ['dev.acme.example']),
        install('acmeblog', '2024-07-22T11:45:00Z', ['blog.acme.example']),
        install('acmeshop', '2025-01-09T08:15:00Z', []),
      ],
      apps: [
        {
          name: 'storefront',
          region: 'US-C',
          environments: [
            { displayName: 'Production', wpEnvironment: 'acmeprod', domains: ['storefront.acme.example'] },
          ],
        },
      ],
    },
  ],
};

function install(name: string, created_at: string, hostnames: readonly string[]): SeedInstall {
  return { name, created_at, domains: hostnames.map((hostname, index) => ({ hostname, primary: index === 0 })) };
}
