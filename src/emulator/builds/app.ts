import { get } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as timer } from 'node:timers/promises';
import { listeningOf } from '../process/listening.ts';
import { describeLoopback, describePorts } from './causes/listening-elsewhere.ts';
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

/** Where an app is asked: all of these are "localhost". */
const HOSTS = ['127.0.0.1', '[::1]'] as const;

/** A version of an app that answers. */
export interface RunningApp {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string;
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
  // No HOST: the platform documents none, and an app that needs one would not be reached there.
  const variables = { ...context.variables, PORT: String(port) };
  const started = await startCommand('start', command, { ...context, variables });
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    context.groups.end(started.pid);
  };
  try {
    const origin = await answers(port, started, command, context, signal, within);
    // It may have answered after that.
    signal.throwIfAborted();
    context.log.note('start', 'The app answers.');
    const hidden = describeLoopback(listeningOf(started.pid), port);
    if (hidden !== undefined) context.log.warn('start', hidden);
    const ended = untilEnded(started, command, context, () => isStopped);
    return { origin, stop, ended };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Never settles for an app that was stopped. */
async function untilEnded(
  started: Started,
  command: Command,
  context: CommandContext,
  isStopped: () => boolean,
): Promise<StepFailure> {
  const { child, output } = started;
  // It may have ended since it answered.
  if (!hasEnded(child)) await new Promise((resolve) => child.once('exit', resolve));
  if (isStopped()) return await new Promise(() => undefined);
  context.log.note('start', `The app ${endOf(child)}.`);
  await lastLines(started);
  return endedFailure(
    'start',
    `"${command.join(' ')}" ${endOf(child)} after the app went live.`,
    child,
    output(),
    context,
  );
}

/** @returns where it answers */
async function answers(
  port: number,
  started: Started,
  command: Command,
  context: CommandContext,
  signal: AbortSignal,
  within: number,
): Promise<string> {
  const { child, pid, output } = started;
  const until = performance.now() + within;
  const patience = (): number => Math.max(1, Math.min(MAX_ANSWER_MS, until - performance.now()));
  for (;;) {
    for (const host of HOSTS) {
      const origin = `http://${host}:${port}`;
      if (await answersOnce(origin, patience(), signal)) return origin;
    }
    signal.throwIfAborted();
    if (hasEnded(child)) {
      await lastLines(started);
      const what = `"${command.join(' ')}" ${endOf(child)} before the app answered.`;
      throw endedFailure('start', what, child, output(), context);
    }
    if (performance.now() >= until) {
      const seconds = Math.round(within / 1000);
      const where = describePorts(listeningOf(pid), port, context.folder);
      const reason = `The app did not answer on PORT (${port}) within ${seconds} s. ${where}`;
      throw new StepFailure('start', reason, quoteOutput(output(), context.folder));
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

/** Any head of an answer counts. What comes after it may be broken. */
async function answersOnce(origin: string, timeout: number, signal: AbortSignal): Promise<boolean> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(timeout))]);
  const request = get(origin, { agent: false, signal: ended });
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
