import type { UploadedArchive, Account, App, Build, Environment, StoredInstall } from './model.ts';
import { sameSecret } from './identity.ts';
import { Refusal } from '../errors/refusal.ts';

/** Someone who called with the right credentials, and the accounts they may see (spec 5). */
export interface Caller {
  readonly username: string;
  readonly accounts: readonly Account[];
}

/** Every account of this platform, with the lookups that answer 403 and 404. */
export class Store {
  readonly accounts = new Map<string, Account>();
  /** One record for equal bytes, so that many uploads of one zip cost the memory of one. */
  readonly #archives = new Map<string, UploadedArchive>();

  /** @returns the caller, or undefined when the user is unknown or the password is wrong. Takes the same time in both cases. */
  callerOf(username: string, password: string): Caller | undefined {
    const accounts = [...this.accounts.values()].filter((account) => account.username === username);
    const matches = sameSecret(password, accounts[0]?.password ?? '');
    return accounts.length > 0 && matches ? { username, accounts } : undefined;
  }

  /** @throws Refusal 403, the same for an account of others and one that does not exist */
  accountOf(caller: Caller, name: string): Account {
    const account = caller.accounts.find((candidate) => candidate.name === name);
    if (account === undefined)
      throw new Refusal('account_not_yours', `These credentials give no access to an account "${name}".`);
    return account;
  }

  /** @throws Refusal 403 or 404 */
  appOf(caller: Caller, account: string, name: string): App {
    return appIn(this.accountOf(caller, account), name);
  }

  /** @throws Refusal 403 or 404 */
  environmentOf(caller: Caller, account: string, app: string, id: string): Environment {
    return environmentIn(this.appOf(caller, account, app), id);
  }

  /** Whether an environment that was looked up earlier has not been deleted since. */
  has({ app, id }: Environment): boolean {
    return app.environments.has(id) && app.account.apps.has(app.name);
  }

  /** The environment of a webhook URL, whose account segment is an opaque id. @throws Refusal 404 */
  environmentByOpaqueId(opaqueId: string, app: string, id: string): Environment {
    const account = [...this.accounts.values()].find((candidate) => candidate.opaqueId === opaqueId);
    if (account === undefined) throw new Refusal('webhook_not_found', 'There is no such webhook.');
    return environmentIn(appIn(account, app), id);
  }

  /** All of them, for the control path. */
  environments(): Environment[] {
    const all: Environment[] = [];
    for (const account of this.accounts.values()) {
      for (const app of account.apps.values()) all.push(...app.environments.values());
    }
    return all;
  }

  /** Any build, for the control path. @throws Refusal 404 */
  buildOf(id: string): Build {
    const all = this.environments().flatMap(({ builds }) => builds);
    const build = all.find((candidate) => candidate.id === id);
    if (build === undefined) throw new Refusal('build_not_found', `There is no build ${JSON.stringify(id)}.`);
    return build;
  }

  /** The build that was created last, of all. @throws Refusal 404 */
  newestBuild(): Build {
    const newest = this.environments()
      .flatMap(({ builds }) => builds.slice(-1))
      .toSorted((one, other) => other.createTime - one.createTime)[0];
    if (newest === undefined) throw new Refusal('build_not_found', 'There is no build yet.');
    return newest;
  }

  installsOf(caller: Caller): StoredInstall[] {
    return caller.accounts.flatMap((account) => [...account.installs.values()]);
  }

  /** @throws Refusal 404 when the install does not exist in the caller's accounts (spec 4.6) */
  installOf(caller: Caller, id: string): StoredInstall {
    const found = this.installsOf(caller).find((install) => String(install.id) === id);
    if (found === undefined)
      throw new Refusal('install_not_found', `There is no install ${JSON.stringify(id)} in your account.`);
    return found;
  }

  /** Forgets everything. */
  clear(): void {
    this.accounts.clear();
    this.#archives.clear();
  }

  /** The stored record of an archive with the same bytes, or this one from now on. */
  remember(archive: UploadedArchive): UploadedArchive {
    const known = this.#archives.get(archive.sha256) ?? archive;
    this.#archives.set(archive.sha256, known);
    return known;
  }
}

function appIn(account: Account, name: string): App {
  const app = account.apps.get(name);
  if (app === undefined) throw new Refusal('app_not_found', `There is no app ${JSON.stringify(name)} in this account.`);
  return app;
}

/** @throws Refusal 404 */
export function buildIn({ builds }: Environment, id: string): Build {
  const build = builds.find((candidate) => candidate.id === id);
  if (build !== undefined) return build;
  throw new Refusal('build_not_found', `There is no build ${JSON.stringify(id)} in this environment.`);
}

function environmentIn(app: App, id: string): Environment {
  const environment = app.environments.get(id);
  if (environment === undefined) {
    throw new Refusal(
      'environment_not_found',
      `There is no environment ${JSON.stringify(id)} in the app "${app.name}".`,
    );
  }
  return environment;
}
