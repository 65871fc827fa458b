import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { InputReader, parseTimeoutMinutes } from '../inputs/input-reader.ts';
import { readTarget } from '../inputs/target.ts';
import type { RequestedTarget } from '../inputs/target.ts';

export interface StatusInputs {
  readonly target: RequestedTarget;
  readonly timeoutMinutes: number;
  readonly failOnWarning: boolean;
}

/** @throws {InvalidInputError} with all bad inputs at once */
export function readStatusInputs(runner: Runner): StatusInputs {
  const reader = new InputReader(INPUTS.status, runner);
  return reader.finish({
    target: readTarget(reader, reader.required),
    timeoutMinutes: reader.parsed('timeout-minutes', parseTimeoutMinutes),
    failOnWarning: reader.boolean('fail-on-warning'),
  });
}
