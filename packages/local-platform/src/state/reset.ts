import { deleteEnvironment } from './delete.ts';
import type { Account, App, Environment } from './model.ts';
import type { Service } from './service.ts';

/** Puts what the seed has into an empty platform: copies, so that it can be done again. */
export function fillFromSeed({ seed, store, faults }: Service): void {
  for (const account of seed.accounts) store.accounts.set(account.name, copyOf(account));
  faults.add(seed.faults);
}

/** Addresses are there before anything was uploaded: a first deploy is to know where its site will be. */
export async function openSites({ apps, store }: Service): Promise<void> {
  for (const environment of store.environments()) await apps?.open(environment);
}

/** The last reset of each platform. */
const resets = new WeakMap<Service, Promise<void>>();

/** See `reset`; one after the other: two at once would open two sites for one environment, and only one can have its port. */
export async function resetToSeed(service: Service): Promise<void> {
  const before = resets.get(service)?.catch(() => undefined);
  const own = before === undefined ? reset(service) : before.then(async () => await reset(service));
  resets.set(service, own);
  await own;
}

/**
 * Back to the start: apps end, builds are cancelled, and what the seed has is there again with the same ids, credentials
 * and webhook URLs. Until it settles, environments do not exist.
 */
async function reset(service: Service): Promise<void> {
  const { store, faults, clock, journal, requests, changes } = service;
  // Others may be created until the last one is gone.
  for (let all = store.environments(); all.length > 0; all = store.environments())
    await Promise.all(all.map(async (environment) => await deleteEnvironment(service, environment)));
  store.clear();
  faults.clear();
  clock.reset();
  journal.clear();
  requests.clear();
  fillFromSeed(service);
  await openSites(service);
  changes.announce('requests');
  changes.announce('state');
}

function copyOf(account: Account): Account {
  const copy: Account = {
    ...account,
    apps: new Map(),
    deletedApps: new Set(account.deletedApps),
    installs: new Map(),
  };
  for (const [name, app] of account.apps) copy.apps.set(name, copyOfApp(app, copy));
  for (const [id, install] of account.installs) copy.installs.set(id, { ...install, account: copy });
  return copy;
}

function copyOfApp(app: App, account: Account): App {
  const copy: App = { ...app, account, environments: new Map<string, Environment>() };
  for (const [id, environment] of app.environments)
    copy.environments.set(id, { ...environment, app: copy, builds: [] });
  return copy;
}
