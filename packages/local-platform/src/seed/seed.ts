import type { TSchema } from 'typebox';
import type { Problems } from '../errors/problems.ts';
import { join } from '../errors/problems.ts';
import { Seed } from '../schemas/control/seed.ts';
import { checkValue } from '../schemas/types/check.ts';
import { fieldOf, itemsOf } from '../schemas/unchecked.ts';
import { checkEnvironment } from '../state/environments.ts';
import type { Identities } from '../state/identity.ts';
import type { Account } from '../state/model.ts';
import { makeAccounts } from './accounts.ts';
import { asBytes } from './size.ts';

/** The content of a seed. */
export interface SeedContent {
  readonly accounts: readonly Account[];
  readonly maxUploadBytes: number | undefined;
}

/**
 * Makes the accounts of a seed.
 * @returns nothing in it where a problem was added; each has its place and what is allowed
 */
export function readSeed(value: unknown, identities: Identities, now: number, problems: Problems): SeedContent {
  const before = problems.list.length;
  const seed = withoutEmptyFields(Seed, withoutOddFields(value, 'seed', problems));
  checkValue(Seed, seed, 'seed', problems);
  checkSeed(seed, problems);
  const size = fieldOf(fieldOf(seed, 'limits'), 'maxUploadBytes');
  const isSize = typeof size === 'string' || typeof size === 'number';
  const maxUploadBytes = isSize ? asBytes(size, 'seed.limits.maxUploadBytes', problems) : undefined;
  if (problems.list.length > before) return { accounts: [], maxUploadBytes: undefined };
  return { accounts: makeAccounts(seed as Seed, identities, now), maxUploadBytes };
}

/**
 * A copy of a seed without the fields whose names are no words, each of which is a problem. Their names are not shown:
 * `{password:secret}` is one of them, as the space is missing that would make it a name and a value.
 */
function withoutOddFields(value: unknown, at: string, problems: Problems): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withoutOddFields(item, join(at, index), problems));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  const plain = fields.filter(([name]) => /^\w{1,40}$/u.test(name));
  if (plain.length < fields.length)
    problems.add(at, 'unknown_field', 'has a field whose name is not a word; is there a space after each ":"?');
  return Object.fromEntries(plain.map(([name, field]) => [name, withoutOddFields(field, join(at, name), problems)]));
}

/** A copy without the known fields that are empty (null): `id:` in YAML is the same as none. */
function withoutEmptyFields(schema: TSchema, value: unknown): unknown {
  const { items = {}, properties = {} } = schema as { items?: TSchema; properties?: Record<string, TSchema> };
  if (Array.isArray(value)) return value.map((item) => withoutEmptyFields(items, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, field]) => field !== null || !Object.hasOwn(properties, name))
      .map(([name, field]) => [name, withoutEmptyFields(properties[name] ?? {}, field)]),
  );
}

/**
 * Adds problems that no schema can find in a seed: what may be there only once, passwords, and installs that environments name.
 * @param seed may be anything: the schema is checked elsewhere
 */
function checkSeed(seed: unknown, problems: Problems): void {
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
      const message = `repeats the ${kind} ${JSON.stringify(value)}`;
      this.problems.add(join(at, name), 'duplicate', message);
    }
    this.#taken.set(kind, taken.add(value));
  }
}

/** The items of a list, each with its place. */
function listed(holder: unknown, name: string, at: string): [unknown, string][] {
  return itemsOf(fieldOf(holder, name)).map((item, index) => [item, join(join(at, name), index)]);
}
