import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '../git/folders.ts';
import { expectResultToFit } from '../steps/result-schema.ts';

/** The committed bundle. */
export const CLI = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'dist', 'cli', 'index.js');

export interface CliRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** What is left in the folder for temporary files. */
  readonly leftovers: string[];
}

export interface CliOptions {
  readonly args: readonly string[];
  /** Current directory; an empty folder when not given. */
  readonly cwd?: string;
  /** Beside PATH, HOME and TMPDIR there is nothing else. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  /** What takes stdout in place of the pipe. */
  readonly stdout?: number;
  /** The program; the committed bundle when not given. */
  readonly program?: string;
  readonly onStart?: (child: ChildProcess) => void;
}

/** Runs the command line as a process of its own. */
export async function runCli(options: CliOptions): Promise<CliRun> {
  const { args, cwd, variables, stdin, program = CLI, onStart } = options;
  const temp = makeFolder('cli-temp');
  const child: ChildProcess = spawn(process.execPath, [program, ...args], {
    cwd: cwd ?? makeFolder('cli'),
    env: { PATH: process.env['PATH'], HOME: makeFolder('cli-home'), TMPDIR: temp, ...variables },
    stdio: ['pipe', options.stdout ?? 'pipe', 'pipe'],
  });
  child.stdin?.on('error', () => {});
  child.stdin?.end(stdin ?? '');
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk));
  onStart?.(child);
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const result = Buffer.concat(stdout).toString('utf8');
  const isResult = args.includes('--json') && args[0] !== 'emulator' && result !== '';
  if (isResult) expectResultToFit(result);
  return {
    exitCode,
    stdout: result,
    stderr: Buffer.concat(stderr).toString('utf8'),
    leftovers: readdirSync(temp),
  };
}

/** Inputs as the variables of the command line. */
export function variablesOf(inputs: Readonly<Record<string, string>>): Record<string, string> {
  const names: Readonly<Record<string, string>> = { 'headless-url': 'HEADLESS_URL', url: 'HEADLESS_WEBHOOK_URL' };
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      names[name] ?? `HEADLESS_${name.replaceAll('-', '_').toUpperCase()}`,
      value,
    ]),
  );
}
