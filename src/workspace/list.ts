import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walkAll, walkIgnoring } from './fallback/walk.ts';
import { createGit } from './git/git.ts';
import { askForFiles, listIgnored, listWithGit } from './git/list-files.ts';
import { findWorkTree, readRepository } from './git/repository.ts';
import type { ListedBy, Listing, OnFiles, WalkedListing } from './listing.ts';
import { DEFAULT_IGNORES } from './rules.ts';
import type { Note } from './rules.ts';

/** The folders that a listing needs. */
export interface ListOptions {
  /** Real path of the workspace: where the search for ignore files begins when there is no repository. */
  readonly workspace: string;
  /** Real path of the folder to deploy; the workspace or inside it. */
  readonly root: string;
  /** A folder of ours for what git must read from a file. */
  readonly scratch: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Ends every git that was started. */
  readonly signal?: AbortSignal;
  /** Whether to list what rules 1 and 2 ignore as well. The walk without git does in any case. */
  readonly withIgnored?: boolean;
}

/** What rules 1 and 2 decide, and who decided it. */
export interface RootListing extends Listing {
  readonly by: ListedBy;
}

/**
 * Rules 1 and 2 as git has them, or as the ignore files have them where there is no git.
 * @param onFiles called with the files that they keep
 * @throws {StepError} `invalid-file`
 */
export async function listFiles(options: ListOptions, onFiles: OnFiles): Promise<RootListing> {
  const { root, workspace, environment, signal, withIgnored = false } = options;
  const top = findWorkTree(root);
  if (top === undefined) return listWithoutGit(workspace, root, NO_REPOSITORY, onFiles);
  return await withDefaultsFile(options.scratch, async (defaultsFile) => {
    const asked = { environment, defaultsFile, signal, withIgnored };
    const answers = askForFiles(top, root, asked);
    try {
      const state = await readRepository(top, root, environment, signal);
      if (state === 'ignored') return listEverything(root, onFiles);
      if (state === 'no-git') return listWithoutGit(top, root, NO_GIT, onFiles);
      const listing = await listWithGit(top, root, answers, { ...asked, onFiles });
      return { ...listing, by: { kind: 'git', repositories: listing.repositories } };
    } finally {
      answers.abandon();
    }
  });
}

/**
 * What rules 1 and 2 ignore, for a listing that may have been made without: then with one more git process for each
 * repository.
 * @throws {StepError} `invalid-file`
 */
export async function listIgnoredLater(options: ListOptions, { by, ignored }: RootListing): Promise<readonly string[]> {
  if (by.kind !== 'git') return ignored;
  return await withDefaultsFile(options.scratch, async (defaultsFile) => {
    const names: string[] = [];
    for (const { top, folder, prefix, ignored: known } of by.repositories) {
      const git = createGit(options.environment, top, options.signal);
      for (const name of known ?? (await listIgnored(git, folder, defaultsFile))) names.push(prefix + name);
    }
    return names;
  });
}

/** Runs work with the built-in defaults in a file, as git takes them with the right rank. */
export async function withDefaultsFile<Result>(
  scratch: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const file = path.join(scratch, 'default-ignores');
  writeFileSync(file, `${DEFAULT_IGNORES.join('\n')}\n`, { mode: 0o600 });
  try {
    return await work(file);
  } finally {
    rmSync(file, { force: true });
  }
}

type Why = Pick<Note, 'level' | 'text'>;
const NO_REPOSITORY: Why = {
  level: 'info',
  text: 'This is not a git repository, so .gitignore files were read without git.',
};
const NO_GIT: Why = {
  level: 'notice',
  text: 'git is not installed here, so .gitignore files were read without it, and files that git tracks although they are ignored are not sent. Install git first.',
};

/** @param top where the search for ignore files begins */
function listWithoutGit(top: string, root: string, why: Why, onFiles: OnFiles): RootListing {
  const listing = walkIgnoring(top, root);
  if (listing === undefined) return listEverything(root, onFiles);
  onFiles(listing.kept);
  listing.notes.push({ ...why, title: 'Files chosen without git' });
  return { ...listing, by: byWalk(listing) };
}

function listEverything(root: string, onFiles: OnFiles): RootListing {
  const text =
    '"path" lies in a folder that .gitignore or the built-in defaults ignore, so it is treated as a build output: their rules do not apply inside it.';
  const listing = walkAll(root);
  onFiles(listing.kept);
  listing.notes.push({ level: 'info', title: 'Everything in "path" is sent', text });
  return { ...listing, by: byWalk(listing) };
}

function byWalk({ rules, neverSent }: WalkedListing): ListedBy {
  return { kind: 'walk', rules, neverSent };
}
