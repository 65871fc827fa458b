import path from 'node:path';
import { readRegularFile } from '../../../../src/shared/files/regular-file.ts';
import { describeLeftRunning } from '../builds/processes/left-running.ts';
import type { FoundProgram } from '../program-door.ts';
import { ENDS } from '../process/lifetime.ts';
import { isOwnFolder, removeOwnFolder } from '../process/own-folder.ts';
import { readProcess } from '../process/process-record.ts';
import { isRunning, stateOf } from '../process/processes.ts';
import { PORTAL_NOTICE } from '../state/portal-access.ts';
import { parseDetails } from './details.ts';
import { FILES } from './files.ts';
import { readKeptLogs } from './kept-logs.ts';

/** How long a graceful stop may take before it is ended by force, in milliseconds. */
const GRACE_MS = 5000;
const POLL_INTERVAL_MS = 50;
/** Bytes of a file of the local platform that are read. */
const MAX_BYTES = 8 * 2 ** 20;

/** The program as a process finds it that has not started it, by its folder. @param pid 0 where it is not known */
export function find(folder: string, pid: number): FoundProgram {
  const text = (name: string): string => readRegularFile(path.join(folder, name), MAX_BYTES) ?? '';
  return {
    isRunning: () => runsStill(pid, folder, text),
    stop: async (sleep) => await stop(pid, folder, text, sleep),
    portalNotices: () =>
      text(FILES.log)
        .split('\n')
        .flatMap((line) => (line.startsWith(PORTAL_NOTICE) ? [line.slice(PORTAL_NOTICE.length)] : [])),
    details: () => parseDetails(text(FILES.details)),
    lines: () =>
      text(FILES.log)
        .split('\n')
        .filter((line) => line.trim() !== ''),
    logs: () => readKeptLogs(path.join(folder, FILES.buildLogs)),
    leftRunning: async (sleep) => await describeLeftRunning(folder, sleep),
    remove: (onEntry) => removeOwnFolder(folder, { onEntry }),
  };
}

async function stop(
  known: number,
  folder: string,
  text: (name: string) => string,
  sleep: (milliseconds: number) => Promise<void>,
): ReturnType<FoundProgram['stop']> {
  const pid = isProcessNumber(known) ? known : recordedPid(folder);
  const runs = (): boolean => runsStill(pid, folder, text);
  if (!runs()) return isProcessNumber(known) ? 'had ended' : 'none';
  signal(pid, 'SIGTERM');
  for (let waited = 0; runs() && waited < GRACE_MS; waited += POLL_INTERVAL_MS) await sleep(POLL_INTERVAL_MS);
  if (runs()) signal(pid, 'SIGKILL');
  return 'stopped';
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

/**
 * The local platform may have ended by itself, and its number may be another process by now: the record shows it, and where
 * the system has no time of the start for it (it is not Linux), the log.
 */
function runsStill(pid: number, folder: string, text: (name: string) => string): boolean {
  if (!isProcessNumber(pid)) return false;
  const owner = readProcess(folder);
  if (owner?.started === undefined && text(FILES.log).trimEnd().endsWith(ENDS)) return false;
  return owner === undefined ? isRunning(pid) : owner.pid === pid && stateOf(owner) === 'running';
}

function isProcessNumber(pid: number): boolean {
  return Number.isSafeInteger(pid) && pid > 1;
}

/** Signals a process; one that ended in the meantime is what the signal was for. */
function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone, or not ours to signal: a step that cleans up never fails a job.
  }
}
