import type { CallContext } from '../../platform/api/api-request.ts';
import { createApp, readApp } from '../../platform/api/apps.ts';
import { PlatformError } from '../../platform/retry/platform-error.ts';
import type { Status } from '../../shared/errors.ts';
import { ignoreAdvice } from '../step/advice/advice.ts';
import { commonAdvice } from '../step/advice/error-codes.ts';
import { logTarget } from '../step/call-context.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { ENDINGS, headingOf } from '../step/ending.ts';
import { code } from '../step/report/html.ts';
import type { Report } from '../step/report/report.ts';
import { defineStep } from '../step/step.ts';
import { readCreateAppInputs } from './inputs.ts';
import type { CreateAppInputs } from './inputs.ts';

interface CreateAppFacts {
  /** False for one that was there before. */
  readonly created: boolean;
}

const HEADINGS: Readonly<Partial<Record<Status, string>>> = {
  accepted: 'App created',
  skipped: 'App already exists',
  unknown: 'Outcome unknown, the app may be there',
};

export const createAppReport: Report<CreateAppInputs, CreateAppFacts> = {
  outputs: ({ created = false }) => ({ created }),
  advice: (error, _facts, inputs, ciHost) => {
    const account = `account "${inputs?.account ?? ''}"`;
    const subject = {
      // The new app is no part of the address that was not found (specification section 4.1).
      address: error.code === 'not-found' ? account : `${account}, app "${inputs?.app ?? ''}"`,
      urlInput: 'headless-url',
      mayHave: 'the app may have been created',
      lookFor: 'the app',
    };
    const common = commonAdvice(error, subject, ciHost);
    return error.code === 'conflict' && inputs?.ignoreExisting === false
      ? `${common} ${ignoreAdvice(ciHost.terms)}`
      : common;
  },
  summary: (_facts, { status }, inputs) => ({
    heading: headingOf(status, HEADINGS, 'App not created'),
    // Unlike a deploy and an environment it is there at once (specification section 4.1).
    mark: status === 'accepted' ? ENDINGS.done.mark : undefined,
    subject: inputs && `${inputs.account} / ${inputs.app}`,
    rows: [
      ['Region', inputs && code(inputs.region)],
      ['Platform', inputs && code(inputs.connection.apiRoot.origin)],
    ],
  }),
};

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
    return 'An app with that name exists, but it is connected to a repository and accepts no uploads.';
  const reading =
    found === 'unreadable'
      ? 'The app could be read, but the answer does not show what kind of app it is.'
      : found.message;
  return `"if-exists: ignore" does not apply: no read confirmed that the app exists. ${reading}`;
}
