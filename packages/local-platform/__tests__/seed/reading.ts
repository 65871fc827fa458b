import { Problems } from '../../src/errors/problems.ts';
import { readSeed } from '../../src/seed/seed.ts';
import { Identities } from '../../src/state/identity.ts';

/** A seed as it is read, and all that is wrong with it. */
export function read(value: unknown): { lines: string[]; seed: ReturnType<typeof readSeed> } {
  const problems = new Problems();
  const seed = readSeed(value, new Identities(), 0, problems);
  return { lines: problems.lines(), seed };
}
