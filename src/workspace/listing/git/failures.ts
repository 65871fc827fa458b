import { StepError } from '../../../shared/errors.ts';
import { safeText } from '../../../shared/safe-text.ts';
import type { Git, GitAnswer } from './git.ts';

/** The error for a `.git` that git cannot use: never a reason to read the folder in another way. */
export function unreadable(folder: string, stderr: string): StepError {
  return new StepError(
    'invalid-file',
    `git cannot read the repository of ${safeText(folder)}: ${reasonOf(stderr)}. ` +
      'If another user owns it, run "git config --global --add safe.directory <folder>" in an earlier step; ' +
      'if its .git is damaged or incomplete, check the repository out again.',
  );
}

/**
 * Whether git did not list everything. With an object missing it can still succeed, without what it could not read.
 */
export function isIncomplete({ exitCode, stderr }: GitAnswer): boolean {
  return exitCode !== 0 || COMPLAINT.test(stderr);
}

const COMPLAINT = /^(?:fatal|error): |^warning: lazy fetching disabled/m;

/** The error for files that git cannot list: `unreadable`, or what a partial clone lacks. */
export async function unlistable(git: Git, folder: string, { stderr }: GitAnswer): Promise<StepError> {
  if (!(await isPartialClone(git, folder))) return unreadable(folder, stderr);
  return new StepError(
    'invalid-file',
    `git cannot list the files of ${safeText(folder)}: this is a partial clone, and git must not fetch what is ` +
      `missing (${reasonOf(stderr)}). Clone without a filter, or with "blob:none" ("filter" on actions/checkout); ` +
      'with a sparse checkout, check out the .gitignore files as well.',
  );
}

/** Asks the configuration, as the wording of an error can change. */
async function isPartialClone(git: Git, folder: string): Promise<boolean> {
  const names = String.raw`^(extensions\.partialclone|remote\..*\.(promisor|partialclonefilter))$`;
  return (await git(folder, 'config', '--name-only', '--get-regexp', names)).exitCode === 0;
}

/** The last line that gives a reason: lines before it come from processes that git started. */
function reasonOf(stderr: string): string {
  const lines = stderr.trim().split('\n');
  const reason = lines.findLast((line) => /^(?:fatal|error): /.test(line)) ?? lines[0] ?? '';
  return safeText(reason) || 'no reason given';
}
