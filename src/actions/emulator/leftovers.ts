import { lstatSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endLeftovers } from '../../emulator/builds/groups.ts';
import { stateOf } from '../../emulator/process/processes.ts';
import { FOLDER_PREFIX, readProcess } from './process.ts';

/** The longest that a job may run (five days, on a self-hosted runner), in milliseconds. */
const MAX_JOB_MS = 5 * 24 * 60 * 60_000;

/**
 * Removes the folders of local platforms that no longer run: a job that was killed leaves its own. Where nobody can
 * tell whether one runs (another container started it), the folder stays for as long as a job may take. Never throws.
 * @param temp the folder in which they lie
 * @param now milliseconds since 1970
 * @returns names of the folders that were removed
 */
export function removeLeftovers(temp: string, now: number): string[] {
  return foldersIn(temp).filter((name) => {
    try {
      const folder = path.join(temp, name);
      if (!isLeftover(folder, now)) return false;
      // First, what it ran: its list is one of the files.
      endLeftovers(folder);
      rmSync(folder, { recursive: true });
      return true;
    } catch {
      // Another user's, or another start was faster.
      return false;
    }
  });
}

function isLeftover(folder: string, now: number): boolean {
  const owner = readProcess(folder);
  const state = owner === undefined ? 'unknown' : stateOf(owner);
  return state === 'gone' || (state === 'unknown' && now - lstatSync(folder).mtimeMs > MAX_JOB_MS);
}

function foldersIn(temp: string): string[] {
  try {
    const entries = readdirSync(temp, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && entry.name.startsWith(FOLDER_PREFIX))
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
