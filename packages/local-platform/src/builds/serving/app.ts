import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as timer } from 'node:timers/promises';
import { listeningOf } from '../../process/listening.ts';
import { describeAccepted, describeLoopback } from '../causes/ports.ts';
import type { CommandContext, StartedProgram } from '../processes/command.ts';
import { endedFailure, endOf, startCommand } from '../processes/command.ts';
import { PATIENCE, firstAnswer, hasEnded } from './first-answer.ts';
import type { StepFailure } from '../failure.ts';
import type { Command } from '../steps/plan.ts';

const [MIN_PORT, MAX_PORT] = [20_000, 32_767];
/** Ports that are tried: more than one or two of them are hardly ever taken. */
const MAX_PORT_ATTEMPTS = 20;
/** How long a process may take to end that was told to at once. */
const MAX_END_MS = 5000;

/** A version of an app that answers. */
export interface RunningApp {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  /** Ends it and whatever it started. */
  readonly stop: () => void;
  /** Settles when it has ended by itself: with how, and why. */
  readonly ended: Promise<StepFailure>;
  /**
   * Ends it for as long as another version has the port that it chose itself; absent where it listens on PORT.
   * @returns what starts it again
   */
  readonly pause?: () => Promise<() => Promise<RunningApp>>;
}

/**
 * Starts an app on a free port and waits until it answers HTTP there, or on another port that the platform accepts.
 * @throws StepFailure when it ends or does not answer in time; the reason of the signal when it is aborted
 */
export async function startApp(
  command: Command,
  context: CommandContext,
  signal: AbortSignal,
  patience = PATIENCE,
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
    const origin = await firstAnswer({ port, started, command, context, signal, patience });
    // It may have answered after that.
    signal.throwIfAborted();
    context.log.note('start', 'The app answers.');
    const answering = Number(new URL(origin).port);
    const isOwnChoice = answering !== port;
    if (isOwnChoice)
      context.log.notice('start', {
        title: 'App does not use PORT',
        text: describeAccepted(answering, context.folder),
      });
    const hidden = describeLoopback(listeningOf(started.pid), answering);
    if (hidden !== undefined) context.log.warn('start', { title: 'App may not be reachable', text: hidden });
    const ended = untilEnded(started, command, context, () => isStopped);
    const pause = async (): ReturnType<NonNullable<RunningApp['pause']>> => {
      stop();
      await untilSilent(started.pid);
      return async () => await startApp(command, context, new AbortController().signal, patience);
    };
    return { origin, stop, ended, ...(isOwnChoice && { pause }) };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Waits until nothing of an app that was stopped listens any more: the system takes a moment to end its processes. */
async function untilSilent(leader: number): Promise<void> {
  const end = performance.now() + MAX_END_MS;
  while ((listeningOf(leader) ?? []).length > 0 && performance.now() < end) await timer(20);
}

/** Never settles for an app that was stopped. */
async function untilEnded(
  started: StartedProgram,
  command: Command,
  context: CommandContext,
  isStopped: () => boolean,
): Promise<StepFailure> {
  const { child, output } = started;
  // It may have ended since it answered.
  if (!hasEnded(child)) await new Promise((resolve) => child.once('exit', resolve));
  if (isStopped()) return await new Promise(() => undefined);
  context.log.note('start', `The app ${endOf(child)}.`);
  await started.closed;
  return endedFailure(
    'start',
    `"${command.join(' ')}" ${endOf(child)} after the app went live.`,
    child,
    output(),
    context,
  );
}

/**
 * A port that an app can listen on. The system gives ports from 32768 or 49152 on to whoever asks for any (RFC 6335): another
 * program could get such a one before the app listens, and answer in its place.
 */
async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(MIN_PORT, MAX_PORT + 1);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      if (attempt === MAX_PORT_ATTEMPTS) throw error;
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
