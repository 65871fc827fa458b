import { MAX_BUILDS } from '../../platform/api/builds.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { InputReader, readCommon } from '../inputs/input-reader.ts';
import { readTarget } from '../inputs/target.ts';

export type BuildsInputs = ReturnType<typeof readBuildsInputs>;

/** @throws {InvalidInputError} with all bad inputs at once */
export function readBuildsInputs(runner: Runner) {
  const reader = new InputReader(INPUTS.builds, runner);
  return reader.finish({
    target: readTarget(reader, reader.required),
    /** How many builds to show at most. */
    count: reader.integer('count', 1, MAX_BUILDS),
    ...readCommon(reader),
  });
}
