import { StepError } from '../../../shared/errors.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { findCause } from './causes.ts';
import type { Place } from './commands.ts';
import type { GitAnswer, RepositoryGit } from './git.ts';

/** Where git failed. */
interface FailurePlace extends Place {
  readonly folder: string;
}

/** The error for a `.git` that git cannot use: never a reason to read the folder in another way. */
export function unreadable(place: FailurePlace, stderr: string): StepError {
  const { reason, advice } = findCause(stderr, place) ?? { reason: reasonOf(stderr), advice: UNKNOWN_CAUSE };
  const text = `git cannot read the repository of ${safeText(place.folder)}: ${reason}. ${advice}`;
  return new StepError('invalid-file', text);
}

const UNKNOWN_CAUSE =
  'If its .git is damaged, incomplete or not readable for this user, check the repository out again.';

/** Whether git did not list everything. With an object missing it can still succeed, without what it could not read. */
export function isIncomplete({ exitCode, stderr }: GitAnswer): boolean {
  return exitCode !== 0 || COMPLAINT.test(stderr);
}

const COMPLAINT = /^(?:fatal|error): |^warning: lazy fetching disabled/m;

/** The error for files that git cannot list: `unreadable`, or what a partial clone lacks. */
export async function unlistable(
  place: FailurePlace & { readonly git: RepositoryGit },
  { stderr }: GitAnswer,
): Promise<StepError> {
  if (!(await isPartialClone(place))) return unreadable(place, stderr);
  return new StepError(
    'invalid-file',
    `git cannot list the files of ${safeText(place.folder)}: this is a partial clone, and git must not fetch what is ` +
      `missing (${reasonOf(stderr)}). Clone without a filter, or with "blob:none" ("filter" on actions/checkout); ` +
      'with a sparse checkout, check out the .gitignore files as well.',
  );
}

/** Asks the configuration, as the wording of an error can change. */
async function isPartialClone({ git, folder }: FailurePlace & { readonly git: RepositoryGit }): Promise<boolean> {
  const names = String.raw`^(extensions\.partialclone|remote\..*\.(promisor|partialclonefilter))$`;
  return (await git.ask(folder, 'config', '--name-only', '--get-regexp', names)).exitCode === 0;
}

/** The last line that gives a reason: lines before it come from processes that git started. */
function reasonOf(stderr: string): string {
  const lines = stderr.trim().split('\n');
  const reason = lines.findLast((line) => /^(?:fatal|error): /.test(line)) ?? lines[0] ?? '';
  return safeText(reason) || 'no reason given';
}
