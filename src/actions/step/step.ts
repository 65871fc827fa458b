import { OutcomeError, StepError, StopError } from '../../shared/errors.ts';
import type { Status } from '../../shared/errors.ts';
import type { Runner } from '../../runner/runner.ts';
import { callContext } from './call-context.ts';
import type { LoggedCallContext, Services } from './call-context.ts';
import type { Ending, FinishedStep, StepFacts, Warning } from './ending.ts';
import { maskSecrets } from '../inputs/credentials.ts';
import { noteUnknownInputs, warnOfLogin } from '../inputs/hints.ts';
import type { Input } from '../../shared/inputs.ts';
import { asStepError, causesOf } from '../../shared/failure.ts';
import { reportEnding, writeEnding } from './report/report.ts';
import type { KnownStep, Report } from './report/report.ts';
import { collectWarnings, warningError } from './report/warnings.ts';
import { unwrittenError } from './report/outputs.ts';
import { siteOf } from './report/subject.ts';

/** What the frame passes to `run` of an action. */
export interface StepContext<Facts extends object, Uses extends Services = Services> {
  readonly runner: Runner;
  readonly services: Uses;
  /** The warnings shown so far; later ones are added to this list. */
  readonly warnings: readonly Warning[];
  /** Aborted with a `StopError` when the runner cancels the step, or `timeout-minutes` are over. */
  readonly signal: AbortSignal;
  /** What calls to the platform need; each retry is a line in the log. */
  readonly calls: LoggedCallContext;
  /** Keeps what has become known, so that a failure at any later point still reports it. */
  readonly record: (facts: Partial<Facts & StepFacts>) => void;
  /** Runs in every ending, before anything is reported. */
  readonly onEnd: (cleanUp: (ending: Ending) => void) => void;
  /** Runs after everything else, in every ending, once it is reported. It must not throw. */
  readonly onReported: (act: (ended: FinishedStep<Facts>) => Promise<void>) => void;
  /**
   * Call it before a request that changes something. It throws under `fail-on-warning`, and the first time where the outputs
   * cannot be written. From then on the outputs always
   * say what would be true if the step were killed at that moment: some runners kill at once, and pass on what was written.
   */
  readonly aboutToSend: () => void;
  /** For a step that sends nothing: throws under `fail-on-warning`, before its result is logged. */
  readonly stopOnWarning: () => void;
}

/** Inputs that every action has. */
export interface StepInputs {
  readonly timeoutMinutes: number;
  /** Any warning before something is sent ends the step. */
  readonly failOnWarning: boolean;
}

/** One action: how it reads its inputs, what it does, and how it reports what is known in the end. */
export interface Action<Inputs extends StepInputs, Facts extends object, Uses extends Services> {
  /** Those of its action.yml: `INPUTS.deploy`. */
  readonly inputs: Readonly<Record<string, Input>>;
  /** @throws {InvalidInputError} with all bad inputs at once */
  readonly read: (runner: Runner) => Inputs;
  /** @returns how it ended. @throws {StepError}; anything else is a defect */
  readonly run: (inputs: Inputs, context: StepContext<Facts, Uses>) => Promise<Status>;
  readonly report: Report<Inputs, Facts>;
}

/**
 * Puts an action into the frame that all of them share: masks secrets, reads inputs, runs within one deadline, cleans up,
 * and reports in every ending.
 * @returns the step: runs the action and returns its exit code
 */
export function defineStep<Inputs extends StepInputs, Facts extends object, Uses extends Services = Services>({
  inputs: known,
  read,
  run,
  report,
}: Action<Inputs, Facts, Uses>): (runner: Runner, services: Uses) => Promise<number> {
  return async (plainRunner, services) => {
    const start = services.clock.now();
    maskSecrets(plainRunner);
    const { runner, warnings } = collectWarnings(plainRunner);
    noteUnknownInputs(runner, known);
    warnOfLogin(runner);
    const deadline = createDeadline(runner.cancelled, runner.terms.unit);
    const recorder = new Recorder(runner, report, warnings);
    const cleanUps: ((ending: Ending) => void)[] = [];
    const afterReport: ((ended: FinishedStep<Facts>) => Promise<void>)[] = [];
    let ending: Ending;
    try {
      const inputs = read(runner);
      recorder.inputs = inputs;
      runner.about(siteOf(runner, undefined));
      deadline.start(inputs.timeoutMinutes);
      // Only those that come before anything is sent can stop the step.
      const stopOnWarning = (): void => {
        if (inputs.failOnWarning && !recorder.isSending && warnings.length > 0) throw warningError(warnings);
      };
      stopOnWarning();
      const status = await run(inputs, {
        runner,
        warnings,
        services,
        signal: deadline.signal,
        calls: callContext(runner, services, deadline.signal),
        record: (facts) => recorder.record(facts),
        onEnd: (cleanUp) => void cleanUps.push(cleanUp),
        onReported: (act) => void afterReport.push(act),
        stopOnWarning,
        aboutToSend: () => {
          stopOnWarning();
          recorder.aboutToSend();
        },
      });
      stopOnWarning();
      ending = { status, error: undefined };
    } catch (thrown) {
      ending = failedEnding(thrown, recorder.facts.accepted === true, runner);
      runner.about(siteOf(runner, ending.error));
    } finally {
      deadline.stop();
    }
    const elapsed = services.clock.now() - start;
    return await reportEnding(recorder, { ending, elapsed, cleanUps, afterReport });
  };
}

/** How a step ends that threw, with what is behind the error in the debug log. */
function failedEnding(thrown: unknown, isAccepted: boolean, runner: Runner): Ending {
  const error = asStepError(thrown);
  if (error.code === 'internal' && thrown instanceof Error) runner.debug(thrown.stack ?? '');
  for (const line of causesOf(error)) runner.debug(line);
  const staysAccepted = isAccepted && !(error instanceof OutcomeError);
  return { status: staysAccepted ? 'accepted' : error.status, error };
}

/**
 * What ends the work of a step early: the runner, or the time that is up.
 * @param cancelled the runner's own signal
 * @param unit what takes too long: `step`
 */
function createDeadline(cancelled: AbortSignal, unit: string) {
  const expiry = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Aborted with a `StopError`. */
    signal: AbortSignal.any([cancelled, expiry.signal]),
    /** The clock of `timeout-minutes` runs from here. */
    start: (minutes: number) => {
      const message = `The ${unit} took longer than "timeout-minutes" allows (${minutes}).`;
      timer = setTimeout(() => expiry.abort(new StopError('timeout', message, 1)), minutes * 60_000);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Keeps what has become known of a step, for the report of any ending. */
class Recorder<Inputs, Facts extends object> implements KnownStep<Inputs, Facts & StepFacts> {
  inputs: Inputs | undefined;
  facts: Partial<Facts & StepFacts> = {};
  isSending = false;

  constructor(
    readonly runner: Runner,
    readonly report: Report<Inputs, Facts>,
    readonly warnings: readonly Warning[],
  ) {}

  /** Adds facts; they replace earlier ones of the same name. */
  record(facts: Partial<Facts & StepFacts>): void {
    this.facts = { ...this.facts, ...facts };
    // Written again in the end, where a failure is reported: it must not end the work half-way.
    if (this.isSending) this.aboutToSend();
  }

  /**
   * From now on the outputs say what would be true if the step were killed at that moment.
   * @throws {StepError} `invalid-file` the first time, where they cannot be written: a job that ends red after the upload
   *   would be run again, and deploy twice
   */
  aboutToSend(): void {
    try {
      const status = this.facts.accepted === true ? 'accepted' : 'unknown';
      writeEnding(this, { status, error: new StepError('cancelled', 'Killed before it could report.', status) });
    } catch (thrown) {
      if (!this.isSending) throw unwrittenError(thrown, this.runner.terms);
    }
    this.isSending = true;
  }
}
