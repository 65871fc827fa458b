import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { readToken } from '../inputs/credentials.ts';
import { InputReader, readCommon } from '../inputs/input-reader.ts';
import { readAppTarget, readTarget } from '../inputs/target.ts';

export type StatusInputs = ReturnType<typeof readStatusInputs>;

export function readStatusInputs(runner: Runner) {
  const reader = new InputReader(INPUTS.status, runner);
  return reader.finish({
    /** Of an app where no environment is named: all of them are meant. */
    target: reader.text('environment') === '' ? readAppTarget(reader) : readTarget(reader, reader.required),
    /** For the Deployments on GitHub; empty where they are not asked for. */
    token: readToken(reader, true),
    ...readCommon(reader),
  });
}
