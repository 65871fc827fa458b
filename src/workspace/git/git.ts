import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exec } from '@actions/exec';
import { StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/safe-text.ts';
import { VANISHED } from '../read-disk.ts';
import { findGit } from './find-git.ts';
import { endWith, watchProcesses } from './processes.ts';
import { SAFE_ENVIRONMENT, safeSettings } from './safe-settings.ts';
import { untilStopped } from './stopped.ts';

/** The answer of one git command. stdout is bytes: file names need not be UTF-8. */
export interface GitAnswer {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/**
 * Runs git in a folder. Throws only if git cannot be started (`GitNotFoundError`, or a `StepError`), and the reason of
 * the signal that ended it.
 */
export type Git = (folder: string, ...args: string[]) => Promise<GitAnswer>;

/** The two ways to run git in one repository. */
export interface RepositoryGit {
  /** For a question with a short answer. */
  readonly ask: Git;
  /** For an answer of many megabytes. */
  readonly list: Git;
  /** For a question with a list of names that git reads from stdin. */
  readonly feed: (folder: string, input: Buffer, ...args: string[]) => Promise<GitAnswer>;
}

/** git is not installed. */
export class GitNotFoundError extends Error {
  override readonly name = 'GitNotFoundError';
}

/** Variables that would point git at another repository or index than the one in the folder. */
const REPOSITORY_VARIABLES =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|CEILING_DIRECTORIES|OBJECT_DIRECTORY|PREFIX|NAMESPACE|(?:LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS)$/;

/**
 * git for one repository. Questions go through `@actions/exec`, silent and with byte listeners, because its string
 * output breaks names that are not UTF-8 and echoes them into the log. It also joins the output to one text and searches
 * that again for every chunk, so long lists, which have no line end in them, are read from a process of our own.
 *
 * - `safe.directory` is set to the repository at hand: container jobs own the checkout as another user. git takes it
 *   from the command line since 2.38. As this switches off git's own protection, nothing that the repository names may
 *   run: see `safeSettings`.
 * - The step's inputs, credentials among them, are not passed on.
 *
 * @param signal ends every git that was started
 */
export function createGit(
  variables: Readonly<Record<string, string | undefined>>,
  repository: string,
  signal: AbortSignal = new AbortController().signal,
): RepositoryGit {
  const env: Record<string, string> = { ...SAFE_ENVIRONMENT, LC_ALL: 'C' };
  for (const [name, value] of Object.entries(variables)) {
    if (value !== undefined && !REPOSITORY_VARIABLES.test(name) && !/^INPUT_/i.test(name)) env[name] ??= value;
  }
  const settings = safeSettings(repository).flatMap((setting) => ['-c', setting]);
  const start = ['--no-pager', ...settings];
  const run = async (folder: string, args: readonly string[], begin: () => Promise<number>): Promise<number> => {
    signal.throwIfAborted();
    return await untilStopped(signal, folder, args, unlessVanished(folder, begin()));
  };
  const feed = async (folder: string, input: Buffer | undefined, ...args: string[]): Promise<GitAnswer> => {
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    const begin = async (): Promise<number> =>
      await new Promise((resolve, reject) => {
        // Typed as a child that may lack its pipes: it does when no more files can be opened.
        const git: ChildProcess = spawn(gitProgram(), [...start, ...args], {
          cwd: folder,
          env,
          stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        });
        endWith(signal, git);
        git.on('error', reject);
        // No code: a signal ended it.
        git.on('close', (code) => resolve(code ?? 1));
        git.stdout?.on('data', (data: Buffer) => stdout.push(data));
        git.stderr?.on('data', (data: Buffer) => stderr.push(data));
        // A git that ends early closes its stdin; its exit code says why.
        git.stdin?.on('error', () => undefined);
        git.stdin?.end(input);
      });
    return answerOf(await run(folder, args, begin), stdout, stderr);
  };
  return {
    ask: async (folder, ...args) => {
      const stdout: Buffer[] = [];
      const stderr: Buffer[] = [];
      const listeners = {
        stdout: (data: Buffer) => void stdout.push(data),
        stderr: (data: Buffer) => void stderr.push(data),
      };
      const options = { cwd: folder, env, silent: true, ignoreReturnCode: true, listeners };
      const begin = async (): Promise<number> => {
        // Quoted: it is taken for a command line.
        const program = `"${gitProgram()}"`;
        const asking = async (): Promise<number> => await exec(program, [...start, ...args], options);
        return await watchProcesses((git) => endWith(signal, git), asking);
      };
      return answerOf(await run(folder, args, begin), stdout, stderr);
    },
    list: async (folder, ...args) => await feed(folder, undefined, ...args),
    feed,
  };
}

/** A program cannot be started in a folder that is not there; the system then reports that the program is missing. */
async function unlessVanished(folder: string, ending: Promise<number>): Promise<number> {
  try {
    return await ending;
  } catch (error) {
    if (!existsSync(folder)) throw new StepError('invalid-file', `${safeText(folder)} ${VANISHED}`);
    if (error instanceof GitNotFoundError) throw error;
    // Not a reason to continue without git: other files would be chosen.
    const [, reason = ''] = /(?:Error: )?([^:]*)$/.exec(error instanceof Error ? error.message : String(error)) ?? [];
    const text = `git is installed, but could not be started (${safeText(reason)}).`;
    const advice = 'If this machine is at a limit of processes or open files, run it again.';
    throw new StepError('invalid-file', `${text} ${advice}`);
  }
}

function answerOf(exitCode: number, stdout: readonly Buffer[], stderr: readonly Buffer[]): GitAnswer {
  return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
}

function gitProgram(): string {
  const program = findGit();
  if (program === undefined) throw new GitNotFoundError();
  return program;
}
