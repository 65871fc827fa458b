import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeFolder } from '../git/folders.ts';
import { valuesIn } from '../runners/files.ts';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

export interface SourceRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Content of the GITHUB_OUTPUT file, as it was written. */
  readonly outputFile: string;
  /** The same by name. */
  readonly outputs: Record<string, string>;
  readonly summary: string;
}

export interface SourceOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, string>>;
  readonly onStart?: (child: ChildProcess) => void;
}

/**
 * Runs TypeScript of this project in a process of its own, where writing to stdout can be seen, with the environment of
 * a runner.
 * @param code that imports from `src/` with `%SRC%`, from the local platform with `%PACKAGE%`
 */
export async function runSource(code: string, options: SourceOptions = {}): Promise<SourceRun> {
  const files = makeFolder('source-run');
  const outputFile = path.join(files, 'output');
  const summaryFile = path.join(files, 'summary');
  for (const file of [outputFile, summaryFile]) writeFileSync(file, '');
  const inputs = Object.entries(options.inputs ?? {}).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const hooks = pathToFileURL(path.join(PROJECT, 'scripts', 'typescript-hooks.js')).href;
  const preload = `data:text/javascript,import{register}from"node:module";register(${JSON.stringify(hooks)})`;
  const source = code
    .replaceAll('%SRC%', pathToFileURL(path.join(PROJECT, 'src')).href)
    .replaceAll('%PACKAGE%', pathToFileURL(path.join(PROJECT, 'packages', 'local-platform')).href);
  const child = spawn(
    process.execPath,
    ['--no-warnings', '--import', preload, '--input-type=module', '--eval', source],
    {
      cwd: PROJECT,
      env: {
        PATH: process.env['PATH'],
        HOME: files,
        GITHUB_ACTIONS: 'true',
        RUNNER_TEMP: makeFolder('runner-temp'),
        GITHUB_OUTPUT: outputFile,
        GITHUB_STEP_SUMMARY: summaryFile,
        ...Object.fromEntries(inputs),
        ...options.variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  options.onStart?.(child);
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const written = readFileSync(outputFile, 'utf8');
  return {
    exitCode,
    stdout: Buffer.concat(stdout).toString('utf8'),
    stderr: Buffer.concat(stderr).toString('utf8'),
    outputFile: written,
    outputs: valuesIn(written),
    summary: readFileSync(summaryFile, 'utf8'),
  };
}
