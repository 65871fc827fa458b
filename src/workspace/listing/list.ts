import { pathInside } from '../../shared/files/paths.ts';
import { ruleOfNewFile, walkAll, walkIgnoring } from './walk.ts';
import { findGit } from './git/find-git.ts';
import { listCheckouts, listIgnored, listWithGit } from './git/list-files.ts';
import { Repository } from './git/repository.ts';
import type { GitOptions } from './git/repository.ts';
import { findWorkTree, GitFolders } from './git/worktrees.ts';
import type { ListingSource, ListingPart } from './listing.ts';
import { firstOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { isForEverything } from '../rules/patterns.ts';
import type { Folders } from '../files.ts';
import type { Note } from '../rules/rules.ts';

/** The folders that a listing needs. */
export interface ListOptions extends GitOptions, Folders {
  /** Whether to list what is ignored as well. The walk without git always does. */
  readonly withIgnored?: boolean;
}

/**
 * Lists the files that git and the built-in defaults keep; where there is no git, the ignore files are read without it.
 * @throws {StepError} `invalid-file`
 */
export async function* listFiles(options: ListOptions): AsyncGenerator<ListingPart, void> {
  const { folder, workspace, withIgnored = false } = options;
  const top = findWorkTree(folder);
  if (top === undefined) return yield* listWithoutGit(workspace, options, NO_REPOSITORY);
  const state = yield* listWithGit(new Repository(top, folder, '', options), withIgnored, new GitFolders(workspace));
  if (state === 'ignored') yield listEverything(options);
  else if (state === 'foreign') {
    // What is above is about other files, and so is its commit.
    yield { isForeign: true };
    yield* listWithoutGit(workspace, options, FOREIGN);
  } else if (state === 'no-git') yield* listWithoutGit(top, options, noGit());
}

/**
 * What is ignored: files, and folders (ending with `/`) as a whole. A listing may have been made without it: then git is
 * asked once more in each repository.
 * @throws {StepError} `invalid-file`
 */
export async function listAllIgnored(by: ListingSource): Promise<readonly string[]> {
  const names = [...by.rules.keys(), ...by.worktrees];
  for (const repository of by.repositories) {
    for (const name of await listIgnored(repository)) names.push(repository.prefix + name);
  }
  return names;
}

type NoteReason = Pick<Note, 'level' | 'text'>;
const NO_REPOSITORY: NoteReason = {
  level: 'info',
  text: 'This is not a git repository, so .gitignore files were read without git.',
};
const FOREIGN: NoteReason = {
  level: 'info',
  text: 'The git repository above ignores everything here and tracks nothing, so it does not count: .gitignore files were read without git.',
};

/** @param checkouts where git could have been asked, if not everywhere */
function noGit(checkouts: readonly string[] = []): NoteReason {
  const where = checkouts.length === 0 ? '' : ` in ${firstOf(checkouts, 5, safeText)}`;
  const text = `git is not installed here, so .gitignore files were read without it: ignored files that git tracks${where} are not sent. Install git first.`;
  return { level: 'notice', text };
}

/**
 * Outside a repository, git still lists the checkouts inside where it is installed.
 * @param top where the search for ignore files starts
 */
async function* listWithoutGit(top: string, options: ListOptions, why: NoteReason): AsyncGenerator<ListingPart, void> {
  const { folder, workspace, leavesOut, withIgnored = false } = options;
  const gitFolders = new GitFolders(workspace);
  const hasGit = findGit() !== undefined;
  const found = walkIgnoring(top, folder, { leavesOut, gitFolders: hasGit ? undefined : gitFolders });
  // Every file may be ignored where no folder is ("*" and "!*/").
  if (top !== workspace && isForEverything(ruleOfNewFile(top, workspace)?.pattern ?? ''))
    return yield* listWithoutGit(workspace, options, why);
  if ('rule' in found) {
    const isForeign = pathInside(found.ignored, workspace) !== undefined && isForEverything(found.rule.pattern);
    return isForeign ? yield* listWithoutGit(workspace, options, why) : yield listEverything(options);
  }
  const { checkouts, ...rest } = found;
  const reason = !hasGit && why.level === 'info' && checkouts.length > 0 ? noGit(checkouts) : why;
  const notes = [{ ...reason, title: 'Files chosen without git' }];
  if (!hasGit) return yield { ...found, notes };
  yield { ...rest, notes };
  yield* listCheckouts({ folder, prefix: '', options }, checkouts, withIgnored, gitFolders);
}

function listEverything({ folder, workspace, leavesOut }: ListOptions): ListingPart {
  const top = findWorkTree(folder);
  const around = new GitFolders(workspace);
  const gitFolders = top === undefined ? around : around.enter(top);
  const text =
    '.gitignore or the built-in defaults ignore "path", so it is treated as a build output: their rules do not apply inside it.';
  const notes = [{ level: 'info', title: 'Everything in "path" is sent', text }] as const;
  const { checkouts: _, ...all } = walkAll(folder, { leavesOut, gitFolders });
  return { ...all, notes, isWhole: true };
}
