import { existsSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathInside } from '../../../shared/files/paths.ts';
import { StepError } from '../../../shared/errors.ts';
import { asFullDisk } from '../../../shared/files/full-disk.ts';
import { asMessage } from '../../../shared/text/format.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { DEFAULT_IGNORES } from '../../rules/rules.ts';
import type { ListingPart } from '../listing.ts';
import { describeTooLong, describeUnreadable, folderOf } from '../unreadable-folder.ts';
import { findGit } from './find-git.ts';
import { createGit, GitNotFoundError } from './git.ts';
import type { GitAnswer, RepositoryGit } from './git.ts';
import { describeMissing } from './missing-submodules.ts';
import { refuseNamedPipes } from './named-pipes.ts';
import { recordsOf, trackedIn, untrackedIn, wholeFolders } from './records.ts';
import { Repository } from './repository.ts';
import type { RepositoryState } from './repository.ts';
import { isLinkedWorktree } from './worktrees.ts';
import type { GitFolders } from './worktrees.ts';
import { tryToRead } from '../../../shared/files/try-to-read.ts';

/**
 * Lists what git and the built-in defaults keep in the folder of a repository, and in every repository below it. While git
 * lists, with two or three processes at once, it is also asked whether it can read the repository at all.
 * @param withIgnored whether to list the ignored files as well
 * @param gitFolders those of the checkouts around
 * @returns how to choose the files: unless it is `git`, nothing was listed
 * @throws {StepError} `invalid-file`: git cannot read a repository, or a folder of it, or would wait for a named pipe
 */
export async function* listWithGit(
  repository: Repository,
  withIgnored: boolean,
  gitFolders: GitFolders,
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
    if (state === 'git') yield* partsOf(repository, answers, gitFolders.enter(top));
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

async function* partsOf(
  repository: Repository,
  answers: FileAnswers,
  gitFolders: GitFolders,
): AsyncGenerator<ListingPart, void> {
  const { folder, prefix } = repository;
  const records = recordsOf(await repository.requireComplete(await answers.tracked));
  const tracked = trackedIn(records, folder, prefix);
  yield { kept: tracked.files };

  const answer = await repository.requireComplete(await answers.untracked);
  const untracked = untrackedIn(recordsOf(answer), folder, prefix, gitFolders);
  yield { kept: untracked.files, worktrees: [...untracked.worktrees], ...readWarnings(answer, repository) };
  const ignored = await answers.ignored;
  if (ignored !== undefined) repository.ignored = wholeFolders(recordsOf(await repository.requireComplete(ignored)));
  yield { repository };

  for (const name of tracked.nested) yield* listNested(repository, name, ignored !== undefined, gitFolders);
  yield* listCheckouts(repository, untracked.nested, ignored !== undefined, gitFolders);
}

/** Where a checkout was found: the folder it is below, and the path of that one below the folder to deploy. */
type Surroundings = Pick<Repository, 'folder' | 'prefix' | 'options'>;

/**
 * Lists checkouts that are no submodules, but for linked worktrees of those that are listed before them.
 * @param names paths below `folder`, ending with `/`
 * @throws {StepError} `invalid-file`
 */
export async function* listCheckouts(
  around: Surroundings,
  names: readonly string[],
  withIgnored: boolean,
  gitFolders: GitFolders,
): AsyncGenerator<ListingPart, void> {
  const { folder, prefix } = around;
  const isLinked = (name: string): boolean => isLinkedWorktree(path.join(folder, name));
  for (const name of [...names.filter((each) => !isLinked(each)), ...names.filter(isLinked)]) {
    if (gitFolders.hasWorktree(path.join(folder, name))) yield { worktrees: [prefix + name] };
    else {
      yield { checkouts: [prefix + name] };
      yield* listNested(around, name.slice(0, -1), withIgnored, gitFolders);
    }
  }
}

/** @param name path of the nested repository below the folder of the one around it */
async function* listNested(
  { folder, prefix, options }: Surroundings,
  name: string,
  withIgnored: boolean,
  gitFolders: GitFolders,
): AsyncGenerator<ListingPart, void> {
  const inner = path.join(folder, name);
  const absent = { path: prefix + name, top: inner, options };
  if (inner === folder) throw new StepError('invalid-file', describeMissing(absent, '"path"'));
  if (isReplaced(inner)) return yield { kept: [{ path: prefix + name, indexMode: '160000' }] };
  if (!existsSync(path.join(inner, '.git'))) return yield { missing: [absent] };
  const repository = new Repository(inner, inner, `${prefix}${name}/`, options);
  try {
    const state = yield* listWithGit(repository, withIgnored, gitFolders);
    // Its files would be a gap in the zip.
    if (state !== 'git') throw new GitNotFoundError();
  } catch (error) {
    const isBroken = error instanceof StepError && error.code === 'invalid-file';
    if (!isBroken || options.leavesOut?.(repository.prefix) !== true) throw error;
    yield { leftOut: [repository.prefix] };
  }
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

/** git lists a submodule even where a file or a link has replaced its folder. */
function isReplaced(folder: string): boolean {
  return tryToRead(() => realpathSync(folder) !== folder || !statSync(folder).isDirectory()) === true;
}

/**
 * git succeeds without what it cannot read. A folder would be a gap in the zip, unless the rules leave it out; an ignore
 * file changes what is sent.
 * @throws {StepError} `invalid-file` naming the folders
 */
function readWarnings({ stderr }: GitAnswer, { top, folder, prefix, options }: Repository) {
  const warnings: string[] = [];
  const leftOut: string[] = [];
  const unreadable: string[] = [];
  for (const line of stderr.split('\n').filter((each) => each.startsWith('warning: '))) {
    // git has no exit code for it. Should its wording change, the warning is still shown.
    // A line with a path that is too long is cut.
    const [, whole, reason, cut] =
      /^warning: (?:[^']+ '(.+)': (.+)|could not open directory '([^']+))$/.exec(line) ?? [];
    const where = whole ?? cut ?? '';
    const inside = where === '' ? undefined : pathInside(folder, path.join(top, where));
    const name = inside === undefined ? undefined : prefix + inside + (where.endsWith('/') ? '/' : '');
    const inFolder = folderOf(name ?? '');
    if (options.leavesOut?.(inFolder) === true) leftOut.push(inFolder);
    else if (name !== undefined && (reason === undefined || reason === 'File name too long'))
      unreadable.push(describeTooLong(name));
    else if (line.includes('could not open directory')) unreadable.push(describeUnreadable(name ?? line, reason ?? ''));
    else warnings.push(line);
  }
  if (unreadable.length > 0) throw new StepError('invalid-file', asMessage(unreadable, 10));
  if (warnings.length === 0) return { leftOut };
  const text = `git reported for ${safeText(folder)}: ${warnings.slice(0, 10).map(safeText).join('; ')}.`;
  return { notes: [{ level: 'warning', title: 'git could not read everything', text } as const], leftOut };
}
