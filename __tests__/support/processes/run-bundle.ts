import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '../git/folders.ts';
import { valuesIn } from '../runners/files.ts';
import { expectResultToFit } from '../steps/result-schema.ts';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

export interface BundleRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** From the GITHUB_OUTPUT file. */
  readonly outputs: Record<string, string>;
  /** Content of the GITHUB_STEP_SUMMARY file. */
  readonly summary: string;
  /** RUNNER_TEMP. */
  readonly runnerTemp: string;
  /** What is left below RUNNER_TEMP. */
  readonly leftovers: string[];
}

export interface BundleOptions {
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, string>>;
  /** The Node to run it with; this one when not given. */
  readonly node?: string;
  /** The folder that holds `dist`; this project when not given. */
  readonly project?: string;
  /** Called with the running process, for tests that signal it. */
  readonly onStart?: (child: ChildProcess) => void;
  /** A file that takes the log instead of the pipe. */
  readonly logFile?: string;
}

/**
 * Runs a committed bundle (`dist/<name>`) as a runner does: a process of its own, inputs as `INPUT_*` variables, outputs
 * and summary in files.
 */
export async function runBundle(name: string, options: BundleOptions): Promise<BundleRun> {
  const files = makeFolder('runner-files');
  const runnerTemp = makeFolder('runner-temp');
  const outputFile = path.join(files, 'output');
  const summaryFile = path.join(files, 'summary');
  for (const file of [outputFile, summaryFile]) writeFileSync(file, '');
  const inputs = Object.entries(options.inputs).map(([input, value]) => [
    `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`,
    value,
  ]);
  const { node = process.execPath, project = PROJECT } = options;
  const log = options.logFile === undefined ? 'pipe' : openSync(options.logFile, 'w');
  const child: ChildProcess = spawn(node, [path.join(project, 'dist', name, 'index.js')], {
    cwd: options.workspace,
    env: {
      PATH: process.env['PATH'],
      HOME: files,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: options.workspace,
      RUNNER_TEMP: runnerTemp,
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      ...Object.fromEntries(inputs),
      ...options.variables,
    },
    stdio: ['ignore', log, 'pipe'],
  });
  if (typeof log === 'number') closeSync(log);
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk));
  options.onStart?.(child);
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const outputs = valuesIn(readFileSync(outputFile, 'utf8'));
  if (outputs['result'] !== undefined) expectResultToFit(outputs['result']);
  return {
    exitCode,
    stdout: Buffer.concat(stdout).toString('utf8'),
    stderr: Buffer.concat(stderr).toString('utf8'),
    outputs,
    summary: readFileSync(summaryFile, 'utf8'),
    runnerTemp,
    leftovers: readdirSync(runnerTemp, { recursive: true }).map(String),
  };
}
