import { existsSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../../../shared/errors.ts';
import { asFullDisk } from '../../../shared/full-disk.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { DEFAULT_IGNORES } from '../../rules/rules.ts';
import type { Note } from '../../rules/rules.ts';
import type { ListingPart } from '../listing.ts';
import { findGit } from './find-git.ts';
import { createGit, GitNotFoundError } from './git.ts';
import type { GitAnswer, RepositoryGit } from './git.ts';
import { refuseNamedPipes } from './named-pipes.ts';
import { recordsOf, TrackedFiles, wholeFolders } from './records.ts';
import { Repository } from './repository.ts';
import type { RepositoryState } from './repository.ts';

/**
 * Lists what git and the built-in defaults keep in the folder of a repository, and in every repository below it. While git
 * lists, with two or three processes at once, it is also asked whether it can read the repository at all.
 * @param withIgnored whether to list the ignored files as well
 * @returns how to choose the files: unless it is `git`, nothing was listed
 * @throws {StepError} `invalid-file`: git cannot read a repository, or a folder of it, or would wait for a named pipe
 */
export async function* listWithGit(
  repository: Repository,
  withIgnored: boolean,
): AsyncGenerator<ListingPart, RepositoryState> {
  const { top, folder, options } = repository;
  if (findGit() !== undefined) refuseNamedPipes(top, folder, options.variables);
  const defaultsFile = writeDefaultsFile(options.scratch);
  const controller = new AbortController();
  try {
    const signals = [controller.signal, ...(options.signal === undefined ? [] : [options.signal])];
    const git = createGit(options.variables, top, AbortSignal.any(signals));
    const answers = {
      untracked: git.list(folder, 'ls-files', '-z', '--others', ...rulesOf(defaultsFile)),
      tracked: git.list(folder, 'ls-files', '-z', '-t', '--stage', '--cached'),
      ignored: withIgnored ? askForIgnored(git, folder, defaultsFile) : undefined,
    };
    // A failure is reported where the answer is awaited, if it is.
    for (const answer of Object.values(answers)) answer?.catch(() => undefined);
    const state = await repository.state();
    if (state === 'git') yield* partsOf(repository, answers);
    return state;
  } finally {
    // What still runs is not needed any more.
    controller.abort();
    rmSync(defaultsFile, { force: true });
  }
}

/** What git answers about the files of one folder. `ignored` where that was asked. */
interface FileAnswers {
  readonly tracked: Promise<GitAnswer>;
  readonly untracked: Promise<GitAnswer>;
  readonly ignored: Promise<GitAnswer> | undefined;
}

async function* partsOf(repository: Repository, answers: FileAnswers): AsyncGenerator<ListingPart, void> {
  const { folder, prefix } = repository;
  const tracked = new TrackedFiles(folder, prefix);
  for (const record of recordsOf(await repository.requireComplete(await answers.tracked))) tracked.add(record);
  yield { kept: tracked.files };

  const untracked = await repository.requireComplete(await answers.untracked);
  const others = recordsOf(untracked);
  const notes = noteWarnings(untracked, folder);
  yield { kept: others.filter((name) => !name.endsWith('/')).map((name) => ({ path: prefix + name })), notes };
  const ignored = await answers.ignored;
  if (ignored !== undefined) repository.ignored = wholeFolders(recordsOf(await repository.requireComplete(ignored)));
  yield { repository };

  // A folder among the untracked files is a repository of its own.
  const nested = others.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
  for (const name of [...tracked.nested, ...nested]) yield* listNested(repository, name, ignored !== undefined);
}

/** @param name path of the nested repository below the folder of the one around it */
async function* listNested(
  { folder, prefix, options }: Repository,
  name: string,
  withIgnored: boolean,
): AsyncGenerator<ListingPart, void> {
  const inner = path.join(folder, name);
  if (inner === folder) throw notCheckedOut(folder);
  if (isReplaced(inner)) return yield { kept: [{ path: prefix + name, indexMode: '160000' }] };
  if (!existsSync(path.join(inner, '.git'))) return yield { missing: [prefix + name] };
  const state = yield* listWithGit(new Repository(inner, inner, `${prefix}${name}/`, options), withIgnored);
  // Its files would be a gap in the zip.
  if (state !== 'git') throw new GitNotFoundError();
}

/**
 * What is ignored in a repository: files, and folders (ending with `/`) as a whole. git is asked unless that is known.
 * @throws {StepError} `invalid-file`
 */
export async function listIgnored(repository: Repository): Promise<readonly string[]> {
  if (repository.ignored !== undefined) return repository.ignored;
  const { git, folder, options } = repository;
  const defaultsFile = writeDefaultsFile(options.scratch);
  try {
    const answer = await repository.requireComplete(await askForIgnored(git, folder, defaultsFile));
    return (repository.ignored = wholeFolders(recordsOf(answer)));
  } finally {
    rmSync(defaultsFile, { force: true });
  }
}

async function askForIgnored(git: RepositoryGit, folder: string, defaultsFile: string): Promise<GitAnswer> {
  return await git.list(folder, 'ls-files', '-z', '--others', '--ignored', '--directory', ...rulesOf(defaultsFile));
}

/** The built-in defaults rank below every rule of git's own only from a file: `--exclude` would rank above. */
function rulesOf(defaultsFile: string): string[] {
  return [`--exclude-from=${defaultsFile}`, '--exclude-standard'];
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
