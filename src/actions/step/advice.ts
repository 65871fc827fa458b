import { InvalidInputError } from '../../shared/errors.ts';
import type { InputProblem, StepError } from '../../shared/errors.ts';
import { PlatformError } from '../../platform/retry/platform-error.ts';
import type { HostWords } from '../../runner/runner.ts';
import { networkAdvice, REPORT_ADVICE } from './failure.ts';

const FORK =
  'This run is for a pull request from a fork, and those get no secrets: run this step on push to your own branches instead.';

/** What a step was about, for advice. */
export interface Subject {
  /** What it addressed: `account "a", app "b"`. */
  readonly address: string;
  /** The input that holds the URL: `headless-url`. */
  readonly urlInput: string;
  /** What may have happened when the outcome is unknown: `the app may have been created`. */
  readonly mayHave: string;
  /** Where to look then: `whether the app is there`. */
  readonly lookFor: string;
}

/** The CI host, as far as advice depends on it. */
export interface AdviceHost {
  /** The workflow runs for a pull request from a fork. */
  readonly isFork: boolean;
  readonly words: HostWords;
}

/** For a conflict where `if-exists` was left at `error`. */
export function ignoreAdvice({ setting }: HostWords): string {
  return `Set ${setting('if-exists', 'ignore')} to continue if it already exists.`;
}

/** A list of installs: a read, which leaves nothing unknown. */
export const INSTALLS_SUBJECT: Subject = {
  address: 'the installs of the account',
  urlInput: 'base-url',
  mayHave: '',
  lookFor: '',
};

/** What to do about a failure, in sentences; empty where its message says it all. */
export function commonAdvice(error: StepError, subject: Subject, host: AdviceHost): string {
  const { address, urlInput, mayHave, lookFor } = subject;
  const { words } = host;
  const look = `Look in the user portal for ${lookFor} before you ${words.runAgain}.`;
  switch (error.code) {
    case 'invalid-input':
      return error instanceof InvalidInputError ? inputAdvice(error, host) : '';
    case 'unauthorized':
      return 'Check "username" and "password": they are the API user ID and the API password from the API Access page of the user portal, not the login of the portal.';
    case 'forbidden':
      return `The credentials are valid but lack permission: check the rights of the API user for ${address}.`;
    case 'not-found':
      // Our own message names what to check, and what is there.
      if (!(error instanceof PlatformError)) return '';
      return urlInput === 'base-url'
        ? 'Check "base-url": it must be the root of the hosting API, to which "/v1/installs" is added.'
        : `Check ${address}, and "${urlInput}".`;
    case 'conflict':
      return `It may exist already, or another change may be under way: ${address}.`;
    case 'rate-limited':
      return `Wait a few minutes and ${words.runAgain}; if many jobs share one API user, spread their schedules.`;
    case 'rejected':
      return isRedirect(error)
        ? `Check "${urlInput}": it must be the final address of the API.`
        : `Check the inputs: ${address}.`;
    case 'server-error':
      return 'The platform did not accept the request. Try again later.';
    case 'bad-reply':
      return error.status === 'unknown' ? `Check "${urlInput}"; ${mayHave}. ${look}` : `Check "${urlInput}".`;
    case 'ambiguous':
      return `The platform may or may not have accepted the request: ${mayHave}. ${look}`;
    case 'network':
      return networkAdvice(error instanceof PlatformError ? (error.details.reason ?? '') : '', urlInput, words);
    case 'timeout':
      return error.status === 'failed' ? 'The platform accepted nothing. Raise "timeout-minutes".' : '';
    case 'cancelled':
      return error.status === 'unknown'
        ? `The request had been sent, but its outcome is not known: ${mayHave}. ${look}`
        : '';
    case 'internal':
      return REPORT_ADVICE;
    case 'too-large':
      return 'The service, or a proxy before it, does not accept a request of this size.';
    case 'no-files':
    case 'secret-found':
    case 'invalid-file':
    case 'missing-file':
    case 'build-failed':
    case 'smoke-test-failed':
    case 'purge-failed':
      return '';
  }
}

function inputAdvice({ problems }: InvalidInputError, { isFork, words }: AdviceHost): string {
  if (isFork && problems.some(isSecretInput)) return FORK;
  return problems.some(({ isMissing = false }) => isMissing) ? words.onMissingInput : '';
}

/** Inputs that come from secrets or variables, which a fork does not get. */
function isSecretInput({ input }: InputProblem): boolean {
  return ['username', 'password', 'url', 'purge-cache-webhook'].includes(input);
}

function isRedirect(error: StepError): boolean {
  const status = error instanceof PlatformError ? (error.details.httpStatus ?? 0) : 0;
  return status >= 300 && status < 400;
}
