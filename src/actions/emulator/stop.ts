import { existsSync } from 'node:fs';
import path from 'node:path';
import { endLeftovers } from '../../../packages/local-platform/src/builds/processes/groups.ts';
import { asThrown } from '../../../packages/local-platform/src/errors/thrown.ts';
import { headingOf } from '../../../packages/local-platform/src/program/build-logs.ts';
import { PORTAL_NOTICE } from '../../../packages/local-platform/src/access/portal-notice.ts';
import { ENDS } from '../../../packages/local-platform/src/process/lifetime.ts';
import { isOwnFolder, removeOwnFolder } from '../../../packages/local-platform/src/process/own-folder.ts';
import { readProcess } from '../../../packages/local-platform/src/process/process-record.ts';
import { isRunning, stateOf } from '../../../packages/local-platform/src/process/processes.ts';
import { readRegularFile } from '../../shared/regular-file.ts';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../shared/safe-text.ts';
import type { Services } from '../step/call-context.ts';
import { printBuildLogs, readBuildLogs } from './build-logs.ts';
import { maskDetails, parseDetails } from './details.ts';
import { FILES, signal, STATE } from './process.ts';

/** How long a graceful stop may take before it is ended by force, in milliseconds. */
const GRACE_MS = 5000;
const POLL_INTERVAL_MS = 50;
/** Lines of its log that are printed. */
const MAX_LINES = 500;
/** Bytes of a file of the local platform that are read. */
const MAX_BYTES = 8 * 2 ** 20;

/**
 * The `post:` part of the emulator action: stops the local platform, prints what it wrote, and removes its files. Never
 * fails a job.
 */
export async function stopEmulatorAction(runner: Runner, services: Services): Promise<number> {
  await stopPlatform(runner, services, true);
  return 0;
}

/**
 * Stops the local platform that `startPlatform` started, and removes its files. Never throws.
 * @param showsLogs whether to print what it, builds and apps wrote
 */
export async function stopPlatform(runner: Runner, { clock }: Services, showsLogs: boolean): Promise<void> {
  const folder = runner.state(STATE.folder);
  // The files go last: without them there is nothing to stop, and the number may be another process by now.
  if (folder === '' || !existsSync(folder)) return;
  const kept = Number(runner.state(STATE.pid));
  const pid = isProcessNumber(kept) ? kept : recordedPid(folder);
  const runs = (): boolean => runsStill(folder, pid);
  if (runs()) {
    signal(pid, 'SIGTERM');
    const end = clock.now() + GRACE_MS;
    // Not by the signal of the step: one that was cancelled has to stop it anyway, and a pause that ends at once
    // would ask without pause.
    const uncancelled = new AbortController().signal;
    while (runs() && clock.now() < end) await clock.sleep(POLL_INTERVAL_MS, uncancelled);
    if (runs()) signal(pid, 'SIGKILL');
    runner.info('The local platform was stopped.');
  } else if (isProcessNumber(kept)) {
    runner.info('The local platform had already ended.');
  }
  try {
    if (showsLogs) await printLogs(runner, folder);
  } catch (error) {
    runner.info(`Could not show all output of the local platform: ${safeText(asThrown(error).message)}`);
  } finally {
    removeFolder(runner, folder);
  }
}

/** Whether the local platform that `startPlatform` started still runs. */
export function isPlatformRunning(runner: Pick<Runner, 'state'>): boolean {
  return runsStill(runner.state(STATE.folder), Number(runner.state(STATE.pid)));
}

/** What the local platform has written about codes of its portal that others tried: sentences, in their order. */
export function readPortalNotices(runner: Pick<Runner, 'state'>): string[] {
  const lines = readText(path.join(runner.state(STATE.folder), FILES.log)).split('\n');
  return lines.flatMap((line) => (line.startsWith(PORTAL_NOTICE) ? [line.slice(PORTAL_NOTICE.length)] : []));
}

/**
 * For a start that was killed before it could keep the number; 0 where there is none. Without the time of the start,
 * which only Linux reports, it may be another process by now.
 */
function recordedPid(folder: string): number {
  const recorded = isOwnFolder(folder) ? readProcess(folder) : undefined;
  // This process has no platform yet.
  return recorded?.started === undefined || recorded.pid === process.pid ? 0 : recorded.pid;
}

/** What the local platform wrote, why builds failed, and what apps wrote. */
async function printLogs(runner: Runner, folder: string): Promise<void> {
  const lines = readText(path.join(folder, FILES.log))
    .split('\n')
    .filter((line) => line.trim() !== '');
  // A start that was cancelled has masked nothing.
  const details = parseDetails(readText(path.join(folder, FILES.details)));
  const logs = readBuildLogs(path.join(folder, FILES.buildLogs));
  if (details !== undefined && lines.length + logs.length > 0) maskDetails(runner, details);
  // Each is the heading of a group below.
  const headings = new Set(logs.map(headingOf));
  const others = lines.map(safeText).filter((line) => !headings.has(line));
  for (const line of others.slice(-MAX_LINES)) runner.info(line);
  await printBuildLogs(runner, logs);
}

function removeFolder(runner: Runner, folder: string): void {
  try {
    const isRemoved = removeOwnFolder(folder, endLeftovers);
    if (!isRemoved)
      runner.info(`${safeText(folder)} was not removed: it belongs to another user, or others can write to it.`);
  } catch (error) {
    runner.info(`${safeText(folder)} could not be removed: ${String((error as NodeJS.ErrnoException).code)}`);
  }
}

/**
 * The local platform may have ended by itself, and its number may be another process by now: the record shows it, and where
 * the system has no time of the start for it (it is not Linux), the log.
 */
function runsStill(folder: string, pid: number): boolean {
  if (!isProcessNumber(pid)) return false;
  const owner = readProcess(folder);
  if (owner?.started === undefined && readText(path.join(folder, FILES.log)).trimEnd().endsWith(ENDS)) return false;
  return owner === undefined ? isRunning(pid) : owner.pid === pid && stateOf(owner) === 'running';
}

function isProcessNumber(pid: number): boolean {
  return Number.isSafeInteger(pid) && pid > 1;
}

function readText(file: string): string {
  return readRegularFile(file, MAX_BYTES) ?? '';
}
