import type { Problems } from '../errors/checks.ts';
import { join } from '../errors/checks.ts';
import type { Identities } from '../state/identity.ts';
import { seedAccount } from './account.ts';
import { SeedContext } from './context.ts';
import { noteGiven, withoutOddFields } from './given.ts';
import { asBytes } from './size.ts';
import type { Account } from '../state/model.ts';

/** What a seed says. */
export interface SeedContent {
  readonly accounts: readonly Account[];
  readonly maxUploadBytes: number | undefined;
}

/** What the platform holds when it is given no seed: one account, one direct-upload app, one environment, some installs. */
export const DEFAULT_SEED = {
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

function install(name: string, created_at: string, hostnames: readonly string[]): object {
  return { name, created_at, domains: hostnames.map((hostname, index) => ({ hostname, primary: index === 0 })) };
}

/** Builds the accounts of a seed. Every problem is added to `problems`, each with its place and what is allowed. */
export function readSeed(value: unknown, identities: Identities, now: number, problems: Problems): SeedContent {
  const before = problems.list.length;
  const accounts: Account[] = [];
  const context = new SeedContext(identities, now, problems);
  const record = context.record(withoutOddFields(value, 'seed', problems), 'seed', ['accounts', 'limits']);
  const limits = context.record(record?.['limits'] ?? {}, 'seed.limits', ['maxUploadBytes']) ?? {};
  const bytes = limits['maxUploadBytes'];
  const maxUploadBytes = bytes === undefined ? undefined : asBytes(bytes, 'seed.limits.maxUploadBytes', problems);
  noteGiven(record, context);
  context.each(record?.['accounts'], join('seed', 'accounts'), (item, at) => {
    const account = seedAccount(item, at, context);
    if (account !== undefined) accounts.push(account);
  });
  if (accounts.length === 0 && problems.list.length === before)
    problems.add('seed.accounts', 'missing', 'must hold at least one account');
  return { accounts, maxUploadBytes };
}
