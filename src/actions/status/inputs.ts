import type { AppTarget } from '../../platform/api/api-request.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { InputReader, readCommon } from '../inputs/input-reader.ts';
import { readAppTarget, readTarget } from '../inputs/target.ts';
import type { RequestedTarget } from '../inputs/target.ts';

export interface StatusInputs {
  /** Of an app where no environment is named: all of them are meant. */
  readonly target: RequestedTarget | AppTarget;
  readonly timeoutMinutes: number;
  readonly failOnWarning: boolean;
}

/** @throws {InvalidInputError} with all bad inputs at once */
export function readStatusInputs(runner: Runner): StatusInputs {
  const reader = new InputReader(INPUTS.status, runner);
  return reader.finish({
    target: reader.text('environment') === '' ? readAppTarget(reader) : readTarget(reader, reader.required),
    ...readCommon(reader),
  });
}
