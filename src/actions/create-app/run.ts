import { createApp, readApp } from '../../platform/api/apps.ts';
import type { CallContext } from '../../platform/api/api-request.ts';
import { PlatformError } from '../../platform/retry/platform-error.ts';
import { logTarget } from '../step/call-context.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { defineStep } from '../step/step.ts';
import { readCreateAppInputs } from './inputs.ts';
import type { CreateAppInputs } from './inputs.ts';
import { createAppReport } from './report.ts';
import type { CreateAppFacts } from './report.ts';

/** Creates an app for direct upload. */
export const createAppAction = defineStep<CreateAppInputs, CreateAppFacts>({
  inputs: INPUTS['create-app'],
  read: readCreateAppInputs,
  run: async (inputs, { runner, calls, record, aboutToSend }) => {
    const { connection, account, app, region } = inputs;
    logTarget(runner, connection.apiRoot, `account ${account}, app ${app}, region ${region}`);
    aboutToSend();
    const created = await createOrConfirm(inputs, calls);
    record(created ? { accepted: true, created } : { created });
    runner.info(created ? 'The app was created.' : 'The app already exists.');
    return created ? 'accepted' : 'skipped';
  },
  report: createAppReport,
});

/** @returns whether the app was created; false when it exists, and `if-exists: ignore` allows that */
async function createOrConfirm(inputs: CreateAppInputs, calls: CallContext): Promise<boolean> {
  try {
    await createApp(inputs.connection, inputs, calls);
    return true;
  } catch (error) {
    // An existing app is refused with a status that is not specified.
    const mayExist = error instanceof PlatformError && (error.code === 'conflict' || error.code === 'rejected');
    if (!mayExist || !inputs.ignoreExisting) throw error;
    const found = await readApp(inputs.connection, inputs, calls).catch((failure: unknown) => {
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
    return 'There is an app of that name, but it is connected to a repository and accepts no uploads.';
  const reading =
    found === 'unreadable'
      ? 'The app could be read, but the answer does not show what kind of app it is.'
      : found.message;
  return `"if-exists: ignore" does not apply, as no read confirms that the app exists. ${reading}`;
}
