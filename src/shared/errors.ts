import type { ErrorCode, FailedStatus } from './endings.ts';
import { looksGenerated } from './text/generated.ts';
import { safeText } from './text/safe-text.ts';

export type { ErrorCode, Status } from './endings.ts';

export interface StepErrorOptions extends ErrorOptions {
  /** What to do, in sentences, in place of what is advised for the code; empty where the message says it all. */
  readonly advice?: string;
  /** Title of the annotation, in place of the one for the code. */
  readonly title?: string;
  readonly build?: FailedBuild;
}

/** What a build says of its failure: the words of others, not checked. */
interface FailedBuild {
  /** `install`, `build` and so on. */
  readonly step: string;
  /** The end of its log, oldest line first. */
  readonly lines: readonly string[];
}

/**
 * A failure this project understands. `message` is one or more plain sentences for the log; every untrusted word in
 * it has already been through `safeText`, and it never holds a secret. A `cause` is for the debug log.
 */
export class StepError extends Error {
  override readonly name: string = 'StepError';
  readonly advice: string | undefined;
  readonly title: string | undefined;
  readonly build: FailedBuild | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly status: FailedStatus = 'failed',
    options: StepErrorOptions = {},
  ) {
    super(message, options);
    this.advice = options.advice;
    this.title = options.title;
    this.build = options.build;
  }
}

/** Why a step failed, and what to do: what a person reads, and `error` of `result`. */
export interface ErrorReport {
  /** Of the annotation. */
  readonly title: string;
  /** What happened, with details on further lines. */
  readonly message: string;
  /** What to do, with details on further lines; empty where the message says it all. */
  readonly advice: string;
  /** Where to read about it: an address, or a path in the repository of the action. */
  readonly more: string;
  /** The step of the build that failed, such as `install`; empty where no build says so. */
  readonly step: string;
  /** The end of its log. */
  readonly lines: readonly string[];
}

/**
 * What became of a request that the platform had accepted. Its status is how the step ends, while after any other error
 * it stays `accepted`.
 */
export class OutcomeError extends StepError {
  override readonly name = 'OutcomeError';
}

/** One input that cannot be used. */
export interface InputProblem {
  readonly input: string;
  /** Left out for secrets. One that looks like a password is not shown. */
  readonly value?: string | undefined;
  /** What is wrong and what is allowed, as the end of a sentence: "must be …". */
  readonly problem: string;
  /** Nothing was given for an input that is required. */
  readonly isMissing?: boolean;
}

/** Every bad input of a step at once, so that one run shows them all. */
export class InvalidInputError extends StepError {
  override readonly name = 'InvalidInputError';

  constructor(readonly problems: readonly InputProblem[]) {
    super('invalid-input', describeInputProblems(problems).join('\n'));
  }
}

/** Each problem as one line. Inputs that are missing share the first: a set-up that was forgotten is one mistake. */
function describeInputProblems(problems: readonly InputProblem[]): string[] {
  const missing = problems.filter(({ isMissing = false }) => isMissing);
  if (missing.length < 2) return problems.map(describeInputProblem);
  const names = missing.map(({ input }) => input).join(', ');
  const others = problems.filter(({ isMissing = false }) => !isMissing);
  return [`${names} are required, but empty or missing`, ...others.map(describeInputProblem)];
}

/** A problem as one line: `input: "value" must be …`. */
export function describeInputProblem({ input, value, problem }: InputProblem): string {
  if (value === undefined) return `${input}: ${problem}`;
  const shown = looksGenerated(value) ? 'its value, not shown as it looks like a password,' : `"${safeText(value)}"`;
  return `${input}: ${shown} ${problem}`;
}

/**
 * The step was cancelled (SIGINT or SIGTERM), ran out of `timeout-minutes`, or met a defect outside of its own calls: the
 * reason of our one AbortSignal.
 */
export class StopError extends StepError {
  override readonly name = 'StopError';

  constructor(
    code: 'cancelled' | 'timeout' | 'internal',
    message: string,
    /** Process exit code: 130 for SIGINT, 143 for SIGTERM, else 1. */
    readonly exitCode: 1 | 130 | 143,
    status: 'failed' | 'unknown' = 'failed',
    options?: ErrorOptions,
  ) {
    super(code, message, status, options);
  }
}
