import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { boundOutput } from '../../../../../src/shared/held-output.ts';
import { commandLineOf, holdersOf, outputsOf } from '../../process/processes.ts';
import type { Step } from '../../schemas/control/build-log.ts';
import { causeOf, quoteOutput } from '../failed-output.ts';
import { joinSentences } from '../../../../../src/shared/text/quoted-lines.ts';
import { asThrown } from '../../errors/thrown.ts';
import { asFailure, StepFailure } from '../failure.ts';
import type { ProcessGroups } from './groups.ts';
import type { OutputLine } from './lines.ts';
import { LineReader } from './lines.ts';
import type { LogWriter } from '../log-writer.ts';
import type { Command } from '../steps/plan.ts';

/** Longest time for an installation or a build. */
const MAX_COMMAND_MS = 15 * 60_000;

/** Programs that still hold the output of a command: how many are named, and with how many characters of each. */
const MAX_HOLDERS = 3;
const MAX_NAME = 100;

/** Where and with what the commands of an app run. */
export interface CommandContext {
  readonly folder: string;
  /** A folder on the disk that they are on, for messages. */
  readonly disk: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Version of the Node that they run on, without a "v"; undefined where nobody asked. */
  readonly node?: string;
  /** Takes what they write. */
  readonly log: LogWriter;
  readonly groups: ProcessGroups;
}

/** A program of an app that was started. */
export interface StartedProgram {
  readonly child: ChildProcess;
  readonly pid: number;
  /** All lines that it wrote, as far as the log has them. */
  readonly output: () => string[];
  /** Settles when it has ended and all that it wrote is in the log; what it left running may hold that for two seconds. */
  readonly closed: Promise<unknown>;
}

/** Starts a command in a process group of its own. @throws StepFailure when there is no such program */
export async function startCommand(step: Step, command: Command, context: CommandContext): Promise<StartedProgram> {
  const [program, ...args] = command;
  const { folder: cwd, variables: env, log, groups } = context;
  log.note(step, `$ ${command.join(' ')}`);
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  // At once: a program may end soon.
  const files = outputsOf(child.pid ?? 0);
  // Each on its own: what one program writes in two chunks may have a chunk of the other stream between them.
  const readers = [
    readLines(child.stdout, (line) => log.add(step, 'stdout', line)),
    readLines(child.stderr, (line) => log.add(step, 'stderr', line)),
  ];
  const closed = once(child, 'close').catch(() => undefined);
  try {
    await once(child, 'spawn');
  } catch (error) {
    throw notStarted(error, step, program, context);
  }
  const pid = child.pid ?? 0;
  boundOutput(child, () => log.warn(step, { title: 'Program left running', text: describeHeld(command, files) }));
  groups.add(pid);
  child.once('exit', () => groups.end(pid));
  const output = (): string[] => {
    for (const reader of readers) reader.flush();
    const own = log.written().filter((line) => line.step === step && line.source !== 'platform');
    return own.map(({ text }) => text);
  };
  return { child, pid, output, closed };
}

/** The system has one error for a program and for a working folder that is not there. */
function notStarted(error: unknown, step: Step, program: string, { folder, disk }: CommandContext): StepFailure {
  if (!existsSync(folder))
    return new StepFailure(step, 'The folder of the app is gone: a command of the build deleted it.');
  if (asThrown(error).code !== 'ENOENT') return asFailure(error, step, disk);
  return new StepFailure(step, `There is no program "${program}" on the PATH.`);
}

/** @param files what the command wrote to */
function describeHeld(command: Command, files: readonly string[]): string {
  const holders = holdersOf(files).map((pid) => `"${nameOf(pid)}" (process ${pid})`);
  const who = holders.length === 0 ? 'a program that it left' : holders.slice(0, MAX_HOLDERS).join(', ');
  return `"${command.join(' ')}" has ended, but its output is still held open by ${who}: it is no longer read. Let the command end what it starts, or start it with "> /dev/null 2>&1".`;
}

/** Whole arguments: what hides secrets does not know their beginnings. */
function nameOf(pid: number): string {
  const words = commandLineOf(pid).split(' ');
  return words.filter((_, index) => words.slice(0, index + 1).join(' ').length <= MAX_NAME).join(' ');
}

function readLines(stream: Readable, onLine: (line: OutputLine) => void): LineReader {
  const reader = new LineReader(onLine);
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    reader.add(chunk);
    // Between two chunks, requests have their turn: a program that writes without end must not keep them from it.
    stream.pause();
    setImmediate(() => stream.resume());
  });
  stream.once('close', () => reader.flush());
  return reader;
}

/** Runs a command to its end. @throws StepFailure unless its exit status is 0; the reason of the signal when it is aborted */
export async function runCommand(step: Step, command: Command, context: CommandContext, signal: AbortSignal) {
  signal.throwIfAborted();
  const { child, pid, output, closed } = await startCommand(step, command, context);
  const end = (): void => context.groups.end(pid);
  let isLate = false;
  const timeout = setTimeout(() => {
    isLate = true;
    end();
  }, MAX_COMMAND_MS);
  signal.addEventListener('abort', end);
  // A listener is not told of what came before it.
  if (signal.aborted) end();
  try {
    // Not `exit`: the last lines may still be on their way.
    await closed;
    signal.throwIfAborted();
    if (child.exitCode === 0) return;
    const name = `"${command.join(' ')}"`;
    if (!isLate) throw endedFailure(step, `${name} ${endOf(child)}.`, child, output(), context);
    const what = `${name} did not end within ${MAX_COMMAND_MS / 60_000} minutes.`;
    throw new StepFailure(step, what, quoteOutput(output(), context.folder));
  } finally {
    clearTimeout(timeout);
    signal.removeEventListener('abort', end);
  }
}

/** How a program that is gone ended, as the end of a sentence about it. */
export function endOf({ exitCode, signalCode }: ChildProcess): string {
  return exitCode === null ? `was ended by ${signalCode}` : `ended with exit status ${exitCode}`;
}

/**
 * The failure of a program that ended: why, and then what ended.
 * @param what a sentence: what ended, and how
 * @param output lines that it wrote
 */
export function endedFailure(
  step: Step,
  what: string,
  child: ChildProcess,
  output: readonly string[],
  { folder, disk, variables, node }: CommandContext,
): StepFailure {
  const app = { folder, disk, variables, step, ...(node === undefined ? {} : { node }) };
  const cause = causeOf(output, app, child);
  // A quoted line of the program may end without a full stop.
  const why = cause === undefined ? [] : [/[.!?…]$|\n {2}.*$/.test(cause) ? cause : `${cause}.`];
  return new StepFailure(step, joinSentences([...why, what]), quoteOutput(output, folder));
}
