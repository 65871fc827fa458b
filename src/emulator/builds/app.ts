import { get } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as timer } from 'node:timers/promises';
import { listeningPorts } from '../process/listening.ts';
import type { CommandContext, Started } from './command.ts';
import { endedFailure, endOf, startCommand } from './command.ts';
import { quoteOutput } from './failed-output.ts';
import { StepFailure } from './failure.ts';
import type { Command } from './plan.ts';

/** How long an app may take until it answers. */
export const MAX_START_MS = 60_000;
/** How long one answer may take: the first one is often compiled or fetched. Half, so that a lost one is asked again. */
const MAX_ANSWER_MS = MAX_START_MS / 2;
/** Milliseconds between two looks. */
const POLL_INTERVAL_MS = 100;
/** How long the last lines of an app that has ended may take: a program that it left may hold their pipe. */
const MAX_LAST_LINES_MS = 1000;

/** A version of an app that answers. */
export interface RunningApp {
  readonly port: number;
  /** Ends it and whatever it started. */
  readonly stop: () => void;
  /** Settles when it has ended by itself: with how, and why. */
  readonly ended: Promise<StepFailure>;
}

/**
 * Starts an app on a free port and waits until it answers HTTP there, whatever it answers.
 * @throws StepFailure when it ends or does not answer in time; the reason of the signal when it is aborted
 */
export async function startApp(
  command: Command,
  context: CommandContext,
  signal: AbortSignal,
  within = MAX_START_MS,
): Promise<RunningApp> {
  signal.throwIfAborted();
  const port = await freePort();
  const variables = { ...context.variables, PORT: String(port), HOST: '127.0.0.1' };
  const started = await startCommand('start', command, { ...context, variables });
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    context.groups.end(started.pid);
  };
  try {
    await answers(port, started, command, context.folder, signal, within);
    // It may have answered after that.
    signal.throwIfAborted();
    context.log.note('start', 'The app answers.');
    const ended = untilEnded(started, command, context, () => isStopped);
    return { port, stop, ended };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Never settles for an app that was stopped. */
async function untilEnded(
  started: Started,
  command: Command,
  { log, folder }: CommandContext,
  isStopped: () => boolean,
): Promise<StepFailure> {
  const { child, output } = started;
  // It may have ended since it answered.
  if (!hasEnded(child)) await new Promise((resolve) => child.once('exit', resolve));
  if (isStopped()) return await new Promise(() => undefined);
  log.note('start', `The app ${endOf(child)}.`);
  await lastLines(started);
  return endedFailure('start', `"${command.join(' ')}" ${endOf(child)} after the app went live.`, output(), folder);
}

async function answers(
  port: number,
  started: Started,
  command: Command,
  folder: string,
  signal: AbortSignal,
  within: number,
): Promise<void> {
  const { child, pid, output } = started;
  const until = performance.now() + within;
  const patience = (): number => Math.max(1, Math.min(MAX_ANSWER_MS, until - performance.now()));
  while (!(await answersOnce(port, patience(), signal))) {
    signal.throwIfAborted();
    if (hasEnded(child)) {
      await lastLines(started);
      const what = `"${command.join(' ')}" ${endOf(child)} before the app answered.`;
      throw endedFailure('start', what, output(), folder);
    }
    if (performance.now() >= until) {
      const seconds = Math.round(within / 1000);
      const where = describePorts(listeningPorts(pid), port);
      const reason = `The app did not answer on PORT (${port}) within ${seconds} s. ${where}`;
      throw new StepFailure('start', reason, quoteOutput(output(), folder));
    }
    await timer(POLL_INTERVAL_MS);
  }
}

function hasEnded({ exitCode, signalCode }: Started['child']): boolean {
  return exitCode !== null || signalCode !== null;
}

async function lastLines({ closed }: Started): Promise<void> {
  await Promise.race([closed, timer(MAX_LAST_LINES_MS, undefined, { ref: false })]);
}

/**
 * Where an app listens that did not answer.
 * @param ports of its processes; undefined where nobody can tell
 * @param port on which it should
 */
export function describePorts(ports: readonly number[] | undefined, port: number): string {
  if (ports === undefined) return 'Does it listen on process.env.PORT?';
  if (ports.length === 0) return 'It does not listen on any port.';
  if (ports.includes(port))
    return `It listens there, but does not answer HTTP on 127.0.0.1 within ${MAX_ANSWER_MS / 1000} s: is it busy, or does it listen on another address only?`;
  const others = `port${ports.length === 1 ? '' : 's'} ${ports.join(' and ')}`;
  return `It listens on ${others} instead: let it listen on process.env.PORT.`;
}

/** Any head of an answer counts. What comes after it may be broken. */
async function answersOnce(port: number, timeout: number, signal: AbortSignal): Promise<boolean> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(timeout))]);
  const request = get({ host: '127.0.0.1', port, path: '/', agent: false, signal: ended });
  return await new Promise((resolve) => {
    request.once('response', () => {
      resolve(true);
      request.destroy();
    });
    // Switches protocols without being asked to.
    request.once('upgrade', (_answer, socket) => {
      resolve(true);
      socket.destroy();
    });
    request.on('error', () => resolve(false));
    request.once('close', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
