/** Names under which the main part of the emulator action leaves word for its `post:` part. */
export const STATE = { pid: 'emulator-pid', folder: 'emulator-folder' } as const;

/** Files in the folder of a running local platform. */
export const FILES = { details: 'details.json', log: 'log' } as const;

/** Whether a process is there. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
