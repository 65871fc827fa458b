import { describeFullDisk } from '../../../../src/shared/files/full-disk.ts';
import { asThrown } from '../errors/thrown.ts';
import type { Step } from '../schemas/control/build-log.ts';

/** The step of a build that failed, and why. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';

  /** @param reason a sentence @param output last lines of what failed */
  constructor(
    readonly step: Step,
    readonly reason: string,
    output: readonly string[] = [],
  ) {
    super([reason, ...output].join('\n'));
  }
}

/** What else went wrong at a step, as its failure. @param disk a folder on the disk that builds are on */
export function asFailure(error: unknown, step: Step, disk: string): StepFailure {
  if (error instanceof StepFailure) return error;
  return new StepFailure(step, describeFullDisk(error, disk) ?? asThrown(error).message);
}
