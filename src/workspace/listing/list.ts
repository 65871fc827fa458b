import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asFullDisk } from '../../shared/full-disk.ts';
import { walkAll, walkIgnoring } from './walk/walk.ts';
import { createGit } from './git/git.ts';
import { askForFiles, listIgnored, listWithGit } from './git/list-files.ts';
import { findWorkTree, readRepository } from './git/repository.ts';
import type { Listing, ListingPart } from './listing.ts';
import { DEFAULT_IGNORES } from '../rules/rules.ts';
import type { Note } from '../rules/rules.ts';

/** The folders that a listing needs. */
export interface ListOptions {
  /** Real path of the workspace: where the search for ignore files starts when there is no repository. */
  readonly workspace: string;
  /** Real path of the folder to deploy; the workspace or inside it. */
  readonly folder: string;
  /** A folder of this run, for what git must read from a file. */
  readonly scratch: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Ends every git that was started. */
  readonly signal?: AbortSignal;
  /** Whether to list what is ignored as well. The walk without git always does. */
  readonly withIgnored?: boolean;
}

/**
 * Lists the files that git and the built-in defaults keep; where there is no git, the ignore files are read without it.
 * @throws {StepError} `invalid-file`
 */
export async function* listFiles(options: ListOptions): AsyncGenerator<ListingPart, void> {
  const { folder, workspace, variables, signal, withIgnored = false } = options;
  const top = findWorkTree(folder);
  if (top === undefined) return yield listWithoutGit(workspace, folder, NO_REPOSITORY);
  const defaultsFile = writeDefaultsFile(options.scratch);
  try {
    const asked = { variables, defaultsFile, signal, withIgnored };
    const answers = askForFiles(top, folder, asked);
    try {
      const state = await readRepository(top, folder, variables, signal);
      if (state === 'ignored') yield listEverything(folder);
      else if (state === 'no-git') yield listWithoutGit(top, folder, NO_GIT);
      else yield* listWithGit(top, folder, answers, asked);
    } finally {
      answers.abandon();
    }
  } finally {
    rmSync(defaultsFile, { force: true });
  }
}

/**
 * What is ignored, for a listing that may have been made without it: then with one more git process for each
 * repository.
 * @throws {StepError} `invalid-file`
 */
export async function listIgnoredLater(options: ListOptions, { by, ignored }: Listing): Promise<readonly string[]> {
  if (by.kind !== 'git') return ignored;
  return await withDefaultsFile(options.scratch, async (defaultsFile) => {
    const names: string[] = [];
    for (const { top, folder, prefix, ignored: known } of by.repositories) {
      const git = createGit(options.variables, top, options.signal);
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
  const file = writeDefaultsFile(scratch);
  try {
    return await work(file);
  } finally {
    rmSync(file, { force: true });
  }
}

function writeDefaultsFile(scratch: string): string {
  const file = path.join(scratch, 'default-ignores');
  try {
    writeFileSync(file, `${DEFAULT_IGNORES.join('\n')}\n`, { mode: 0o600 });
    return file;
  } catch (error) {
    throw asFullDisk(error, scratch);
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
