import type { Status, StepError } from '../../shared/errors.ts';
import type { ShellVariable } from '../../platform/api/wire.ts';
import type { CreatedEnvironment } from '../../platform/api/environments.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { ignoreAdvice, INSTALLS_SUBJECT } from '../step/advice/advice.ts';
import { isForeign, PlatformError } from '../../platform/retry/platform-error.ts';
import { commonAdvice } from '../step/advice/error-codes.ts';
import { code, text } from '../step/report/html.ts';
import type { Report } from '../step/report/report.ts';
import { headingOf } from '../step/ending.ts';
import type { CreateEnvironmentInputs } from './inputs.ts';

export interface CreateEnvironmentFacts {
  /** The new one, or with `if-exists: ignore` the one that was there before. */
  readonly environment: CreatedEnvironment;
  readonly created: boolean;
  /** The hosting API is being asked, not the headless one; false once it has answered. */
  readonly isLookingUpInstall: boolean;
}

const HEADINGS: Readonly<Partial<Record<Status, string>>> = {
  accepted: 'Environment created',
  skipped: 'Environment already exists',
  unknown: 'Outcome unknown, the environment may be there',
};

export const createEnvironmentReport: Report<CreateEnvironmentInputs, CreateEnvironmentFacts> = {
  outputs: ({ environment, created = false }) => ({
    'environment-id': environment?.environmentId ?? '',
    'operation-name': environment?.operation?.operationName ?? '',
    'build-path': environment?.operation?.buildPath ?? '',
    created,
  }),
  advice: (error, { isLookingUpInstall }, inputs, ciHost) => {
    if (isLookingUpInstall === true) return commonAdvice(error, INSTALLS_SUBJECT, ciHost);
    const subject = {
      address: `account "${inputs?.account ?? ''}", app "${inputs?.app ?? ''}"`,
      urlInput: 'headless-url',
      mayHave: 'the environment may have been created',
      lookFor: 'the environment',
    };
    // A refused request may be about any of its values; an install that is not there is refused like this, too.
    const install =
      error.code === 'rejected' && inputs ? `, wp-environment "${safeText(inputs.body.wpEnvironment)}"` : '';
    const advice = [commonAdvice(error, { ...subject, address: subject.address + install }, ciHost)];
    // What the account has was listed otherwise: that error has advice of its own.
    const isUnseen = ['not-found', 'forbidden'].includes(error.code) && error.advice === undefined && !isForeign(error);
    if (error.code === 'conflict' && inputs?.ignoreExisting === false) advice.push(ignoreAdvice(ciHost.terms));
    if (isUnseen && isLookingUpInstall === false) advice.push(CHECK_SPELLING);
    else if (isLimit(error)) advice.push(LIMIT_ADVICE);
    return advice.join(' ');
  },
  summary: ({ environment }, { status }, inputs) => ({
    heading: headingOf(status, HEADINGS, 'Environment not created'),
    subject: inputs && `${inputs.account} / ${inputs.app} / ${inputs.body.displayName}`,
    rows: [
      ['Environment ID', environment?.environmentId === undefined ? undefined : code(environment.environmentId)],
      ['WordPress install', inputs && code(inputs.body.wpEnvironment)],
      ['Shell variables', inputs?.body.shellVariables && text(describeVariables(inputs.body.shellVariables, status))],
      ['Platform', inputs && code(inputs.connection.apiRoot.origin)],
    ],
    names: [
      ['Operation', environment?.operation && code(environment.operation.operationName)],
      ['Build', environment?.operation && code(environment.operation.buildPath)],
    ],
  }),
};

const CHECK_SPELLING = "The credentials are valid, as they can read the installs: check the account's spelling first.";

const LIMIT_ADVICE =
  'The app may have reached its limit of environments: delete some. The action delete-environment does that for closed pull requests.';

/**
 * Whether a platform refused because of a limit. With which status it does is not public, so its words count, for a hint
 * alone.
 */
function isLimit(error: StepError): boolean {
  if (!(error instanceof PlatformError) || isForeign(error)) return false;
  // A limit of requests is another one.
  return (error.code === 'rate-limited' ? /environments/i : /limit|quota|maxim|too many|exceed/i).test(error.message);
}

function describeVariables({ length }: readonly ShellVariable[], status: Status): string {
  return status === 'skipped' ? `${length}, not sent: the environment keeps its own` : String(length);
}
