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
  accepted: {
    mark: '→',
    heading: 'Deploy accepted',
    github: { state: 'in_progress', description: 'Accepted, not seen live' },
    isGood: true,
  },
  done: { mark: '✔', heading: 'Deploy done', github: { state: 'success', description: 'Done' }, isGood: true },
  live: { mark: '✔', heading: 'Deploy is live', github: { state: 'success', description: 'Live' }, isGood: true },
  superseded: {
    mark: '→',
    heading: 'Deploy superseded by a newer one',
    github: { state: 'inactive', description: 'Accepted, but a newer build is live' },
    isGood: true,
  },
  skipped: {
    mark: '○',
    heading: 'Deploy skipped, nothing changed',
    github: { state: 'inactive', description: 'Skipped' },
    isGood: true,
  },
  'dry-run': {
    mark: '○',
    heading: 'Dry run, nothing sent',
    github: { state: 'inactive', description: 'Not sent' },
    isGood: true,
  },
  checked: {
    mark: '○',
    heading: 'Check passed, nothing sent',
    github: { state: 'inactive', description: 'Not sent' },
    isGood: true,
  },
  'rolled-back': {
    mark: '✖',
    heading: 'Deploy rolled back',
    github: { state: 'failure', description: 'Rolled back' },
    isGood: false,
  },
  failed: { mark: '✖', heading: 'Deploy failed', github: { state: 'failure', description: 'Failed' }, isGood: false },
  unknown: {
    mark: '?',
    heading: 'Outcome of the deploy unknown',
    github: { state: 'error', description: 'Outcome unknown' },
    isGood: false,
  },
};

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
export interface Reported<Facts extends object> {
  readonly ending: Ending;
  readonly facts: Partial<Facts>;
  /** What to do about the error; empty where there is none. */
  readonly advice: string;
  /** Where to read about the error; empty where there is none. */
  readonly more: string;
  readonly warnings: readonly Warning[];
  /** Milliseconds that the step took. */
  readonly elapsed: number;
}
