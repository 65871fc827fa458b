import { OptionsError } from '../errors/options-error.ts';
import { Problems } from '../errors/problems.ts';
import { readFaults } from '../faults/rules.ts';
import type { Fault } from '../schemas/faults.ts';
import { buildAccounts } from './build.ts';
import { DEFAULT_SEED } from './default.ts';
import type { SeedContent } from './seed.ts';
import { readSeed } from './seed.ts';
import type { Identities } from '../state/identity.ts';

/** What the platform holds and does from the start. @throws OptionsError naming everything that is wrong with both */
export function readContent(
  options: { readonly seed?: unknown; readonly faults?: unknown },
  identities: Identities,
  now: number,
): SeedContent & { readonly faults: readonly Fault[] } {
  const problems = new Problems();
  const seed = seedOf(options.seed, identities, now, problems);
  const faults = readFaults(options.faults ?? [], 'faults', problems);
  OptionsError.throwIf(problems);
  return { ...seed, faults };
}

/** Our own seed is known to be a good one: compiling a schema to check it would only make the start longer. */
function seedOf(given: unknown, identities: Identities, now: number, problems: Problems): SeedContent {
  if (given !== undefined) return readSeed(given, identities, now, problems);
  return { accounts: buildAccounts(DEFAULT_SEED, identities, now), maxUploadBytes: undefined };
}
