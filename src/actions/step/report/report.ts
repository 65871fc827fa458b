import { StopError } from '../../../shared/errors.ts';
import type { ErrorReport, StepError } from '../../../shared/errors.ts';
import type { Runner } from '../../../runner/runner.ts';
import { moreAbout } from '../../../shared/troubleshooting.ts';
import type { AdviceHost } from '../advice/advice.ts';
import { UNWRITTEN_TITLE } from '../advice/error-codes.ts';
import { commitOf } from './commit.ts';
import { asStepError } from '../../../shared/failure.ts';
import { asSentence, describeError } from './error-report.ts';
import { writeOutputs } from './outputs.ts';
import type { OutputValue } from './outputs.ts';
import type { Ending, FinishedStep, Warning } from '../ending.ts';
import { renderSummary } from './summary.ts';
import type { Summary } from './summary.ts';

/** How one action reports what is known in the end. Facts are missing where it failed before they were known. */
export interface Report<Inputs, Facts> {
  /** The outputs beside `status`, `error-code` and `result`: all of them in every ending, null without a value. */
  readonly outputs: (
    facts: Partial<Facts>,
    ending: Ending,
    inputs: Inputs | undefined,
    /** Text of an input by its name, also where the inputs could not be read. */
    input: (name: string) => string,
  ) => Readonly<Record<string, OutputValue>>;
  /** Members of `result` that only this action has, beside the outputs: the same in every ending. */
  readonly inResult?: (facts: Partial<Facts>) => Readonly<Record<string, OutputValue>>;
  /** What to do about a failure, in sentences, with details on lines of their own; empty where the message is enough. */
  readonly advice: (error: StepError, facts: Partial<Facts>, inputs: Inputs | undefined, ciHost: AdviceHost) => string;
  /** The part of the action in the job summary, in every ending. */
  readonly summary: (facts: Partial<Facts>, ending: Ending, inputs: Inputs | undefined) => Summary;
}

/** What is known of a step at any moment. */
export interface KnownStep<Inputs, Facts extends object> {
  readonly runner: Runner;
  readonly report: Report<Inputs, Facts>;
  /** Undefined until they are read. */
  readonly inputs: Inputs | undefined;
  readonly facts: Partial<Facts>;
  readonly warnings: readonly Warning[];
}

/** How a step has ended, and what is still to do. */
interface StepEnd<Facts extends object> extends Pick<FinishedStep<Facts>, 'ending' | 'elapsed'> {
  readonly cleanUps: readonly ((ending: Ending) => void)[];
  readonly afterReport: readonly ((ended: FinishedStep<Facts>) => Promise<void>)[];
}

/**
 * The last acts of a step: cleans up, writes outputs and summary, and reports why it failed. A failure of one of them
 * does not keep the others from running, and is reported after that of the step itself.
 * @returns the exit code of the step
 */
export async function reportEnding<Inputs, Facts extends object>(
  step: KnownStep<Inputs, Facts>,
  { ending, elapsed, cleanUps, afterReport }: StepEnd<Facts>,
): Promise<number> {
  const { runner, report, inputs, facts, warnings } = step;
  const { error } = ending;
  const leftBehind = cleanUps.flatMap((cleanUp) => failureOf(() => cleanUp(ending)));
  const isFork = error?.code === 'invalid-input' && runner.isForkPullRequest();
  const errorReport = describeEnding(step, ending, isFork);
  const unwritten = failureOf(() => writeEnding(step, ending, errorReport));

  if (errorReport !== undefined) {
    const { title, message, advice: remedy } = errorReport;
    // The one annotation of a failed step.
    runner.error(title, message, remedy);
    runner.info(moreAbout(title, runner));
  }
  // One that was known before anything was sent is the error itself.
  for (const { message } of error?.title === UNWRITTEN_TITLE ? [] : unwritten) {
    const { unit, onUnwrittenOutputs } = runner.terms;
    const text = `The outputs could not be written: ${asSentence(message)} The ${unit} itself has the status "${ending.status}".`;
    runner.error(UNWRITTEN_TITLE, text, onUnwrittenOutputs);
    runner.info(moreAbout(UNWRITTEN_TITLE, runner));
  }
  for (const { message } of leftBehind)
    runner.warning('Not cleaned up', `A temporary file could not be removed: ${asSentence(message)}`);
  // The summary is an extra: it never changes how a step ended.
  const { advice = '', more = '' } = errorReport ?? {};
  const finished = { advice, more, warnings, elapsed };
  try {
    const summary = report.summary(facts, ending, inputs);
    await runner.summary(renderSummary(summary, { ...ending, ...finished, commit: commitOf(runner.variables) }));
  } catch (thrown) {
    const text = `The job summary could not be written: ${asSentence(asStepError(thrown).message)}`;
    runner.warning('No job summary', text);
  }
  for (const act of afterReport) await act({ ending, facts, ...finished });
  if (error instanceof StopError) return error.exitCode;
  return error !== undefined || unwritten.length > 0 ? 1 : 0;
}

/**
 * Writes the outputs of a step as they are in this ending.
 * @throws what the host throws when its file cannot be written
 */
export function writeEnding<Inputs, Facts extends object>(
  step: KnownStep<Inputs, Facts>,
  ending: Ending,
  error = describeEnding(step, ending, false),
): void {
  const { runner, report, inputs, facts, warnings } = step;
  const own = report.outputs(facts, ending, inputs, (name) => runner.input(name));
  writeOutputs(runner, ending, own, { warnings, error, ...report.inResult?.(facts) });
}

/** @returns undefined for a step that ended well */
function describeEnding<Inputs, Facts extends object>(
  { runner, report, inputs, facts }: KnownStep<Inputs, Facts>,
  { error }: Ending,
  isFork: boolean,
): ErrorReport | undefined {
  const ciHost = { isFork, terms: runner.terms };
  return error && describeError(error, runner, (reason) => report.advice(reason, facts, inputs, ciHost));
}

function failureOf(act: () => void): StepError[] {
  try {
    act();
    return [];
  } catch (error) {
    return [asStepError(error)];
  }
}
