import path from 'node:path';
import { hideGenerated } from '../../../../src/shared/text/generated.ts';
import { describeFullDisk, isDiskFull } from '../../../../src/shared/files/full-disk.ts';
import { safeText } from '../../../../src/shared/text/safe-text.ts';
import { OptionsError } from '../errors/options-error.ts';
import { asThrown } from '../errors/thrown.ts';
import type { PlatformOptions } from '../platform/options.ts';
import type { Platform } from '../platform/server.ts';
import { startPlatform } from '../platform/server.ts';
import { ENDS, limitLifetime } from '../process/lifetime.ts';
import { removeOwnFolder } from '../process/own-folder.ts';
import { makePrivateFolder } from '../process/private-folder.ts';
import { describeMisuse } from '../state/portal-access.ts';
import type { CodeMisuse } from '../state/portal-access.ts';
import { keepBuildLogs } from './build-logs.ts';
import { announce, readCommand, USAGE } from './cli.ts';
import { writeEnvFile } from './env-file.ts';

/** What the local platform needs of the process that it is the program of. */
export interface Terminal {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  exitCode?: number | string | null | undefined;
  on(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGBREAK', listener: () => void): unknown;
  exit(code: number): unknown;
}

interface Output {
  write(text: string): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * Runs the local platform until a signal stops it, in a terminal or as the program that the emulator action starts.
 * @param args the options
 * @param commandLine path of the program `headless-deploy`
 */
export async function runInForeground(
  terminal: Terminal,
  args: readonly string[] = terminal.argv.slice(2),
  commandLine?: string,
): Promise<void> {
  // Without a listener a reader that has seen enough (`| head`) would end it, and leave all that it runs.
  for (const output of [terminal.stdout, terminal.stderr]) output.on('error', () => undefined);
  // A signal that comes while it starts is kept until what it has made can be removed.
  let isStopped = false;
  let stop = (_exitCode?: number): void => void (isStopped = true);
  let open: Platform | undefined;
  try {
    const command = readCommand(args, terminal.env);
    if (command.kind === 'help') {
      terminal.stdout.write(USAGE);
      return;
    }
    // Not `once`: a second signal would end the process before its files are removed. SIGHUP: its terminal was closed.
    // SIGBREAK: Ctrl+Break of Windows, which has no SIGTERM.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const) terminal.on(signal, () => stop());
    const { envFile, remove } = command;
    const onEnd = keepBuildLogs(command.buildLogs, (lines) =>
      terminal.stderr.write(lines.map((line) => `${line}\n`).join('')),
    );
    const onPortalMisuse = (misuse: CodeMisuse) => void terminal.stderr.write(`${describeMisuse(misuse)}\n`);
    const options = withPrivateCaches(command.options, terminal);
    const onLeftRunning = (sentence: string) => void terminal.stderr.write(`${safeText(sentence)}\n`);
    const platform = await startPlatform({ ...options, ...onEnd, onPortalMisuse, onLeftRunning, commandLine });
    open = platform;
    let closing: Promise<void> | undefined;
    const cleanUps: (() => void)[] = [];
    const close = async (): Promise<void> => {
      await platform.close();
      for (const cleanUp of cleanUps) cleanUp();
    };
    stop = (exitCode = 0) => void (closing ??= close().finally(() => terminal.exit(exitCode)));
    if (isStopped) return stop();
    if (envFile !== undefined) cleanUps.push(writeEnvFile(envFile, platform.details));
    limitLifetime(
      command.lifetime,
      () => platform.idleMilliseconds(),
      (reason, isGone) => {
        terminal.stderr.write(`${reason} ${ENDS}\n`);
        // What else stops it comes from the owner of the folder, who may still read what is in it.
        if (isGone && remove !== undefined) cleanUps.push(() => removeQuietly(remove));
        stop();
      },
    );
    terminal.stdout.on('error', (error) => {
      // Whoever started it would wait for its line for ever.
      if (isDiskFull(error)) stop(reportFailure(terminal, error));
    });
    terminal.stdout.write(announce(platform.details, command.json));
  } catch (error) {
    await open?.close().catch(() => undefined);
    const exitCode = reportFailure(terminal, error);
    terminal.exitCode = exitCode;
    stop = () => terminal.exit(exitCode);
  }
}

/** The options without a folder for caches that other users could change, which is reported. */
export function withPrivateCaches(options: PlatformOptions, terminal: Pick<Terminal, 'stderr'>): PlatformOptions {
  const { buildCaches, ...others } = options;
  const problem = buildCaches === undefined ? undefined : makePrivateFolder(path.resolve(buildCaches));
  if (problem === undefined) return options;
  terminal.stderr.write(`The caches of builds are not kept. ${safeText(problem)}\n`);
  return others;
}

/** What cannot be removed stays: nobody waits for an answer. */
function removeQuietly(folder: string): void {
  try {
    removeOwnFolder(folder);
  } catch {
    // The next start tries again.
  }
}

/** @returns the exit status */
function reportFailure(terminal: Terminal, error: unknown): number {
  const { lines, exitCode } = describeStartFailure(error);
  terminal.stderr.write(`The local platform cannot start:\n${lines.map((line) => `  ${line}\n`).join('')}`);
  return exitCode;
}

/** Why a platform did not start: one line for each reason, and the exit status of the process. */
export interface StartFailure {
  readonly lines: readonly string[];
  /** 2 where other options would do; 1 for anything else. */
  readonly exitCode: 1 | 2;
}

/** Errors of the system that are due to one option, by the call that failed. */
const OPTION_ERRORS: Readonly<Record<string, { option: string; codes: readonly string[]; remedy: string }>> = {
  listen: {
    option: '--port',
    codes: ['EADDRINUSE', 'EACCES'],
    remedy: 'Another process uses that port, or it is reserved: choose another, or 0 for any free one.',
  },
  mkdir: {
    option: '--archives',
    codes: ['EACCES', 'EEXIST', 'ENAMETOOLONG', 'ENOTDIR', 'EPERM', 'EROFS'],
    remedy: 'Choose a folder that can be created and written to.',
  },
};

/** Sorts what `readCommand` and `startPlatform` throw. */
export function describeStartFailure(error: unknown): StartFailure {
  // A password may have been given where none belongs.
  if (error instanceof OptionsError) return { lines: error.lines.map(hideGenerated), exitCode: 2 };
  const { code = '', message, syscall = '', path: place } = asThrown(error);
  const fullDisk = describeFullDisk(error, place && path.dirname(place));
  if (fullDisk !== undefined) return { lines: [fullDisk], exitCode: 1 };
  const due = OPTION_ERRORS[syscall];
  if (due?.codes.includes(code) !== true) return { lines: [message], exitCode: 1 };
  return { lines: [`${due.option}: ${message}. ${due.remedy}`], exitCode: 2 };
}
