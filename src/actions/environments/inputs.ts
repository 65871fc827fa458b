import type { AppTarget } from '../../platform/api/api-request.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { parseTextGlob } from '../inputs/glob.ts';
import { InputReader, parseTimeoutMinutes } from '../inputs/input-reader.ts';
import { readAppTarget } from '../inputs/target.ts';

/** Builds of each environment, at most: an output with more of many environments would be too long for its readers. */
const MAX_BUILDS_EACH = 20;

export interface EnvironmentsInputs {
  readonly target: AppTarget;
  /** Whether an environment with this display name, or this ID, is wanted. */
  readonly matches: (text: string) => boolean;
  /** Newest builds to read of each; 0 reads none. */
  readonly builds: number;
  readonly timeoutMinutes: number;
  readonly failOnWarning: boolean;
}

/** @throws {InvalidInputError} with all bad inputs at once */
export function readEnvironmentsInputs(runner: Runner): EnvironmentsInputs {
  const reader = new InputReader(INPUTS.environments, runner);
  return reader.finish({
    target: readAppTarget(reader),
    matches: reader.parsedOr('name', () => true, parseTextGlob),
    builds: reader.integer('builds', 0, MAX_BUILDS_EACH),
    timeoutMinutes: reader.parsed('timeout-minutes', parseTimeoutMinutes),
    failOnWarning: reader.boolean('fail-on-warning'),
  });
}
