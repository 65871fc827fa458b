import type { Status, StepError } from '../shared/errors.ts';

/** How a step ended: well, or with an error. */
export interface Ending {
  readonly status: Status;
  readonly error: StepError | undefined;
}

/**
 * What every action can record: once the platform has accepted a request, no later failure undoes that. Only an
 * `OutcomeError` knows better what became of it.
 */
export interface StepFacts {
  readonly accepted: true;
}

/** A step that has ended, and reported that in its log. */
export interface Reported<Facts extends object> {
  readonly ending: Ending;
  readonly facts: Partial<Facts>;
  /** What to do about the error; empty where there is none. */
  readonly advice: string;
  /** Where to read about the error; empty where there is none. */
  readonly more: string;
  /** Milliseconds that the step took. */
  readonly elapsed: number;
}
