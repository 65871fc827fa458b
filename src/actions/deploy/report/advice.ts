import type { StepError } from '../../../shared/errors.ts';
import { isLoopback } from '../../../platform/transport/secure-url.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { countOf, formatBytes } from '../../../shared/format.ts';
import { commonAdvice } from '../../step/error-codes.ts';
import type { AdviceHost } from '../../step/advice.ts';
import { describeLargest } from '../zip/exclusions-log.ts';
import type { DeployFacts } from '../facts.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { shownAddress } from '../target/addresses.ts';

const ENVIRONMENT =
  '"environment" takes the ID, the part after "environments/" in the name that creating it returned, or the exact display name.';

/** What to do about a failure, in sentences; empty where the message says it all. */
export function deployAdvice(
  error: StepError,
  facts: Partial<DeployFacts>,
  inputs: DeployInputs | undefined,
  host: AdviceHost,
): string {
  const { account = '', app = '', environment = '' } = shownAddress(inputs?.target, facts.environment) ?? {};
  const address = `account "${account}", app "${app}", environment "${safeText(environment)}"`;
  const subject = {
    address,
    urlInput: 'headless-url',
    mayHave: 'sending it again could deploy twice',
    lookFor: `a new build of ${address}`,
  };
  if (error.advice !== undefined) return error.advice;
  const common = commonAdvice(error, subject, host);
  switch (error.code) {
    case 'invalid-input':
      return host.isFork && common !== '' ? `${common} "dry-run: true" needs no secrets.` : common;
    case 'not-found':
      return `${common} ${ENVIRONMENT}`;
    case 'conflict':
      return `Another change to this environment may be under way. ${host.words.onConcurrentDeploys}`;
    case 'network':
      return `${common} The platform accepted nothing.`;
    case 'too-large':
      return largestFiles(facts, inputs?.zip.archive !== undefined);
    case 'build-failed':
      return `${whereTheLogIs(inputs)} Common causes: a dependency missing from package.json, another Node version ("engines.node"), no "start" script, an app that does not listen on the port in PORT, a missing environment variable.`;
    case 'smoke-test-failed':
      if (error.status === 'rolled-back' && isLocal(inputs)) return LOCAL_APP_LOG;
      if (error.status === 'rolled-back')
        return 'The log of the app in the user portal may say why the new build failed.';
      if (facts.rollback !== undefined) return 'Look in the user portal which build is live.';
      return isLocal(inputs)
        ? `${LOCAL_APP_LOG} The app may lack something that its build and start do not need: a file that is ignored (.gitignore, .deployignore), or a variable.`
        : 'The cache may still hold pages of the old build, or the app may lack something that the build did not: open the page, and the log of the app in the user portal.';
    case 'timeout':
      if (error.status === 'live') return 'Raise "timeout-minutes", and look at the site yourself.';
      if (error.status === 'unknown')
        return `Look in the user portal whether the new build of ${address} is live. Raise "timeout-minutes" if builds take this long.`;
      return 'The platform accepted nothing. Raise "timeout-minutes", or send less.';
    case 'cancelled':
      return cancelled(facts, common);
    case 'purge-failed':
      return `${error.status === 'live' ? 'The deploy itself is live' : 'The deploy itself was accepted'}. Purge the cache in the user portal, or run the webhook again.`;
    default:
      return common;
  }
}

const LOCAL_APP_LOG =
  'The local platform shows what the app wrote: the emulator action in its "Post" step at the end of the job, the emulator command in the folder of --build-logs when it ends.';

function whereTheLogIs(inputs: DeployInputs | undefined): string {
  return isLocal(inputs)
    ? 'The local platform says why: the emulator action in its "Post" step at the end of the job, the emulator command on stderr.'
    : 'The platform does not publish the log of a build through its API: open the build in the user portal.';
}

/** A platform of this machine has no portal, and no cache. */
function isLocal(inputs: DeployInputs | undefined): boolean {
  return inputs?.target !== undefined && isLoopback(inputs.target.root.hostname);
}

/** The ten largest files and folders of the zip, for a zip that is too large. */
function largestFiles({ files = [], archive }: Partial<DeployFacts>, isPrepacked: boolean): string {
  const zip =
    archive === undefined
      ? ''
      : `The zip is ${formatBytes(archive.bytes)} (${archive.bytes} bytes) in ${countOf(archive.fileCount, 'file')}. `;
  const cure = isPrepacked
    ? 'Pack it again without what the build does not need.'
    : 'Exclude what the build does not need, with "exclude" or the ignore file.';
  return [`${zip}${cure} The largest files and folders, before compression:`, ...describeLargest(files)].join('\n');
}

function cancelled({ accepted, rollback }: Partial<DeployFacts>, common: string): string {
  if (rollback !== undefined)
    return 'The upload had been accepted before, and a rollback may have been sent after it: look in the user portal which build is live.';
  if (accepted === true) return 'The upload had been accepted before.';
  return common === '' ? 'The platform accepted nothing.' : common;
}
