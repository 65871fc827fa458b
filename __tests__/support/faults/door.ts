import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Services } from '../../../src/actions/step/call-context.ts';
import { createGitHubRunner } from '../../../src/runner/github/github.ts';
import type { Runner } from '../../../src/runner/runner.ts';
import { makeFolder } from '../git/folders.ts';
import { commandsIn } from '../runners/command-parser.ts';

/** What one run of an action wrote, everywhere it can write. */
export interface DoorRun {
  readonly exitCode: number;
  readonly stdout: string;
  /** GITHUB_OUTPUT as it was written. */
  readonly outputFile: string;
  readonly summary: string;
  /** Outputs that the action set, in order. */
  readonly set: readonly (readonly [string, string])[];
  /** How often the action asked for each workflow command. */
  readonly asked: Readonly<Record<string, number>>;
}

const ASKING = ['debug', 'notice', 'warning', 'error'] as const;
let files: { output: string; summary: string; temp: string } | undefined;

/** Keeps what is written to stdout while `work` runs. */
async function capture(into: string[], work: () => Promise<number>): Promise<number> {
  // Not a spy of Jest: it keeps something of each one, which looks like a leak of the action after 100 000 runs.
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = (chunk: Uint8Array | string): boolean => {
    into.push(Buffer.from(chunk as string).toString('utf8'));
    return true;
  };
  try {
    return await work();
  } finally {
    stdout.write = write;
  }
}

/** Runs an action behind the real door to stdout, in this process. One at a time: variables and stdout are shared. */
export async function runBehindDoor<Given extends Services>(
  action: (runner: Runner, services: Given) => Promise<number>,
  inputs: Readonly<Record<string, string>>,
  services: Given,
  variables: Readonly<Record<string, string>> = {},
): Promise<DoorRun> {
  if (files === undefined) {
    const folder = makeFolder('door');
    files = {
      output: path.join(folder, 'output'),
      summary: path.join(folder, 'summary'),
      temp: makeFolder('door-temp'),
    };
  }
  writeFileSync(files.output, '');
  writeFileSync(files.summary, '');
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const all: Record<string, string> = {
    GITHUB_ACTIONS: 'true',
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    // That of the tests themselves, where they run in a job.
    GITHUB_SHA: '',
    RUNNER_TEMP: files.temp,
    RUNNER_DEBUG: '1',
    ...Object.fromEntries(given),
    ...variables,
  };
  const before = Object.fromEntries(Object.keys(all).map((name) => [name, process.env[name]]));
  Object.assign(process.env, all);
  const asked: Record<string, number> = {};
  const set: [string, string][] = [];
  const written: string[] = [];
  const ask = (name: string): void => void (asked[name] = (asked[name] ?? 0) + 1);
  const door = createGitHubRunner(process.env, new AbortController().signal);
  const runner: Runner = {
    ...door,
    ...Object.fromEntries(
      ASKING.map((name) => [
        name,
        (first: string, second: string, third?: string) => {
          // Each line of a debug message is a command of its own.
          for (const _ of name === 'debug' ? first.split(/\r\n|\r|\n/) : [first]) ask(name);
          door[name](first, second, third);
        },
      ]),
    ),
    group: async (heading, body) => {
      ask('group');
      ask('endgroup');
      return await door.group(heading, body);
    },
    mask: (secrets) => {
      const start = written.length;
      door.mask(secrets);
      for (const name of commandsIn(written.slice(start).join(''))) ask(name);
    },
    output: (name, value) => {
      set.push([name, value]);
      door.output(name, value);
    },
  };
  try {
    const exitCode = await capture(written, async () => await action(runner, services));
    const outputFile = readFileSync(files.output, 'utf8');
    return { exitCode, stdout: written.join(''), outputFile, summary: readFileSync(files.summary, 'utf8'), set, asked };
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** Commands that a runner would find in the log, by name. */
export function commandsOf({ stdout }: DoorRun): Record<string, number> {
  const found: Record<string, number> = {};
  for (const name of commandsIn(stdout)) found[name] = (found[name] ?? 0) + 1;
  return found;
}
