import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/**
 * Kills a process when a signal is aborted. git only reads here, so nothing is left half written. On Windows the `git.exe`
 * on the PATH starts another one, and it is up to git for Windows to end that as well.
 * @param child not started yet, or in this tick
 */
export function endWith(signal: AbortSignal, child: ChildProcess): void {
  const end = (): void => void child.kill('SIGKILL');
  child.once('spawn', () => {
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  child.once('exit', () => signal.removeEventListener('abort', end));
}

const callers = new AsyncLocalStorage<object>();

/**
 * Passes on each process that a library starts during `work`. `@actions/exec` neither returns its process nor
 * takes a signal (actions/toolkit#1534).
 */
export async function watchProcesses<Result>(
  onProcess: (child: ChildProcess) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const caller = {};
  // A process of any other work is announced here as well.
  const announce = (message: unknown): void => {
    if (callers.getStore() === caller) onProcess((message as { readonly process: ChildProcess }).process);
  };
  subscribe('child_process', announce);
  try {
    return await callers.run(caller, work);
  } finally {
    unsubscribe('child_process', announce);
  }
}
