import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { parseTextGlob } from '../inputs/glob.ts';
import { InputReader, readCommon } from '../inputs/input-reader.ts';
import { readAppTarget } from '../inputs/target.ts';

/** Builds of each environment, at most: an output with more of many environments would be too long for its readers. */
const MAX_BUILDS_EACH = 20;

export type EnvironmentsInputs = ReturnType<typeof readEnvironmentsInputs>;

export function readEnvironmentsInputs(runner: Runner) {
  const reader = new InputReader(INPUTS.environments, runner);
  return reader.finish({
    target: readAppTarget(reader),
    /** Whether an environment with this display name, or this ID, is wanted. */
    matches: reader.parsedOr('name', () => true, parseTextGlob),
    /** Newest builds to read of each; 0 reads none. */
    builds: reader.integer('builds', 0, MAX_BUILDS_EACH),
    ...readCommon(reader),
  });
}
