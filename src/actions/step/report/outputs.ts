import type { HostTerms, Runner } from '../../../runner/runner.ts';
import { StepError } from '../../../shared/errors.ts';
import type { ErrorReport } from '../../../shared/errors.ts';
import { asStepError } from '../../../shared/failure.ts';
import type { Ending, Warning } from '../ending.ts';
import { UNWRITTEN_TITLE } from '../advice/error-codes.ts';
import { subjectOf } from './subject.ts';
import { asSentence, errorInResult } from './error-report.ts';

/** The value of an output; null where there is none. */
export type OutputValue = string | number | boolean | object | null;

/** A value that is already JSON text: as objects, a long list takes many times the memory. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** What `result` holds beside the outputs. */
interface ResultMembers {
  readonly warnings: readonly Warning[];
  /** Undefined after a success. */
  readonly error: ErrorReport | undefined;
  /** Of one action. */
  readonly [name: string]: OutputValue | undefined;
}

/**
 * Sets the outputs of a step: `status` and `error-code` first, then those of the action, and `result`, all of them as one
 * JSON object with the types they have, and what the step was about. docs/reference/result.schema.json describes it.
 * @throws what the host throws when its file cannot be written
 */
export function writeOutputs(
  runner: Runner,
  ending: Ending,
  own: Readonly<Record<string, OutputValue>>,
  members: ResultMembers,
): void {
  try {
    writeAll(runner, ending, own, members);
  } catch (thrown) {
    throw isTooLong(thrown) ? new StepError('invalid-file', TOO_LARGE, 'failed', { cause: thrown }) : thrown;
  }
}

const TOO_LARGE = 'The result is too large to be written. Ask for less in one step.';

/** V8 has no text of 2^29 characters or more, and Node makes none of so many bytes. */
function isTooLong(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return thrown.message === 'Invalid string length' || (thrown as NodeJS.ErrnoException).code === 'ERR_STRING_TOO_LONG';
}

function writeAll(
  runner: Runner,
  ending: Ending,
  own: Readonly<Record<string, OutputValue>>,
  { warnings, error, ...members }: ResultMembers,
): void {
  const values = { status: ending.status, 'error-code': ending.error?.code ?? '', ...own };
  for (const [name, value] of Object.entries(values)) runner.output(name, asText(value));
  // Outputs of the same name win: `account` of the local platform, `commit` of `status`.
  const subject = subjectOf(runner, ending.error);
  const reported = error === undefined ? null : errorInResult(error, runner);
  const result = Object.entries({ ...subject, ...values, warnings, error: reported, ...members });
  const fields = result.flatMap(([name, value]) => (value === undefined ? [] : [`"${name}":${jsonOf(value)}`]));
  runner.output('result', `{${fields.join(',')}}`);
}

/** The error of a step that has sent nothing yet, and whose outputs cannot be written. */
export function unwrittenError(thrown: unknown, { onUnwrittenOutputs: advice }: HostTerms): StepError {
  const message = `The outputs cannot be written, so nothing was sent: ${asSentence(asStepError(thrown).message)}`;
  return new StepError('invalid-file', message, 'failed', { title: UNWRITTEN_TITLE, advice, cause: thrown });
}

function asText(value: OutputValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? jsonOf(value) : String(value);
}

function jsonOf(value: OutputValue): string {
  return value instanceof JsonText ? value.text : JSON.stringify(value);
}
