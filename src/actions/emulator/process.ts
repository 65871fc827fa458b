import { RECORD } from '../../../packages/local-platform/src/process/process-record.ts';

/** Names under which the main part of the emulator action leaves word for its `post:` part. */
export const STATE = { pid: 'emulator-pid', folder: 'emulator-folder' } as const;

/**
 * Files in the folder of a local platform. `process` names the process to which the folder belongs, `buildLogs` is a
 * folder with the logs of builds.
 */
export const FILES = {
  details: 'details.json',
  log: 'log',
  process: RECORD,
  buildLogs: 'build-logs',
} as const;

/** Signals a process; one that ended in the meantime is what the signal was for. */
export function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone, or not ours to signal: a step that cleans up never fails a job.
  }
}
