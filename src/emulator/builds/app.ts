import { get } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as timer } from 'node:timers/promises';
import type { Place, Started } from './command.ts';
import { startCommand } from './command.ts';
import { StepFailure } from './failure.ts';
import type { Command } from './plan.ts';

/** How long an app may take until it answers. */
export const HEALTHY_WITHIN = 60_000;
/** Milliseconds between two looks. */
const INTERVAL = 100;

/** A version of an app that answers. */
export interface RunningApp {
  readonly port: number;
  /** Ends it and whatever it started. */
  readonly stop: () => void;
}

/**
 * Starts an app on a free port and waits until it answers HTTP there, whatever it answers.
 * @throws StepFailure when it ends or does not answer in time; the reason of the signal when it is aborted
 */
export async function startApp(
  command: Command,
  place: Place,
  signal: AbortSignal,
  within = HEALTHY_WITHIN,
): Promise<RunningApp> {
  signal.throwIfAborted();
  const port = await freePort();
  const environment = { ...place.environment, PORT: String(port), HOST: '127.0.0.1' };
  const started = await startCommand('start', command, { ...place, environment });
  const stop = (): void => place.groups.end(started.pid);
  try {
    await answers(port, started, command, signal, within);
    // It may have answered after that.
    signal.throwIfAborted();
    return { port, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

async function answers(
  port: number,
  { child, lastLines }: Started,
  command: Command,
  signal: AbortSignal,
  within: number,
): Promise<void> {
  const name = `"${command.join(' ')}"`;
  const until = performance.now() + within;
  while (!(await answersOnce(port))) {
    signal.throwIfAborted();
    if (child.exitCode !== null || child.signalCode !== null) {
      const code = child.exitCode === null ? `by ${child.signalCode}` : `with exit status ${child.exitCode}`;
      throw new StepFailure('start', `${name} ended ${code} before the app answered:\n${lastLines()}`);
    }
    if (performance.now() >= until) {
      const seconds = Math.round(within / 1000);
      throw new StepFailure(
        'start',
        `The app did not answer on PORT (${port}) within ${seconds} s. Does it listen on process.env.PORT?\n${lastLines()}`,
      );
    }
    await timer(INTERVAL);
  }
}

async function answersOnce(port: number): Promise<boolean> {
  try {
    const request = get({ host: '127.0.0.1', port, path: '/', agent: false, timeout: 5000 });
    request.once('timeout', () => request.destroy(new Error('no answer')));
    const [response] = (await once(request, 'response')) as [{ destroy(): void }];
    response.destroy();
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
