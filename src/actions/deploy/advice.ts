import type { StepError } from '../../errors.ts';
import { countOf, formatBytes, safeText } from '../../text.ts';
import type { SourceFile } from '../../workspace/files.ts';
import { commonAdvice } from '../advice.ts';
import type { Target } from './inputs.ts';
import type { Outcome } from './outcome.ts';

/** What advice can draw on; parts are missing when the step failed before they were known. */
export interface Known {
  readonly target: Target | undefined;
  readonly files: readonly SourceFile[];
  readonly outcome: Outcome;
  readonly isFork: boolean;
}

/** What to do about a failure, in sentences; empty where the message says it all. */
export function adviceFor(error: StepError, known: Known): string {
  const { account = '', app = '', environment = '' } = known.target?.address ?? {};
  const address = `account "${account}", app "${app}", environment "${environment}"`;
  const common = commonAdvice(
    error,
    {
      address,
      urlInput: 'headless-url',
      mayHave: 'sending it again could deploy twice',
      lookFor: `a new build of ${address}`,
    },
    known.isFork,
  );
  switch (error.code) {
    case 'invalid-input':
      return common === '' ? '' : `${common} Here, "dry-run: true" needs no secrets.`;
    case 'not-found':
      return `${common} "environment" wants the ID (the part after "environments/" in the name that creating it returned), not the display name.`;
    case 'conflict':
      return 'Another change to this environment may be under way. A "concurrency" group for the environment keeps deploys of one repository apart.';
    case 'network':
      return `${common} Nothing was taken.`;
    case 'too-large':
      return largestFiles(known);
    case 'timeout':
      return common === '' ? '' : `${common.slice(0, -1)}, or send less.`;
    case 'cancelled':
      return cancelled(known.outcome, common);
    case 'purge-failed':
      return 'The deploy itself was accepted. Purge the cache in the user portal, or run the webhook again.';
    default:
      return common;
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

function cancelled({ status }: Outcome, common: string): string {
  if (status === 'accepted') return 'The upload had been accepted before.';
  return common === '' ? 'The upload had not been taken.' : common;
}
