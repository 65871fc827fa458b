import type { StepError } from '../../errors.ts';
import { PlatformError } from '../../platform/failure.ts';
import { countOf, formatBytes, safeText } from '../../text.ts';
import type { SourceFile } from '../../workspace/files.ts';
import { networkAdvice, REPORT_ADVICE } from '../failure.ts';
import type { Target } from './inputs.ts';
import type { Outcome } from './outcome.ts';

/** What advice can draw on; parts are missing when the step failed before they were known. */
export interface Known {
  readonly target: Target | undefined;
  readonly files: readonly SourceFile[];
  readonly outcome: Outcome;
  readonly isFork: boolean;
}

const FORK =
  'This run is for a pull request from a fork, and those get no secrets: deploy on push to your own branches instead, or use "dry-run: true" here.';

/** What to do about a failure, in sentences; empty where the message says it all. */
export function adviceFor(error: StepError, known: Known): string {
  const { target } = known;
  const { account = '', app = '', environment = '' } = target?.address ?? {};
  const address = `account "${account}", app "${app}", environment "${environment}"`;
  switch (error.code) {
    case 'invalid-input':
      return known.isFork && /^(?:username|password|purge-cache-webhook):/m.test(error.message) ? FORK : '';
    case 'unauthorized':
      return 'Check "username" and "password": they are the API user ID and the API password from the API Access page of the user portal, not the login of the portal. A secret that was renamed or deleted arrives empty or old.';
    case 'forbidden':
      return `The credentials are known but may not do this: check that the API user may deploy to ${address}.`;
    case 'not-found':
      return `Check ${address}, and "headless-url". "environment" wants the ID (the part after "environments/" in the name that creating it returned), not the display name.`;
    case 'conflict':
      return 'Another change to this environment may be under way. A "concurrency" group for the environment keeps deploys of one repository apart.';
    case 'too-large':
      return largestFiles(known);
    case 'rate-limited':
      return 'Wait some minutes and run the job again; if many workflows share one API user, spread their schedules.';
    case 'rejected':
      return error instanceof PlatformError && isRedirect(error)
        ? 'Check "headless-url": it must be the final address of the API.'
        : `Check the inputs against what the service says: ${address}.`;
    case 'server-error':
      return 'The upload was not taken. Run the job again later.';
    case 'bad-reply':
      return `The upload may have been taken. Check "headless-url" (${target?.root.origin ?? ''}), and look in the user portal for a new build of ${address} before you run the job again.`;
    case 'ambiguous':
      return `The platform may or may not have taken the upload; sending it again could deploy twice. Look in the user portal for a new build of ${address}: if there is none, run the job again.`;
    case 'network':
      return networkAdvice(error.message);
    case 'timeout':
      return error.status === 'failed' ? 'Nothing was taken. Raise "timeout-minutes", or send less.' : '';
    case 'cancelled':
      return cancelled(known, address);
    case 'purge-failed':
      return 'The deploy itself was accepted. Purge the cache in the user portal, or run the webhook again.';
    case 'internal':
      return REPORT_ADVICE;
    case 'no-files':
    case 'secret-found':
    case 'invalid-file':
    case 'build-failed':
      return '';
  }
}

/** The ten largest files of the zip, for a zip that is too large. */
function largestFiles({ files, outcome: { archive } }: Known): string {
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, 10);
  const zip =
    archive === undefined
      ? ''
      : `The zip has ${formatBytes(archive.bytes)} (${archive.bytes} bytes) in ${countOf(archive.fileCount, 'file')}. `;
  const lines = largest.map(({ path, size }) => `  ${formatBytes(size).padStart(9)}  ${safeText(path)}`);
  return [
    `${zip}Leave out what the build does not need with "exclude" or the ignore file. The largest files, before compression:`,
    ...lines,
  ].join('\n');
}

function isRedirect(error: PlatformError): boolean {
  const { httpStatus = 0 } = error.details;
  return httpStatus >= 300 && httpStatus < 400;
}

function cancelled({ outcome }: Known, address: string): string {
  if (outcome.status === 'accepted') return 'The upload had been accepted before.';
  if (outcome.status === 'unknown')
    return `All of the upload had been sent, but not answered: look in the user portal for a new build of ${address}.`;
  return 'The upload had not been taken.';
}
