import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Ctrl+C, and what a CI host sends to end a job. */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Gives `use` a new folder, which is removed when `use` has ended or failed, or a signal ends this process.
 * @template T
 * @param {string} prefix of its name
 * @param {(folder: string) => Promise<T>} use
 * @param {(folder: string) => void} [release] what must be undone before the folder is removed; it may throw
 * @returns {Promise<T>}
 */
export async function withTempFolder(prefix, use, release = () => {}) {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  const cleanUp = () => {
    attempt(() => release(folder));
    attempt(() => rmSync(folder, { recursive: true, force: true }));
  };
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    cleanUp();
    // Ends the process where no other handler is left: each is called once.
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    return await use(folder);
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
    cleanUp();
  }
}

/**
 * What cannot be cleaned up must not hide the error before it, or turn a release that was made into a failure.
 * @param {() => void} step
 */
function attempt(step) {
  try {
    step();
  } catch {
    // The folder is in the one for temporary files, and "git worktree prune" forgets a work tree that is gone.
  }
}
