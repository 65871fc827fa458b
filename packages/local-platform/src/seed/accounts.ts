import { UPLOADABLE_BRANCH } from '../../../../src/platform/api/wire.ts';
import type { Seed, SeedAccount, SeedApp } from '../schemas/control/seed.ts';
import { addEnvironment } from '../state/environments.ts';
import type { Identities } from '../state/identity.ts';
import { newOpaqueId, newToken } from '../state/identity.ts';
import type { Account, App } from '../state/model.ts';

/** Ids of accounts and installs that a seed gives none count from here. */
const FIRST_ACCOUNT_ID = 1001;
const FIRST_INSTALL_ID = 20_001;

/** What is made up where a seed has nothing. */
interface Defaults {
  readonly identities: Identities;
  readonly now: number;
  readonly accountId: () => number;
  readonly installId: () => number;
  /** The password that the seed gives a user, wherever it stands. */
  readonly passwords: Map<string, string>;
}

/** The accounts of a seed that was checked. */
export function makeAccounts({ accounts }: Seed, identities: Identities, now: number): Account[] {
  const installs = accounts.flatMap((account) => account.installs ?? []);
  const defaults: Defaults = {
    identities,
    now,
    accountId: freeNumbers(accounts, FIRST_ACCOUNT_ID),
    installId: freeNumbers(installs, FIRST_INSTALL_ID),
    passwords: new Map(
      accounts.flatMap(({ username, password }) =>
        username === undefined || password === undefined ? [] : [[username, password] as const],
      ),
    ),
  };
  return accounts.map((account) => makeAccount(account, defaults));
}

/** Counts from `first`, past the ids that are given anywhere. */
function freeNumbers(given: readonly { readonly id?: number }[], first: number): () => number {
  const taken = new Set(given.map(({ id }) => id));
  let next = first;
  return () => {
    while (taken.has(next)) next += 1;
    next += 1;
    return next - 1;
  };
}

function makeAccount(seed: SeedAccount, defaults: Defaults): Account {
  const username = seed.username ?? defaults.identities.next();
  const password = defaults.passwords.get(username) ?? seed.password ?? newToken();
  defaults.passwords.set(username, password);
  const account: Account = {
    name: seed.name,
    id: seed.id ?? defaults.accountId(),
    opaqueId: newOpaqueId(),
    username,
    password,
    passwordsGenerated: 0,
    apps: new Map(),
    deletedApps: new Set(),
    installs: new Map(),
  };
  for (const { id = defaults.installId(), name, created_at: created, domains = [] } of seed.installs ?? [])
    account.installs.set(id, {
      id,
      name,
      account,
      createTime: created === undefined ? defaults.now : Date.parse(created),
      domains: domains.map(({ hostname, primary = false }) => ({ hostname, primary })),
      purges: 0,
    });
  for (const app of seed.apps ?? []) account.apps.set(app.name, makeApp(app, account, defaults));
  return account;
}

function makeApp(seed: SeedApp, account: Account, { identities, now }: Defaults): App {
  const app: App = {
    account,
    name: seed.name,
    region: seed.region ?? 'US-C',
    createTime: now,
    environments: new Map(),
  };
  for (const given of seed.environments ?? []) {
    const { displayName, wpEnvironment, domains = [], webhooks = true, shellVariables = [] } = given;
    const own = { id: given.id ?? identities.next(), createTime: now, branch: UPLOADABLE_BRANCH } as const;
    const environment = addEnvironment(app, { ...own, displayName, wpEnvironment, domains, shellVariables });
    if (webhooks) environment.webhooks = { token: newToken(), createTime: now };
  }
  return app;
}
