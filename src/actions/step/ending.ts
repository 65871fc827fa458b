import type { DeploymentState } from '../../runner/github-api/calls.ts';
import type { Status, StepError } from '../../shared/errors.ts';

/** What an ending is called, and what it counts as. */
interface EndingText {
  /**
   * In front of the heading of every action, so that endings differ by their shape, without colour: `✔` done, `→` under way,
   * `○` nothing sent, `✖` failed, `?` not known.
   */
  readonly mark: string;
  /** Of a deploy, in the job summary; other actions have their own. */
  readonly heading: string;
  /** State and description of its Deployment on GitHub. Only what was seen live is a success. */
  readonly github: { readonly state: DeploymentState; readonly description: string };
  /** The step did what it was asked to. */
  readonly isGood: boolean;
}

/** Every ending: a new one is a row here, and in `Status`. */
export const ENDINGS: Readonly<Record<Status, EndingText>> = {
  accepted: good('→', 'Deploy accepted', 'in_progress', 'Accepted, not seen live'),
  done: good('✔', 'Deploy done', 'success', 'Done'),
  live: good('✔', 'Deploy is live', 'success', 'Live'),
  superseded: good('→', 'Deploy superseded by a newer one', 'inactive', 'Accepted, but a newer build is live'),
  skipped: good('○', 'Deploy skipped, nothing changed', 'inactive', 'Skipped'),
  'dry-run': good('○', 'Dry run, nothing sent', 'inactive', 'Not sent'),
  checked: good('○', 'Check passed, nothing sent', 'inactive', 'Not sent'),
  'rolled-back': bad('✖', 'Deploy rolled back', 'failure', 'Rolled back'),
  failed: bad('✖', 'Deploy failed', 'failure', 'Failed'),
  unknown: bad('?', 'Outcome of the deploy unknown', 'error', 'Outcome unknown'),
};

function good(mark: string, heading: string, state: DeploymentState, description: string): EndingText {
  return { mark, heading, github: { state, description }, isGood: true };
}

function bad(...ending: Parameters<typeof good>): EndingText {
  return { ...good(...ending), isGood: false };
}

/** The heading of an action other than the deploy. @param own by status. @param notDone for any other failure */
export function headingOf(status: Status, own: Readonly<Partial<Record<Status, string>>>, notDone: string): string {
  return own[status] ?? (ENDINGS[status].isGood ? `Ended as "${status}"` : notDone);
}

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

/** A warning that the step has shown. */
export interface Warning {
  readonly title: string;
  /** As the log has it, with details on further lines. */
  readonly text: string;
}

/** A step that has ended, and reported that in its log. */
export interface FinishedStep<Facts extends object> {
  readonly ending: Ending;
  readonly facts: Partial<Facts>;
  /** What to do about the error, with details on further lines; empty where there is none. */
  readonly advice: string;
  /** Where to read about the error: an address of the runner's own server, or a path in the repository of the action. */
  readonly more: string;
  readonly warnings: readonly Warning[];
  /** Milliseconds that the step took. */
  readonly elapsed: number;
}
