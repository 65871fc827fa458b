import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { currentDate } from '../../../../src/shared/clock.ts';
import type { Lstat } from '../../../../src/shared/files/safe-path.ts';
import { isOwnFolder, removeOwnFolder } from '../process/own-folder.ts';
import { readProcess, RECORD_FILES } from '../process/process-record.ts';
import { stateOf } from '../process/processes.ts';
import { FOLDER_PREFIX } from '../state/service.ts';
import { tryToRead } from '../../../../src/shared/files/try-to-read.ts';

/** How the folder begins in which a step keeps what it knows of the local platform that it started. */
export const STEP_FOLDER_PREFIX = 'headless-emulator-';

/** The longest that a job may run (five days, on a self-hosted runner), in milliseconds. */
const MAX_JOB_MS = 5 * 24 * 60 * 60_000;
/** Far longer than it takes to write the record of a new folder, in milliseconds. */
const MAX_RECORDING_MS = 2000;

/**
 * Removes the folders of processes that no longer run: one that was killed leaves its own. Where nobody can tell whether
 * it runs (another container started it), the folder stays for as long as a job may take. Those of other users, and what
 * other users can write to, are left alone, as anything may be in them. Never throws.
 * @param temp the folder in which they are
 * @param now milliseconds since 1970
 * @returns names of the folders that were removed
 */
export function removeLeftovers(
  temp: string,
  now: number = currentDate().getTime(),
  lstat: Lstat = lstatSync,
): string[] {
  return foldersIn(temp).filter((name) => {
    try {
      const folder = path.join(temp, name);
      // Asked again where nobody else can put another folder in its place.
      const prepare = (place: string): boolean => isLeftover(place, now);
      return isOwnFolder(folder, lstat) && isLeftover(folder, now) && removeOwnFolder(folder, { prepare, lstat });
    } catch {
      // Another start was faster, or a program of another user has written into it.
      return false;
    }
  });
}

/** What a program of a build that had left its process group makes again, or wrote to when all else was removed. */
const LEFT_BY_WRITERS = /^(?:apps|local-platform-\w{6})$/;

function isLeftover(folder: string, now: number): boolean {
  const owner = readProcess(folder);
  const state = owner === undefined ? 'unknown' : stateOf(owner);
  if (state !== 'unknown') return state === 'gone';
  // One that was killed just then has written no more than a part of its record.
  const isNobodys =
    owner === undefined &&
    readdirSync(folder).every((name) => RECORD_FILES.includes(name) || LEFT_BY_WRITERS.test(name));
  return now - lstatSync(folder).mtimeMs > (isNobodys ? MAX_RECORDING_MS : MAX_JOB_MS);
}

function foldersIn(temp: string): string[] {
  const names = tryToRead(() => readdirSync(temp)) ?? [];
  return names.filter((name) => [FOLDER_PREFIX, STEP_FOLDER_PREFIX].some((prefix) => name.startsWith(prefix)));
}
