import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { exec } from '@actions/exec';
import { StepError } from '../errors.ts';
import { safeText } from '../text.ts';
import { VANISHED } from './read-disk.ts';

/** What one git command answered. stdout is bytes: file names need not be UTF-8. */
export interface GitAnswer {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Runs git in a folder. Throws only where git cannot be started at all: a `StepError` unless it is not installed. */
export type Git = (folder: string, ...args: string[]) => Promise<GitAnswer>;

/** The two ways to run git in one repository. */
export interface RepositoryGit {
  /** For a question with a short answer. */
  readonly ask: Git;
  /** For an answer of many megabytes. */
  readonly list: Git;
}

/** Variables that would point git at another repository or index than the one in the folder. */
const REPOSITORY_VARIABLES =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|PREFIX|NAMESPACE|(?:LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS)$/;

/**
 * git for one repository. Questions go through `@actions/exec`, silent and with byte listeners, because its string
 * output breaks names that are not UTF-8 and echoes them into the log. It also joins the output to one text and searches
 * that again for every piece that comes in, so a long list, which has no line end in it, goes past it.
 *
 * - `safe.directory` is set to the repository at hand: container jobs own the checkout as another user. git takes it
 *   from the command line since 2.38.
 * - `core.fsmonitor` is off, as it names a program to run, and a nested repository could name any.
 * - The step's inputs, credentials among them, are not handed on.
 *
 * @param signal ends what `list` has begun
 */
export function createGit(
  environment: Readonly<Record<string, string | undefined>>,
  repository: string,
  signal?: AbortSignal,
): RepositoryGit {
  const env: Record<string, string> = { GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && !REPOSITORY_VARIABLES.test(name) && !/^INPUT_/i.test(name)) env[name] ??= value;
  }
  const settings = ['-c', `safe.directory=${repository}`, '-c', 'core.fsmonitor=false'];
  return {
    ask: async (folder, ...args) => {
      const stdout: Buffer[] = [];
      const stderr: Buffer[] = [];
      const listeners = {
        stdout: (data: Buffer) => void stdout.push(data),
        stderr: (data: Buffer) => void stderr.push(data),
      };
      const options = { cwd: folder, env, silent: true, ignoreReturnCode: true, listeners };
      const ending = exec(gitProgram(), [...settings, ...args], options);
      return answerOf(await unlessVanished(folder, ending), stdout, stderr);
    },
    list: async (folder, ...args) => {
      const stdout: Buffer[] = [];
      const stderr: Buffer[] = [];
      const ending = new Promise<number>((resolve, reject) => {
        // The type of a child that may lack its pipes: where no more files can be opened, it does.
        const git: ChildProcess = spawn(gitProgram(), [...settings, ...args], {
          cwd: folder,
          env,
          stdio: ['ignore', 'pipe', 'pipe'],
          signal,
        });
        git.on('error', reject);
        // A signal ended it where there is no code.
        git.on('close', (code) => resolve(code ?? 1));
        git.stdout?.on('data', (data: Buffer) => stdout.push(data));
        git.stderr?.on('data', (data: Buffer) => stderr.push(data));
      });
      return answerOf(await unlessVanished(folder, ending), stdout, stderr);
    },
  };
}

/** A program cannot be started in a folder that is not there; the system then says that it is the program. */
async function unlessVanished(folder: string, ending: Promise<number>): Promise<number> {
  try {
    return await ending;
  } catch (error) {
    if (!existsSync(folder)) throw new StepError('invalid-file', `${safeText(folder)} ${VANISHED}`);
    if (!path.isAbsolute(gitProgram())) throw error;
    // Without it other files would be chosen, so this is no reason to go on.
    const [, reason = ''] = /(?:Error: )?([^:]*)$/.exec(error instanceof Error ? error.message : String(error)) ?? [];
    const text = `git is installed, but could not be started (${safeText(reason)}).`;
    const advice = 'If the runner is at a limit of processes or open files, run the step again.';
    throw new StepError('invalid-file', `${text} ${advice}`);
  }
}

function answerOf(exitCode: number, stdout: readonly Buffer[], stderr: readonly Buffer[]): GitAnswer {
  return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
}

/**
 * git with its full path. `@actions/io` would search as well, but it prints a raw line for every folder of PATH that it
 * may not enter. Where nothing is found (and on Windows, with its own rules) it searches all the same.
 */
function gitProgram(): string {
  const folders = process.platform === 'win32' ? [] : (process.env['PATH'] ?? '').split(path.delimiter);
  const files = folders.filter((folder) => path.isAbsolute(folder)).map((folder) => path.join(folder, 'git'));
  return files.find(isProgram) ?? 'git';
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The error for a `.git` that git cannot use: never a reason to read the folder in another way. */
export function unreadable(folder: string, stderr: string): StepError {
  const reason = safeText(stderr.trim().split('\n')[0] ?? '');
  return new StepError(
    'invalid-file',
    `git cannot read the repository of ${safeText(folder)}: ${reason || 'no reason given'}. ` +
      'If another user owns it, run "git config --global --add safe.directory <folder>" in an earlier step; ' +
      'if its .git is damaged or incomplete, check the repository out again.',
  );
}
