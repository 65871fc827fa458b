/** What happens to an accepted zip, in this order. */
export type Step = 'unpack' | 'package.json' | 'install' | 'build' | 'start';

/** The step of a build that failed, and why. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';

  constructor(
    readonly step: Step,
    message: string,
  ) {
    super(message);
  }
}
