import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Step } from './failure.ts';
import { StepFailure } from './failure.ts';
import type { ProcessGroups } from './groups.ts';
import type { Command } from './plan.ts';
import { longestOf, redactedEnd } from './redact.ts';

/** Longest time for an installation or a build. */
const LONGEST = 15 * 60_000;
/** Lines of output that a message quotes. */
const QUOTED_LINES = 5;
/** And characters of them. */
const QUOTED_LENGTH = 4000;

/** Where and with what the commands of an app run. */
export interface Place {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Values that no message may quote. */
  readonly secrets: readonly string[];
  readonly groups: ProcessGroups;
}

/** A program of an app that was started. */
export interface Started {
  readonly child: ChildProcess;
  readonly pid: number;
  /** The last lines that it wrote, without secrets. */
  readonly lastLines: () => string;
}

/** Starts a command in a process group of its own. @throws StepFailure when there is no such program */
export async function startCommand(step: Step, [program, ...args]: Command, place: Place): Promise<Started> {
  const { folder: cwd, environment: env, secrets, groups } = place;
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const kept = QUOTED_LENGTH + longestOf(secrets);
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-kept);
    });
  }
  try {
    await once(child, 'spawn');
  } catch {
    throw new StepFailure(step, `There is no program "${program}" on the PATH.`);
  }
  const pid = child.pid ?? 0;
  groups.add(pid);
  child.once('exit', () => groups.end(pid));
  const lastLines = (): string => {
    const quoted = redactedEnd(tail, secrets, QUOTED_LENGTH);
    return quoted.trim().split('\n').slice(-QUOTED_LINES).join('\n');
  };
  return { child, pid, lastLines };
}

/** Runs a command to its end. @throws StepFailure unless its exit status is 0; the reason of the signal when it is aborted */
export async function runCommand(step: Step, command: Command, place: Place, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { child, pid, lastLines } = await startCommand(step, command, place);
  const end = (): void => place.groups.end(pid);
  const late = setTimeout(end, LONGEST);
  signal.addEventListener('abort', end);
  // A listener is not told of what came before it.
  if (signal.aborted) end();
  try {
    // Not `exit`: the last lines may still be on their way.
    const [code] = (await once(child, 'close')) as [number | null];
    signal.throwIfAborted();
    if (code === 0) return;
    const how = code === null ? 'did not end in time' : `ended with exit status ${code}`;
    throw new StepFailure(step, `"${command.join(' ')}" ${how}:\n${lastLines()}`);
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', end);
  }
}
