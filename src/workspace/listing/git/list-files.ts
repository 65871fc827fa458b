import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../../../shared/errors.ts';
import { safeText } from '../../../shared/safe-text.ts';
import type { ListingPart } from '../listing.ts';
import type { Note } from '../../rules/rules.ts';
import { isIncomplete, unlistable } from './failures.ts';
import { findGit } from './find-git.ts';
import { createGit } from './git.ts';
import type { GitAnswer, RepositoryGit } from './git.ts';
import { refuseNamedPipes } from './named-pipes.ts';
import { recordsOf, TrackedFiles, wholeFolders } from './records.ts';
import { LOCATE_WORK_TREE, requireRepository } from './repository.ts';

export interface GitListingOptions {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Ends every git that was started. */
  readonly signal: AbortSignal | undefined;
  /** File with the built-in defaults: `--exclude-from` ranks below every rule of git's own, `--exclude` above. */
  readonly defaultsFile: string;
  /** Whether to list the ignored files as well. */
  readonly withIgnored: boolean;
}

/** What git answers about the files of one folder. */
export interface FileAnswers {
  readonly tracked: Promise<GitAnswer>;
  readonly untracked: Promise<GitAnswer>;
  /** Ignored files and folders, if asked for. */
  readonly ignored: Promise<GitAnswer | undefined>;
  /** Ends those that still run, when the answers are no longer needed. */
  readonly abandon: () => void;
}

/**
 * Asks git for the files of a folder, with two or three processes at once. The caller can check meanwhile whether git
 * can read the repository at all.
 * @param top work tree that `folder` is in
 * @throws {StepError} `invalid-file`: git would wait for a named pipe
 */
export function askForFiles(
  top: string,
  folder: string,
  { variables, defaultsFile, signal, withIgnored }: GitListingOptions,
): FileAnswers {
  if (findGit() !== undefined) refuseNamedPipes(top, folder, variables);
  const controller = new AbortController();
  const ended = signal === undefined ? controller.signal : AbortSignal.any([controller.signal, signal]);
  const git = createGit(variables, top, ended);
  const untracked = git.list(folder, 'ls-files', '-z', '--others', ...rulesOf(defaultsFile));
  const tracked = git.list(folder, 'ls-files', '-z', '-t', '--stage', '--cached');
  const ignored = withIgnored ? askForIgnored(git, folder, defaultsFile) : Promise.resolve(undefined);
  // A failure is reported where the answer is awaited, if it is.
  for (const answer of [tracked, untracked, ignored]) answer.catch(() => undefined);
  return { tracked, untracked, ignored, abandon: () => controller.abort() };
}

/**
 * What is ignored in a folder: files, and folders (ending with `/`) as a whole.
 * @throws {StepError} `invalid-file`
 */
export async function listIgnored(git: RepositoryGit, folder: string, defaultsFile: string): Promise<string[]> {
  const answer = await askForIgnored(git, folder, defaultsFile);
  if (isIncomplete(answer)) throw await unlistable(git.ask, folder, answer);
  return wholeFolders(recordsOf(answer));
}

async function askForIgnored(git: RepositoryGit, folder: string, defaultsFile: string): Promise<GitAnswer> {
  const folding = ['--others', '--ignored', '--directory', ...rulesOf(defaultsFile)];
  return await git.list(folder, 'ls-files', '-z', ...folding);
}

function rulesOf(defaultsFile: string): string[] {
  return [`--exclude-from=${defaultsFile}`, '--exclude-standard'];
}

/**
 * Lists what git and the built-in defaults keep in `folder` and in every repository below it.
 * @param top work tree that `folder` is in
 * @param answers of git for the same folder
 * @param prefix path of `folder` below the folder to deploy: empty or ending with `/`
 * @throws {StepError} `invalid-file`: git cannot read a repository, or a folder of it.
 */
export async function* listWithGit(
  top: string,
  folder: string,
  answers: FileAnswers,
  options: GitListingOptions,
  prefix = '',
): AsyncGenerator<ListingPart, void> {
  const git = createGit(options.variables, top, options.signal);
  const complete = async (answer: GitAnswer): Promise<GitAnswer> => {
    if (isIncomplete(answer)) throw await unlistable(git.ask, folder, answer);
    return answer;
  };
  const tracked = new TrackedFiles(folder, prefix);
  for (const record of recordsOf(await complete(await answers.tracked))) tracked.add(record);
  yield { kept: tracked.files };

  const untracked = await complete(await answers.untracked);
  const others = recordsOf(untracked);
  const notes = noteWarnings(untracked, folder);
  yield { kept: others.filter((name) => !name.endsWith('/')).map((name) => ({ path: prefix + name })), notes };
  const answer = await answers.ignored;
  const ignored = answer && wholeFolders(recordsOf(await complete(answer)));
  yield { ignored: ignored?.map((name) => prefix + name) ?? [], repository: { top, folder, prefix, ignored } };

  // A folder among the untracked files is a repository of its own.
  const nested = others.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
  for (const name of [...tracked.nested, ...nested]) yield* listNested(folder, prefix + name, name, options);
}

/** @param listed path of the nested repository below the folder to deploy; `name` is that below `folder` */
async function* listNested(
  folder: string,
  listed: string,
  name: string,
  options: GitListingOptions,
): AsyncGenerator<ListingPart, void> {
  const inner = path.join(folder, name);
  if (inner === folder) throw notCheckedOut(folder);
  if (isReplaced(inner)) return yield { kept: [{ path: listed, indexMode: '160000' }] };
  if (!existsSync(path.join(inner, '.git'))) return yield { missing: [listed] };
  const answers = askForFiles(inner, inner, options);
  try {
    const { ask } = createGit(options.variables, inner, options.signal);
    requireRepository(await ask(inner, ...LOCATE_WORK_TREE), inner, inner);
    yield* listWithGit(inner, inner, answers, options, `${listed}/`);
  } finally {
    answers.abandon();
  }
}

/**
 * git succeeds without what it cannot read. A folder would be a gap in the zip; an ignore file changes what is sent.
 * @throws {StepError} `invalid-file`
 */
function noteWarnings({ stderr }: GitAnswer, folder: string): Note[] {
  const warnings = stderr.split('\n').filter((line) => line.startsWith('warning: '));
  if (warnings.length === 0) return [];
  const text = `git reported for ${safeText(folder)}: ${warnings.slice(0, 10).map(safeText).join('; ')}.`;
  // git has no exit code for it. Should its wording change, the warning is still shown.
  if (warnings.some((line) => line.includes('could not open directory'))) {
    throw new StepError('invalid-file', `${text} Make the folder readable for the user that runs this, or ignore it.`);
  }
  return [{ level: 'warning', title: 'git could not read everything', text }];
}

function notCheckedOut(folder: string): StepError {
  const text = `"path" (${safeText(folder)}) is a submodule that is not checked out. Check it out ("git submodule update --init", or "submodules: true" on actions/checkout).`;
  return new StepError('invalid-file', text);
}

/** git lists a submodule even where a file or a link has replaced its folder. */
function isReplaced(folder: string): boolean {
  try {
    return realpathSync(folder) !== folder || !statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
