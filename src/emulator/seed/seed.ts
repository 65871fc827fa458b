import type { Problems } from '../errors/problems.ts';
import { checkValue } from '../schemas/check.ts';
import { Seed } from '../schemas/seed.ts';
import { fieldOf } from '../schemas/unchecked.ts';
import type { Identities } from '../state/identity.ts';
import type { Account } from '../state/model.ts';
import { buildAccounts } from './build.ts';
import { withoutEmptyFields, withoutOddFields } from './clean.ts';
import { checkSeed } from './rules.ts';
import { asBytes } from './size.ts';

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
