import { InvalidInputError } from '../../../shared/errors.ts';
import type { ErrorCode, InputProblem, StepError } from '../../../shared/errors.ts';
import { ALL_INPUTS } from '../../../shared/inputs.ts';
import { FULL_DISK_TITLE } from '../../../shared/files/full-disk.ts';
import { LIMIT_TITLE } from '../../../shared/limits.ts';
import { isForeign, PlatformError } from '../../../platform/retry/platform-error.ts';
import { MAX_RETRY_DELAY_MS } from '../../../platform/retry/classify.ts';
import type { AdviceHost, Subject } from './advice.ts';
import { isNoHttp1 } from '../../../platform/transport/exchange-error.ts';
import { networkAdvice } from './connection.ts';

/** What a user reads about an error code. */
interface ErrorText {
  /** Of the annotation; the section of `docs/how-to/fix-an-error.md` has the same heading. */
  readonly title: string;
  /** What to do, in sentences; empty, or not given, where the message says it all. */
  readonly advice?: (error: StepError, subject: Subject, ciHost: AdviceHost) => string;
}

const ERROR_CODES: Readonly<Record<ErrorCode, ErrorText>> = {
  'invalid-input': {
    title: 'Invalid input',
    advice: (error, _subject, ciHost) => (error instanceof InvalidInputError ? inputAdvice(error, ciHost) : ''),
  },
  'no-files': { title: 'No files to send' },
  'too-large': {
    title: 'Too large',
    advice: () => 'The service, or a proxy in front of it, does not accept a request of this size.',
  },
  'secret-found': { title: 'Secret found' },
  'invalid-file': { title: 'File cannot be sent' },
  'missing-file': { title: 'Required file is missing' },
  unauthorized: {
    title: 'Credentials refused',
    advice: (error) => {
      const check =
        'Check "username" and "password": they are the API user ID and the API password from the API Access page of the user portal, not the portal login. If the password has expired or was replaced, generate a new one there.';
      return isForeign(error) ? `${check} ${BEFORE_THE_API}` : check;
    },
  },
  forbidden: {
    title: 'Not allowed',
    advice: (error, { address, urlInput }) => {
      const spelling = urlInput === 'headless-url' ? "the account's spelling, and " : '';
      const rights = `check ${spelling}the rights of the API user for ${address}.`;
      return isForeign(error)
        ? `A firewall, a proxy or the host's edge may refuse requests of this machine: ask whoever runs it, and name the request ID if there is one. If the platform itself refused it, ${rights}`
        : `${asksToWait(error)}If it gives no other reason, the credentials are valid but lack permission: ${rights}`;
    },
  },
  'not-found': {
    title: 'Not found',
    advice: (_error, { address, urlInput }) =>
      urlInput === 'base-url'
        ? 'Check "base-url": it must be the root of the hosting API, to which "/v1/installs" is added.'
        : `Check ${address}, and "${urlInput}".`,
  },
  conflict: {
    title: 'Conflict',
    advice: (_error, { address }) => `It may already exist, or another change may be under way: ${address}.`,
  },
  'rate-limited': {
    title: 'Too many requests',
    advice: (error, _subject, { terms }) =>
      `${howToWait(error)} and ${terms.runAgain}; if many jobs share one API user, spread their schedules.`,
  },
  rejected: {
    title: 'Request refused',
    advice: (error, { address, urlInput }, { terms }) => {
      const kind = error instanceof PlatformError ? error.statusClass : undefined;
      if (kind === 'redirect')
        return `Check "${urlInput}": it must be the final address of the API.${apiRootAdvice(urlInput)}`;
      if (kind === 'later') return `${howToWait(error)} and ${terms.runAgain}.`;
      return `Check the inputs: ${address}.${isForeign(error) ? ` ${BEFORE_THE_API}` : ''}`;
    },
  },
  'server-error': {
    title: 'Platform error',
    advice: () => 'The platform did not accept the request. Try again later.',
  },
  'bad-reply': {
    title: 'Unexpected answer',
    advice: (error, subject, ciHost) => {
      const { urlInput } = subject;
      const check = `Check "${urlInput}"`;
      const outcome = error.status === 'unknown' ? `; ${lookFirst(subject, ciHost)}` : '.';
      return `${check}${outcome}${apiRootAdvice(urlInput)}`;
    },
  },
  network: {
    title: 'Platform not reached',
    advice: (error, { urlInput }, { terms }) =>
      networkAdvice(error instanceof PlatformError ? (error.details.reason ?? '') : '', urlInput, terms),
  },
  timeout: {
    title: 'Timed out',
    advice: ({ status }) => (status === 'failed' ? 'The platform accepted nothing. Raise "timeout-minutes".' : ''),
  },
  ambiguous: {
    title: 'Outcome unknown',
    advice: (error, subject, ciHost) => {
      const { reason = '' } = error instanceof PlatformError ? error.details : {};
      const check = isNoHttp1(reason) ? ` ${networkAdvice(reason, subject.urlInput, ciHost.terms)}` : '';
      return `The platform may or may not have accepted the request: ${lookFirst(subject, ciHost)}${check}`;
    },
  },
  'cannot-wait': { title: 'Could not wait' },
  'build-failed': { title: 'Build failed' },
  'nothing-live': { title: 'Nothing is live' },
  'smoke-test-failed': { title: 'Smoke test failed' },
  cancelled: {
    title: 'Cancelled',
    advice: ({ status }, subject, ciHost) =>
      status === 'unknown'
        ? `The request had been sent, but its outcome is not known: ${lookFirst(subject, ciHost)}`
        : '',
  },
  'purge-failed': { title: 'Cache purge failed' },
  warning: {
    title: 'Stopped by a warning',
    advice: () => 'Fix the cause of the warnings, or remove "fail-on-warning".',
  },
  internal: { title: 'Internal error', advice: () => REPORT_ADVICE },
};

/** What to report about a defect of ours. */
export const REPORT_ADVICE = `This is a bug in headless-deploy. Please report it with this message, the inputs without their secrets, and the log of a run with debug logging on (Node ${process.version}, ${process.platform}).`;

/** For an answer that is not in the API's form. */
export const BEFORE_THE_API =
  "If that is right, something before the API may have answered (a firewall, a proxy, the host's edge): ask whoever runs it.";

const FORK =
  'This run is for a pull request from a fork, and those get no secrets and no variables: run this step on push to your own branches instead.';

/** Title of the one annotation of a failed step. */
export function titleOf({ title, code }: Pick<StepError, 'title' | 'code'>): string {
  return title ?? ERROR_CODES[code].title;
}

/** The same where the outputs cannot be written. */
export const UNWRITTEN_TITLE = 'Outputs not written';

/** All of them; `docs/how-to/fix-an-error.md` has a section for each. */
export function titles(): string[] {
  return [...Object.values(ERROR_CODES).map(({ title }) => title), LIMIT_TITLE, FULL_DISK_TITLE, UNWRITTEN_TITLE];
}

/** What to do about a failure, in sentences; empty where its message says it all. */
export function commonAdvice(error: StepError, subject: Subject, ciHost: AdviceHost): string {
  return error.advice ?? ERROR_CODES[error.code].advice?.(error, subject, ciHost) ?? '';
}

/** What people copy instead is a page of the portal, which answers with itself or its sign-in page. */
function apiRootAdvice(urlInput: string): string {
  if (urlInput === 'url') return '';
  const path = urlInput === 'base-url' ? '/v1/installs' : '/v1/accounts';
  return ` Copy the root of the API, which is what comes before "${path}" in its calls, not a page of the user portal.`;
}

/** For an outcome that is not known. */
function lookFirst({ mayHave = '', lookFor = '' }: Subject, { terms }: AdviceHost): string {
  return `${mayHave}. Look in the user portal for ${lookFor} before you ${terms.runAgain}.`;
}

function inputAdvice({ problems }: InvalidInputError, { isFork, terms }: AdviceHost): string {
  if (isFork && problems.some(isFromSecrets)) return FORK;
  const missing = problems.filter(({ isMissing = false }) => isMissing).map(({ input }) => input);
  return missing.length > 0 ? terms.onMissingInput(missing) : '';
}

/** Inputs that come from secrets or variables, which a fork does not get. */
function isFromSecrets({ input }: InputProblem): boolean {
  const { secret, isCredential } = ALL_INPUTS.get(input) ?? {};
  return isCredential === true || secret === 'webhook';
}

/** Of a wait that is too long for a step, the message tells the length. */
function howToWait(error: StepError): string {
  const { retryAfter = 0 } = error instanceof PlatformError ? error.details : {};
  return retryAfter > MAX_RETRY_DELAY_MS ? 'Wait as long as it asks' : 'Wait a few minutes';
}

/** What a refusal says that may be a limit on requests, for the beginning of advice. */
export function asksToWait(error: StepError): string {
  const { retryAfter } = error instanceof PlatformError ? error.details : {};
  return retryAfter === undefined ? '' : `It asks to wait ${Math.ceil(retryAfter / 1000)} s. `;
}
