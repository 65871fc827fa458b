import type { ErrorCode, StepError } from '../../../shared/errors.ts';
import { isLoopback } from '../../../shared/secure-url.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { countOf, firstOf, formatBytes, MAX_ANNOTATED } from '../../../shared/text/format.ts';
import { isForeign } from '../../../platform/retry/platform-error.ts';
import { largestParts } from '../../../workspace/notes/largest.ts';
import { asksToWait, commonAdvice } from '../../step/advice/error-codes.ts';
import type { AdviceHost } from '../../step/advice/advice.ts';
import { describeLargest } from '../zip/exclusions-log.ts';
import type { DeployFacts } from '../facts.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { shownAddress } from '../environment/addresses.ts';

const ENVIRONMENT =
  '"environment" takes the ID, the part after "environments/" in the name that creating it returned, or the exact display name.';

/** What advice on a deploy depends on. */
interface Failure {
  readonly error: StepError;
  /** What every action advises for its code. */
  readonly common: string;
  readonly facts: Partial<DeployFacts>;
  /** What was deployed to: `account "a", app "b", environment "c"`. */
  readonly address: string;
  /** The platform runs on this machine: it has no portal, and no cache. */
  readonly isLocal: boolean;
  /** The zip was packed earlier. */
  readonly isPrepacked: boolean;
  readonly ciHost: AdviceHost;
}

/** Where a deploy has better advice than all actions share. */
const ADVICE: Readonly<Partial<Record<ErrorCode, (failure: Failure) => string>>> = {
  'invalid-input': ({ common, ciHost }) =>
    ciHost.isFork && common !== '' ? `${common} "dry-run: true" needs no secrets.` : common,
  forbidden: ({ error, common, facts, address }) =>
    facts.environment === undefined || isForeign(error)
      ? common
      : `${asksToWait(error)}If it gives no other reason, the credentials are valid and can read the environment, but lack permission: check the rights of the API user for ${address}.`,
  'not-found': ({ common }) => `${common} ${ENVIRONMENT}`,
  conflict: ({ ciHost }) => `Another change to this environment may be under way. ${ciHost.terms.onConcurrentDeploys}`,
  network: ({ common }) => `${common} The platform accepted nothing.`,
  'too-large': largestFiles,
  'cannot-wait': ({ ciHost }) =>
    `To deploy to such a host without waiting, set ${ciHost.terms.setting('wait', 'if-possible')}.`,
  'build-failed': ({ isLocal }) => (isLocal ? SIMULATED : NO_BUILD_LOG),
  'smoke-test-failed': smokeTestFailed,
  timeout: timedOut,
  cancelled,
  'purge-failed': () => 'Purge the cache in the user portal, or run the webhook again.',
};

/** What to do about a failure, in sentences; empty where the message says it all. */
export function deployAdvice(
  error: StepError,
  facts: Partial<DeployFacts>,
  inputs: Pick<DeployInputs, 'target' | 'zip'> | undefined,
  ciHost: AdviceHost,
): string {
  if (error.advice !== undefined) return error.advice;
  const { account = '', app = '', environment = '' } = shownAddress(inputs?.target, facts.environment) ?? {};
  const address = `account "${account}", app "${app}", environment "${safeText(environment)}"`;
  const subject = {
    address,
    urlInput: 'headless-url',
    mayHave: 'sending it again could deploy twice',
    lookFor: `a new build of ${address}`,
  };
  const common = commonAdvice(error, subject, ciHost);
  const isLocal = inputs?.target !== undefined && isLoopback(inputs.target.apiRoot.hostname);
  const isPrepacked = inputs?.zip.archive !== undefined;
  return ADVICE[error.code]?.({ error, common, facts, address, isLocal, isPrepacked, ciHost }) ?? common;
}

const NO_BUILD_LOG =
  'The platform does not publish the log of a build through its API: open the build in the user portal. Common causes: a dependency missing from package.json, another Node version ("engines.node"), no "start" script, an app that does not listen on the port in PORT, a missing environment variable.';
/** The local platform gives its reason where it has built the app: that failure has advice of its own. */
const SIMULATED =
  'The local platform only simulated this build, so there is no reason and no log. With "run-apps" it builds and runs the app.';

function smokeTestFailed({ error, facts, isLocal, ciHost: { terms } }: Failure): string {
  if (error.status === 'rolled-back')
    return isLocal ? terms.whereLocalAppLog : 'The log of the app in the user portal may say why the new build failed.';
  if (facts.rollback !== undefined) return 'Check in the user portal which build is live.';
  return isLocal
    ? `${terms.whereLocalAppLog} The app may lack something that its build and start do not need: a file that is ignored (.gitignore, .deployignore), or a variable.`
    : 'The cache may still hold pages of the old build, or the app may lack something that its build does not need: open the page, and the log of the app in the user portal.';
}

function timedOut({ error, address }: Failure): string {
  if (error.status === 'live') return 'Raise "timeout-minutes", and check the site yourself.';
  if (error.status === 'unknown')
    return `Check in the user portal whether the new build of ${address} is live. Raise "timeout-minutes" if builds take this long.`;
  return 'The platform accepted nothing. Raise "timeout-minutes", or send less.';
}

/** The largest files and folders of the zip, for a zip that is too large: three in the annotation, ten in the log. */
function largestFiles({ facts: { files = [], archive }, isPrepacked }: Failure): string {
  const zip =
    archive === undefined
      ? ''
      : `The zip is ${formatBytes(archive.bytes)} (${archive.bytes} bytes) in ${countOf(archive.fileCount, 'file')}. `;
  const remedy = isPrepacked
    ? 'Pack it again without what the build does not need.'
    : 'Exclude what the build does not need, with "exclude" or the ignore file.';
  const parts = largestParts(files);
  if (parts.length === 0) return `${zip}${remedy}`;
  const largest = firstOf(parts, MAX_ANNOTATED, (part) => `${safeText(part.path)} (${formatBytes(part.bytes)})`);
  const first = `${zip}${remedy} The largest, before compression: ${largest}.`;
  return [first, ...(parts.length > MAX_ANNOTATED ? describeLargest(files) : [])].join('\n');
}

function cancelled({ facts: { accepted, rollback }, common }: Failure): string {
  if (rollback !== undefined)
    return 'The upload had been accepted before, and a rollback may have followed it: check in the user portal which build is live.';
  if (accepted === true) return 'The upload had been accepted before.';
  return common === '' ? 'The platform accepted nothing.' : common;
}
