import type { Problems } from '../errors/problems.ts';
import { join } from '../errors/problems.ts';
import { fieldOf, itemsOf } from '../schemas/unchecked.ts';
import { checkEnvironment } from '../state/environments.ts';

/**
 * Adds problems that no schema can find in a seed: what may be there only once, passwords, and installs that environments name.
 * @param seed may be anything: the schema is checked elsewhere
 */
export function checkSeed(seed: unknown, problems: Problems): void {
  const claims = new Claims(problems);
  const passwords = new Map<string, string>();
  for (const [account, at] of listed(seed, 'accounts', 'seed')) {
    claims.claim('account name', account, 'name', at);
    claims.claim('account id', account, 'id', at);
    checkPassword(account, at, passwords, problems);
    const installs = new Set<string>();
    const apps = new Claims(problems);
    for (const [install, place] of listed(account, 'installs', at)) {
      claims.claim('install name', install, 'name', place);
      claims.claim('install id', install, 'id', place);
      installs.add(String(fieldOf(install, 'name')));
    }
    for (const [app, place] of listed(account, 'apps', at)) {
      apps.claim('app name', app, 'name', place);
      checkEnvironments(app, installs, place, claims, problems);
    }
  }
}

function checkEnvironments(
  app: unknown,
  installs: ReadonlySet<string>,
  at: string,
  claims: Claims,
  problems: Problems,
): void {
  const names = new Claims(problems);
  for (const [environment, place] of listed(app, 'environments', at)) {
    names.claim('displayName', environment, 'displayName', place);
    claims.claim('environment id', environment, 'id', place);
    checkEnvironment(environment, installs, place, problems);
  }
}

/** One user has one password, however many accounts. */
function checkPassword(account: unknown, at: string, passwords: Map<string, string>, problems: Problems): void {
  const username = fieldOf(account, 'username');
  const password = fieldOf(account, 'password');
  if (typeof username !== 'string' || typeof password !== 'string') return;
  const known = passwords.get(username) ?? password;
  if (known !== password) {
    const message = `must be the same as in the other account of ${JSON.stringify(username)}`;
    problems.add(join(at, 'password'), 'conflict', message);
  }
  passwords.set(username, known);
}

/** What may be there only once. */
class Claims {
  readonly #taken = new Map<string, Set<unknown>>();

  constructor(private readonly problems: Problems) {}

  claim(kind: string, holder: unknown, name: string, at: string): void {
    const value = fieldOf(holder, name);
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const taken = this.#taken.get(kind) ?? new Set();
    if (taken.has(value)) {
      const message = `${JSON.stringify(value)} is the ${kind} of something else already`;
      this.problems.add(join(at, name), 'duplicate', message);
    }
    this.#taken.set(kind, taken.add(value));
  }
}

/** The items of a list, each with its place. */
function listed(holder: unknown, name: string, at: string): [unknown, string][] {
  return itemsOf(fieldOf(holder, name)).map((item, index) => [item, join(join(at, name), index)]);
}
