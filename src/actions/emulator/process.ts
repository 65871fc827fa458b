import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProcessIdentity } from '../../emulator/process/processes.ts';
import { identify } from '../../emulator/process/processes.ts';
import { parseObject } from '../../platform/json-object.ts';
import { readRegularFile } from '../../shared/regular-file.ts';

/** Names under which the main part of the emulator action leaves word for its `post:` part. */
export const STATE = { pid: 'emulator-pid', folder: 'emulator-folder' } as const;

/** How the folder of a local platform begins, below RUNNER_TEMP. */
export const FOLDER_PREFIX = 'headless-emulator-';

/**
 * Files in the folder of a local platform. `process` names the process to which the folder belongs, `buildLogs` is a
 * folder with the logs of builds.
 */
export const FILES = {
  details: 'details.json',
  log: 'log',
  process: 'process.json',
  buildLogs: 'build-logs',
} as const;

/** Larger than any record of a process. */
const MAX_RECORD_BYTES = 65_536;

/** Writes down to which process a folder belongs. */
export function recordProcess(folder: string, pid: number): void {
  const file = path.join(folder, FILES.process);
  // Renamed, so that another start never reads half of it.
  writeFileSync(`${file}.new`, JSON.stringify(identify(pid)), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** @returns undefined where the folder has no such record, or none that can be read */
export function readProcess(folder: string): ProcessIdentity | undefined {
  const text = readRegularFile(path.join(folder, FILES.process), MAX_RECORD_BYTES) ?? '';
  const { pid, ...others } = parseObject(text) ?? {};
  if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 2) return undefined;
  const texts = Object.entries(others).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ...Object.fromEntries(texts), pid };
}

/** Signals a process; one that ended in the meantime is what the signal was for. */
export function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone, or not ours to signal: a step that cleans up never fails a job.
  }
}
