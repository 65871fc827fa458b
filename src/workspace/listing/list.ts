import { walkAll, walkIgnoring } from './walk.ts';
import { listIgnored, listWithGit } from './git/list-files.ts';
import { findWorkTree, Repository } from './git/repository.ts';
import type { GitOptions } from './git/repository.ts';
import type { ListedBy, ListingPart } from './listing.ts';
import type { Note } from '../rules/rules.ts';

/** The folders that a listing needs. */
export interface ListOptions extends GitOptions {
  /** Real path of the workspace: where the search for ignore files starts when there is no repository. */
  readonly workspace: string;
  /** Real path of the folder to deploy; the workspace or inside it. */
  readonly folder: string;
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
  if (top === undefined) return yield listWithoutGit(workspace, folder, NO_REPOSITORY);
  const state = yield* listWithGit(new Repository(top, folder, '', options), withIgnored);
  if (state === 'ignored') yield listEverything(folder);
  else if (state === 'no-git') yield listWithoutGit(top, folder, NO_GIT);
}

/**
 * What is ignored: files, and folders (ending with `/`) as a whole. A listing may have been made without it: then git is
 * asked once more in each repository.
 * @throws {StepError} `invalid-file`
 */
export async function listAllIgnored(by: ListedBy): Promise<readonly string[]> {
  if (by.kind === 'walk') return [...by.rules.keys()];
  const names: string[] = [];
  for (const repository of by.repositories) {
    for (const name of await listIgnored(repository)) names.push(repository.prefix + name);
  }
  return names;
}

type Why = Pick<Note, 'level' | 'text'>;
const NO_REPOSITORY: Why = {
  level: 'info',
  text: 'This is not a git repository, so .gitignore files were read without git.',
};
const NO_GIT: Why = {
  level: 'notice',
  text: 'git is not installed here, so .gitignore files were read without it: ignored files that git tracks are not sent. Install git first.',
};

/** @param top where the search for ignore files starts */
function listWithoutGit(top: string, folder: string, why: Why): ListingPart {
  const found = walkIgnoring(top, folder);
  if (found === undefined) return listEverything(folder);
  return { ...found, notes: [{ ...why, title: 'Files chosen without git' }] };
}

function listEverything(folder: string): ListingPart {
  const text =
    '"path" is in a folder that .gitignore or the built-in defaults ignore, so it is treated as a build output: their rules do not apply inside it.';
  return { ...walkAll(folder), notes: [{ level: 'info', title: 'Everything in "path" is sent', text }] };
}
