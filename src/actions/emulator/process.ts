import { readFileSync } from 'node:fs';

/** Names under which the main part of the emulator action leaves word for its `post:` part. */
export const STATE = { pid: 'emulator-pid', folder: 'emulator-folder' } as const;

/** Files in the folder of a running local platform. */
export const FILES = { details: 'details.json', log: 'log' } as const;

/**
 * Whether a process runs. One that ended keeps its number until its parent collects it, and in the container of a job
 * nobody may do so: on Linux its state tells (proc(5), `Z`).
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return true;
  }
}

/** Signals a process; one that ended in the meantime is what the signal was for. */
export function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone, or not ours to signal: a step that cleans up never fails a job.
  }
}
