import { existsSync } from 'node:fs';
import { StepError, StopError } from '../../../shared/errors.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { unlessStopped } from '../../../shared/signals.ts';
import { VANISHED } from '../../paths/read-disk.ts';
import { findGit } from './find-git.ts';
import { runBriefly, runForBytes } from './processes.ts';
import type { ProgramAnswer } from './processes.ts';
import { SAFE_ENVIRONMENT, safeSettings } from './safe-settings.ts';

/** The answer of one git command. */
export type GitAnswer = ProgramAnswer;

/**
 * Runs git in a folder. Throws only if git cannot be started (`GitNotFoundError`, or a `StepError`), and the reason of
 * the signal that ended it.
 */
type Git = (folder: string, ...args: string[]) => Promise<GitAnswer>;

/** git in one repository. */
export interface RepositoryGit {
  /** Asks for a short answer. */
  readonly ask: Git;
  /** Asks for an answer that may have many megabytes. */
  readonly list: Git;
  /** The same, with a list of names that git reads from stdin. */
  readonly feed: (folder: string, input: Buffer, ...args: string[]) => Promise<GitAnswer>;
}

/** A folder in a repository, and what git is started with there. */
export interface Checkout {
  readonly folder: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** git is not installed. */
export class GitNotFoundError extends Error {
  override readonly name = 'GitNotFoundError';
}

/** Variables that would point git at another repository or index than the one in the folder. */
const REPOSITORY_VARIABLES =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|CEILING_DIRECTORIES|OBJECT_DIRECTORY|CONFIG|(?:INTERNAL_SUPER_)?PREFIX|NAMESPACE|(?:LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS)$/;

/**
 * git for one repository.
 *
 * - `safe.directory` is set to the repository at hand: container jobs own the checkout as another user. git takes it
 *   from the command line since 2.38. As this switches off git's own protection, nothing that the repository names may
 *   run: see `safeSettings`.
 * - The step's inputs, credentials among them, are not passed on.
 *
 * @param signal ends every git that was started
 * @param maxBytes the most that `list` and `feed` read of an answer: git is ended at a longer one, as if it had failed
 */
export function createGit(
  variables: Readonly<Record<string, string | undefined>>,
  repository: string,
  signal: AbortSignal = new AbortController().signal,
  maxBytes = Infinity,
): RepositoryGit {
  const env = gitVariables(variables);
  const start = ['--no-pager', ...safeSettings(repository).flatMap((setting) => ['-c', setting])];
  const run = async (
    begin: typeof runBriefly,
    folder: string,
    args: readonly string[],
    input?: Buffer,
  ): Promise<GitAnswer> => {
    signal.throwIfAborted();
    const ending = unlessVanished(folder, async () => {
      const call = { program: gitProgram(), args: [...start, ...args], cwd: folder, env, signal, maxBytes };
      return await begin(input === undefined ? call : { ...call, input });
    });
    return await unlessStopped(signal, ending).catch((error: unknown) => {
      throw error === signal.reason ? stopReason(error, folder, args) : error;
    });
  };
  return {
    ask: async (folder, ...args) => await run(runBriefly, folder, args),
    list: async (folder, ...args) => await run(runForBytes, folder, args),
    feed: async (folder, input, ...args) => await run(runForBytes, folder, args, input),
  };
}

/** What git gets of the variables of the step. */
function gitVariables(variables: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const env: Record<string, string> = { ...SAFE_ENVIRONMENT, LC_ALL: 'C' };
  for (const [name, value] of Object.entries(variables)) {
    if (value !== undefined && !REPOSITORY_VARIABLES.test(name) && !/^INPUT_/i.test(name)) env[name] ??= value;
  }
  return env;
}

/** A program cannot be started in a folder that is not there; the system then reports that the program is missing. */
async function unlessVanished(folder: string, run: () => Promise<GitAnswer>): Promise<GitAnswer> {
  try {
    return await run();
  } catch (error) {
    if (!existsSync(folder)) throw new StepError('invalid-file', `${safeText(folder)} ${VANISHED}`);
    if (error instanceof GitNotFoundError) throw error;
    // Not a reason to continue without git: other files would be chosen.
    const [, reason = ''] = /(?:Error: )?([^:]*)$/.exec(error instanceof Error ? error.message : String(error)) ?? [];
    const text = `git is installed, but could not be started (${safeText(reason)}).`;
    const advice = 'If this machine has reached its limit of processes or open files, try again later.';
    throw new StepError('invalid-file', `${text} ${advice}`);
  }
}

function gitProgram(): string {
  const program = findGit();
  if (program === undefined) throw new GitNotFoundError();
  return program;
}

/** Why a stopped step ends: where its time was up, with what git was doing. */
function stopReason(reason: unknown, folder: string, [command = '']: readonly string[]): unknown {
  if (!(reason instanceof StopError) || reason.code !== 'timeout') return reason;
  const what = `"git ${command}" had not ended in ${safeText(folder)}.`;
  const advice = 'Look for a named pipe in place of a .gitignore, of the file of core.excludesFile or of include.path.';
  return new StopError('timeout', `${reason.message} ${what} ${advice}`, reason.exitCode, 'failed', { cause: reason });
}
