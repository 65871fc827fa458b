import { InvalidInputError, StepError, StopError } from '../../../shared/errors.ts';
import type { Runner } from '../../../runner/runner.ts';
import { moreAbout, sectionAbout } from '../../../shared/troubleshooting.ts';
import type { AdviceHost } from '../advice/advice.ts';
import { commitOf } from './commit.ts';
import { hintsFor } from '../../inputs/hints.ts';
import { asStepError } from '../../../shared/failure.ts';
import { titleOf } from '../advice/error-codes.ts';
import { writeOutputs } from './outputs.ts';
import type { OutputValue } from './outputs.ts';
import type { Ending, Reported, Warning } from '../ending.ts';
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
  /** Members of `result` beside the outputs. */
  readonly inResult?: (facts: Partial<Facts>) => Readonly<Record<string, OutputValue>>;
  /** What to do about a failure, in sentences, with details on lines of their own; empty where the message is enough. */
  readonly advice: (error: StepError, facts: Partial<Facts>, inputs: Inputs | undefined, ciHost: AdviceHost) => string;
  /** The part of the action in the job summary, in every ending. */
  readonly summary: (facts: Partial<Facts>, ending: Ending, inputs: Inputs | undefined) => Summary;
}

/** A step that has ended. */
export interface EndedStep<Inputs, Facts extends object> {
  readonly runner: Runner;
  readonly report: Report<Inputs, Facts>;
  readonly inputs: Inputs | undefined;
  readonly facts: Partial<Facts>;
  readonly ending: Ending;
  readonly warnings: readonly Warning[];
  /** Milliseconds that the step took. */
  readonly elapsed: number;
  readonly cleanUps: readonly ((ending: Ending) => void)[];
  readonly afterReport: readonly ((ended: Reported<Facts>) => Promise<void>)[];
}

/**
 * The last acts of a step: cleans up, writes outputs and summary, and reports why it failed. A failure of one of them
 * does not keep the others from running, and is reported after that of the step itself.
 * @returns the exit code of the step
 */
export async function reportEnding<Inputs, Facts extends object>(step: EndedStep<Inputs, Facts>): Promise<number> {
  const { runner, report, inputs, facts, ending, warnings, elapsed, cleanUps, afterReport } = step;
  const { error } = ending;
  const leftBehind = cleanUps.flatMap((cleanUp) => failureOf(() => cleanUp(ending)));
  const unwritten = failureOf(() =>
    writeOutputs(
      runner,
      ending,
      report.outputs(facts, ending, inputs, (name) => runner.input(name)),
      { ...report.inResult?.(facts), warnings },
    ),
  );

  const help: Help = error === undefined ? { advice: '', more: '' } : await reportError(step, error);
  for (const { message } of unwritten) {
    const { unit, onUnwrittenOutputs } = runner.messages;
    const text = `The outputs could not be written: ${asSentence(message)} The ${unit} itself ended as "${ending.status}".`;
    runner.error('Outputs not written', text, onUnwrittenOutputs);
    runner.info(moreAbout('Outputs not written', runner));
  }
  for (const { message } of leftBehind) {
    runner.warning('Not cleaned up', `A temporary file could not be removed: ${asSentence(message)}`);
  }
  // The summary is an extra: it never changes how a step ended.
  await writeSummary(step, help).catch((thrown: unknown) => {
    runner.warning(
      'No job summary',
      `The job summary could not be written: ${asSentence(asStepError(thrown).message)}`,
    );
  });
  for (const act of afterReport) await act({ ending, facts, ...help, warnings, elapsed });
  if (error instanceof StopError) return error.exitCode;
  return error !== undefined || unwritten.length > 0 ? 1 : 0;
}

/** What a user can read about a failure; empty where there is nothing. */
type Help = Pick<Reported<object>, 'advice' | 'more'>;

/** The one annotation of a failed step. */
async function reportError<Inputs, Facts extends object>(
  { runner, report, inputs, facts }: EndedStep<Inputs, Facts>,
  error: StepError,
): Promise<Help> {
  const isFork = error.code === 'invalid-input' && (await runner.isForkPullRequest().catch(() => false));
  const reason = reasonOf(error);
  const advice = [
    report.advice(reason, facts, inputs, { isFork, messages: runner.messages }),
    ...hintsFor(reason.code, runner),
  ]
    .join(' ')
    .trim();
  const title = titleOf(error);
  runner.error(title, error instanceof InvalidInputError ? problemsOf(error) : error.message, advice);
  runner.info(moreAbout(title, runner));
  return { advice, more: sectionAbout(title, runner) };
}

async function writeSummary<Inputs, Facts extends object>(
  { runner, report, inputs, facts, ending, warnings, elapsed }: EndedStep<Inputs, Facts>,
  { advice, more }: Help,
): Promise<void> {
  const commit = commitOf(runner.variables);
  const summary = report.summary(facts, ending, inputs);
  await runner.summary(renderSummary(summary, { ...ending, advice, more, warnings, commit, elapsed }));
}

/** What is to be done about: where the time ran out after refusals, the last of them. */
function reasonOf(error: StepError): StepError {
  return error instanceof StopError && error.cause instanceof StepError ? error.cause : error;
}

/** Every problem with the inputs on one line, numbered where there are several. */
function problemsOf({ message }: InvalidInputError): string {
  const problems = message.split('\n');
  if (problems.length === 1) return asSentence(message);
  const numbered = problems.map((problem, index) => `(${index + 1}) ${asSentence(problem)}`);
  return `${problems.length} problems: ${numbered.join(' ')}`;
}

function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

function failureOf(act: () => void): StepError[] {
  try {
    act();
    return [];
  } catch (error) {
    return [asStepError(error)];
  }
}
