import type { TSchema } from 'typebox';
import type { Problems } from '../errors/problems.ts';
import { checkValue } from '../schemas/types/check.ts';
import { Seed } from '../schemas/control/seed.ts';
import { fieldOf } from '../schemas/unchecked.ts';
import type { Identities } from '../state/identity.ts';
import type { Account } from '../state/model.ts';
import { buildAccounts } from './build.ts';
import { checkSeed } from './rules.ts';
import { asBytes } from './size.ts';
import { join } from '../errors/problems.ts';

/** The content of a seed. */
export interface SeedContent {
  readonly accounts: readonly Account[];
  readonly maxUploadBytes: number | undefined;
}

/**
 * Builds the accounts of a seed.
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
  return { accounts: buildAccounts(seed as Seed, identities, now), maxUploadBytes };
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
  if (plain.length < fields.length) {
    problems.add(at, 'unknown_field', 'has a field whose name is not a word; is there a space after each ":"?');
  }
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
