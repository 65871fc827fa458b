import { StopError } from '../errors.ts';
import type { ErrorCode, Status, StepError } from '../errors.ts';
import type { Runner } from '../runner/runner.ts';
import { maskSecrets } from './credentials.ts';
import { asStepError, titleOf } from './failure.ts';

/** What every action reports, filled as the step goes on, so that a failure at any point reports all of it. */
export interface StepState {
  status: Status;
  errorCode: ErrorCode | '';
}

/** One action: its work, and how it reports. */
export interface Step {
  readonly state: StepState;
  /** Inputs that hold a webhook URL: all of it is masked. */
  readonly webhookInputs?: readonly string[];
  /**
   * Reads inputs and does the work. `start` is called once the inputs are known.
   * @throws {StepError}, or anything else for a defect
   */
  readonly work: (start: (timeoutMinutes: number) => AbortSignal) => Promise<void>;
  /** What to do about a failure, in sentences; empty where its message says it all. */
  readonly advise: (error: StepError, isForkPullRequest: boolean) => string;
  /** Runs in every ending. */
  readonly cleanUp?: () => void;
  /** All outputs, those without a value empty. Asked for in every ending. */
  readonly outputs: () => Readonly<Record<string, string>>;
  /** The job summary as escaped HTML. */
  readonly summary?: (failure: string | undefined) => string;
}

/**
 * The frame of every action: masks, works within one deadline, cleans up, reports in every ending.
 * @returns the exit code of the step
 */
export async function runStep(runner: Runner, step: Step): Promise<number> {
  maskSecrets(runner, step.webhookInputs ?? []);
  const deadline = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let failure: { error: StepError; text: string } | undefined;
  try {
    await step.work((minutes) => {
      const message = `The step took longer than "timeout-minutes" allows (${minutes}).`;
      timer = setTimeout(() => deadline.abort(new StopError('timeout', message, 1)), minutes * 60_000);
      return AbortSignal.any([runner.cancelled, deadline.signal]);
    });
  } catch (thrown) {
    const error = asStepError(thrown);
    step.state.errorCode = error.code;
    if (step.state.status !== 'accepted') step.state.status = error.status;
    if (error.code === 'internal' && thrown instanceof Error) runner.debug(thrown.stack ?? '');
    const isFork = error.code === 'invalid-input' && (await runner.isForkPullRequest().catch(() => false));
    const advice = step.advise(error, isFork);
    failure = { error, text: advice === '' ? error.message : `${error.message}\n${advice}` };
  } finally {
    clearTimeout(timer);
    step.cleanUp?.();
  }
  try {
    for (const [name, value] of Object.entries(step.outputs())) runner.output(name, value);
  } catch (error) {
    const text = `The outputs could not be written: ${asStepError(error).message} The step itself ended as "${step.state.status}".`;
    runner.error('Outputs not written', text);
    return 1;
  }
  // The summary is an extra: it never changes how a step ended.
  if (step.summary !== undefined) {
    await runner.summary(step.summary(failure?.text)).catch((error: unknown) => {
      runner.warning('No job summary', `The job summary could not be written: ${asStepError(error).message}`);
    });
  }
  if (failure === undefined) return 0;
  runner.error(titleOf(failure.error.code), failure.text);
  return failure.error instanceof StopError ? failure.error.exitCode : 1;
}
