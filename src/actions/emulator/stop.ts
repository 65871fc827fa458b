import { existsSync } from 'node:fs';
import type { FoundProgram, LocalPlatformProgram } from '#local-platform';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { Services } from '../step/call-context.ts';
import { printBuildLogs } from './build-logs.ts';
import { maskDetails } from './details.ts';
import { STATE } from './state.ts';

/** Lines of its log that are printed. */
const MAX_LINES = 500;

interface StopServices extends Services {
  readonly localPlatform: LocalPlatformProgram;
}

/**
 * The `post:` part of the emulator action: stops the local platform, prints what it wrote, and removes its files. Never
 * fails a job.
 */
export async function stopEmulatorAction(runner: Runner, services: StopServices): Promise<number> {
  await stopPlatform(runner, services, true);
  return 0;
}

/** The local platform that `startPlatform` started. */
export function findPlatform(runner: Pick<Runner, 'state'>, { localPlatform }: StopServices): FoundProgram {
  return localPlatform.find(runner.state(STATE.folder), Number(runner.state(STATE.pid)));
}

/**
 * Stops the local platform that `startPlatform` started, and removes its files. Never throws.
 * @param showsLogs whether to print what it, builds and apps wrote
 * @param onWait called again and again meanwhile
 */
export async function stopPlatform(
  runner: Runner,
  services: StopServices,
  showsLogs: boolean,
  onWait: () => void = () => undefined,
): Promise<void> {
  const folder = runner.state(STATE.folder);
  // The files go last: without them there is nothing to stop, and the number may be another process by now.
  if (folder === '' || !existsSync(folder)) return;
  const platform = findPlatform(runner, services);
  // Not by the signal of the step: one that was cancelled has to stop it anyway, and a pause that ends at once would ask
  // without pause.
  const uncancelled = new AbortController().signal;
  const sleep = async (milliseconds: number): Promise<void> => {
    onWait();
    await services.clock.sleep(milliseconds, uncancelled);
  };
  const end = await platform.stop(sleep);
  if (end === 'stopped') runner.info('The local platform was stopped.');
  if (end === 'had ended') runner.info('The local platform had already ended.');
  try {
    if (showsLogs) await printLogs(runner, platform);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    runner.info(`Could not show all output of the local platform: ${safeText(message)}`);
  } finally {
    const said = new Set(showsLogs ? platform.lines() : []);
    removeFolder(runner, folder, platform, onWait);
    for (const line of await platform.leftRunning(sleep)) if (!said.has(line)) runner.info(safeText(line));
  }
}

/** What the local platform wrote, why builds failed, and what apps wrote. */
async function printLogs(runner: Runner, platform: FoundProgram): Promise<void> {
  const lines = platform.lines();
  const logs = platform.logs();
  // A start that was cancelled has masked nothing.
  const details = platform.details();
  if (details !== undefined && lines.length + logs.length > 0) maskDetails(runner, details);
  // Each is the heading of a group below.
  const headings = new Set(logs.map(({ heading }) => heading));
  const others = lines.map(safeText).filter((line) => !headings.has(line));
  for (const line of others.slice(-MAX_LINES)) runner.info(line);
  await printBuildLogs(runner, logs);
}

function removeFolder(runner: Runner, folder: string, platform: FoundProgram, onWait: () => void): void {
  try {
    const isRemoved = platform.remove(onWait);
    if (!isRemoved)
      runner.info(`${safeText(folder)} was not removed: it belongs to another user, or others can write to it.`);
  } catch (error) {
    runner.info(`${safeText(folder)} could not be removed: ${String((error as NodeJS.ErrnoException).code)}`);
  }
}
