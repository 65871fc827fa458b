import { asThrown } from '../errors/thrown.ts';
import type { Step } from '../schemas/build-log.ts';

/** The step of a build that failed, and why. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';

  /**
   * @param reason a sentence
   * @param output last lines of what failed
   */
  constructor(
    readonly step: Step,
    readonly reason: string,
    output: readonly string[] = [],
  ) {
    super([reason, ...output].join('\n'));
  }
}

/** What else went wrong with an app, as a failure to start it. */
export function asFailure(error: unknown): StepFailure {
  return error instanceof StepFailure ? error : new StepFailure('start', asThrown(error).message);
}
