import { createApp, readApp } from '../../platform/apps.ts';
import type { CallContext } from '../../platform/client.ts';
import { PlatformError } from '../../platform/failure.ts';
import type { Runner } from '../../runner/runner.ts';
import { commonAdvice, IGNORE_ADVICE } from '../advice.ts';
import { callContext, stopReason, tellTarget } from '../call-context.ts';
import type { Services } from '../call-context.ts';
import { runStep } from '../step.ts';
import type { StepState } from '../step.ts';
import { readCreateAppInputs } from './inputs.ts';
import type { CreateAppInputs } from './inputs.ts';

/**
 * Creates an app for direct upload.
 * @returns the exit code of the step
 */
export async function createAppAction(runner: Runner, services: Services): Promise<number> {
  const state: StepState & { created: boolean } = { status: 'failed', errorCode: '', created: false };
  let inputs: CreateAppInputs | undefined;
  return await runStep(runner, {
    state,
    work: async (start) => {
      inputs = readCreateAppInputs(runner);
      const signal = start(inputs.timeoutMinutes);
      const { access, account, app, region } = inputs;
      tellTarget(runner, access.root, `account ${account}, app ${app}, region ${region}`);
      try {
        state.created = await createOrConfirm(inputs, callContext(runner, services, signal));
      } catch (error) {
        throw stopReason(error, signal);
      }
      state.status = state.created ? 'accepted' : 'skipped';
      runner.info(state.created ? 'The app was created.' : 'The app exists already.');
    },
    advise: (error, isFork) => {
      const address = `account "${inputs?.account ?? ''}", app "${inputs?.app ?? ''}"`;
      const subject = {
        address,
        urlInput: 'headless-url',
        mayHave: 'the app may have been created',
        lookFor: 'the app',
      };
      const common = commonAdvice(error, subject, isFork);
      return error.code === 'conflict' && inputs?.ignoreExisting === false ? `${common} ${IGNORE_ADVICE}` : common;
    },
    outputs: () => {
      const outputs = { status: state.status, 'error-code': state.errorCode, created: String(state.created) };
      return { ...outputs, result: JSON.stringify({ ...outputs, created: state.created }) };
    },
  });
}

/** @returns whether the app was created; false when it exists, and `if-exists: ignore` allows that */
async function createOrConfirm(inputs: CreateAppInputs, context: CallContext): Promise<boolean> {
  try {
    await createApp(inputs.access, inputs, context);
    return true;
  } catch (error) {
    // An existing app is refused with a status that is not specified.
    const mayExist = error instanceof PlatformError && (error.code === 'conflict' || error.code === 'rejected');
    if (!mayExist || !inputs.ignoreExisting) throw error;
    const found = await readApp(inputs.access, inputs, context).catch((failure: unknown) => {
      if (failure instanceof PlatformError) return failure;
      throw failure;
    });
    if (found === 'uploadable') return false;
    throw new PlatformError(error.code, `${error.message} ${whyNotIgnored(found)}`, 'failed', error.details);
  }
}

/** Why an app that may exist is not taken for the one that was asked for, as a sentence. */
function whyNotIgnored(found: PlatformError | 'other' | 'unreadable'): string {
  if (found === 'other')
    return 'There is an app of that name, but it is connected to a repository and takes no uploads.';
  const reading =
    found === 'unreadable' ? 'The answer to the read of the app does not show what it is.' : found.message;
  return `"if-exists: ignore" does not apply, as no read confirms that the app exists. ${reading}`;
}
