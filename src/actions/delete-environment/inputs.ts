import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { readToken } from '../inputs/credentials.ts';
import { InputReader, readCommon, together } from '../inputs/input-reader.ts';
import { parsePrefix } from '../inputs/prefix.ts';
import { readAppOrEnvironment } from '../inputs/target.ts';

export type DeleteEnvironmentInputs = ReturnType<typeof readDeleteEnvironmentInputs>;

/** @throws {InvalidInputError} with all bad inputs at once */
export function readDeleteEnvironmentInputs(runner: Runner) {
  const reader = new InputReader(INPUTS['delete-environment'], runner);
  const isSweep = reader.boolean('closed-pull-requests');
  if (isSweep === true && reader.text('environment') !== '')
    reader.reject('closed-pull-requests', 'true', 'cannot be combined with "environment", which names a single one');
  const comment = reader.boolean('comment');
  const deployment = reader.boolean('deployment');
  return reader.finish({
    /** One environment, or where there is none, those of closed pull requests. */
    target: readAppOrEnvironment(reader, isSweep !== true),
    /** Only an environment whose display name is this and digits is deleted. */
    prefix: reader.required('prefix', parsePrefix),
    /** `if-missing: ignore`: an environment that has gone is no failure. */
    ignoreMissing: reader.choice('if-missing', INPUTS['delete-environment']['if-missing'].choices) === 'ignore',
    isDryRun: reader.boolean('dry-run'),
    github: together({
      /** Empty where the host makes none. */
      token: readToken(reader, isSweep === true || comment === true || deployment === true),
      /** Say in the comment of the preview that it has gone. */
      comment,
      /** Set the Deployments of the preview to `inactive`. */
      deployment,
    }),
    ...readCommon(reader),
  });
}
