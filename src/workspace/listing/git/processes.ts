import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { exec } from '@actions/exec';
import { boundOutput } from '../../../shared/held-output.ts';

/** A program to run, and how. */
export interface ProgramCall {
  /** Its path. */
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Kills it. */
  readonly signal: AbortSignal;
  /** What it reads from stdin. */
  readonly input?: Buffer;
  /** `runForBytes` kills a program that writes more. */
  readonly maxBytes: number;
}

/** How a program ended. stdout is bytes: file names need not be UTF-8. */
export interface ProgramAnswer {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/**
 * Runs a program with a short answer through `@actions/exec`: silent and with byte listeners, because its string output
 * breaks names that are not UTF-8 and echoes them into the log.
 *
 * It neither returns its process nor takes a signal (actions/toolkit#1534), so a program that hangs would outlive the
 * step. Node announces every process that this one starts, and the one with these very arguments is ended.
 * @throws {Error} when it cannot be started
 */
export async function runBriefly({ program, args, cwd, env, signal }: ProgramCall): Promise<ProgramAnswer> {
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  const listeners = {
    stdout: (data: Buffer) => void stdout.push(data),
    stderr: (data: Buffer) => void stderr.push(data),
  };
  const onProcess = (message: unknown): void => {
    const { process: child } = message as { readonly process: ChildProcess };
    // Its arguments are not known before.
    child.once('spawn', () => {
      if (child.spawnargs.slice(1).join('\0') === args.join('\0')) endWith(signal, child);
    });
  };
  subscribe('child_process', onProcess);
  try {
    // The library splits its first argument like a command line: the quotes keep a path with spaces in one piece.
    const options = { cwd, env: { ...env }, silent: true, ignoreReturnCode: true, listeners };
    return answerOf(await exec(`"${program}"`, [...args], options), stdout, stderr);
  } finally {
    unsubscribe('child_process', onProcess);
  }
}

/**
 * Runs a program with an answer of many megabytes. `@actions/exec` joins the output to one text and searches that again
 * for every chunk, so long lists, which have no line end in them, are read from a process of our own.
 * @returns its exit code as 1 when a signal ended it, or it wrote too much
 * @throws {Error} when it cannot be started
 */
export async function runForBytes(call: ProgramCall): Promise<ProgramAnswer> {
  const { program, args, cwd, env, signal, input, maxBytes } = call;
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  return await new Promise((resolve, reject) => {
    // Typed as a child that may lack its pipes: it does when no more files can be opened.
    const child: ChildProcess = spawn(program, args, {
      cwd,
      env,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    child.once('spawn', () => endWith(signal, child));
    child.on('error', reject);
    let bytes = 0;
    const addTo = (chunks: Buffer[], data: Buffer): void => {
      bytes += data.length;
      if (bytes > maxBytes) child.kill('SIGKILL');
      else chunks.push(data);
    };
    child.on('close', (code) => resolve(answerOf(bytes > maxBytes ? 1 : (code ?? 1), stdout, stderr)));
    child.stdout?.on('data', (data: Buffer) => addTo(stdout, data));
    child.stderr?.on('data', (data: Buffer) => addTo(stderr, data));
    // A program that ends early closes its stdin; its exit code says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

function answerOf(exitCode: number, stdout: Buffer[], stderr: Buffer[]): ProgramAnswer {
  return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
}

/**
 * Kills a running process when a signal is aborted, and waits for no program that it left running. git only reads here, so
 * nothing is left half written. On Windows the `git.exe` on the PATH starts another one, and it is up to git for Windows to
 * end that as well.
 */
function endWith(signal: AbortSignal, child: ChildProcess): void {
  boundOutput(child);
  const end = (): void => void child.kill('SIGKILL');
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  child.once('exit', () => signal.removeEventListener('abort', end));
}
