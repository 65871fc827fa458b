import { randomUUID } from 'node:crypto';
import { accessSync, closeSync, constants, existsSync, lstatSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFullDisk } from '../../../../src/shared/files/full-disk.ts';
import type { Lstat } from '../../../../src/shared/files/safe-path.ts';
import { describeDanger } from '../../../../src/shared/files/safe-path.ts';

/**
 * Makes a folder for this user alone (0700) where it is not there yet, with those above it, and checks that nobody else
 * can put another one in its place. Never throws.
 * @param folder absolute
 * @returns why there is no such folder, in sentences; undefined where there is
 */
export function makePrivateFolder(folder: string, lstat: Lstat = lstatSync): string | undefined {
  try {
    if (process.getuid === undefined) mkdirSync(folder, { recursive: true });
    return describeDanger(folder, false, lstat, makeFolder);
  } catch (error) {
    return describeFullDisk(error, folder, 'Free space there.') ?? `${(error as Error).message}.`;
  }
}

/** Where folders for temporary files are on most systems; the first one is on a disk, also where the second is in memory. */
const COMMON_TEMP_FOLDERS = ['/var/tmp', '/tmp'];

/**
 * Chooses where a private folder stays what it is: what is built in one is run by its path, which others must not be able
 * to give to a folder of theirs.
 * @param folder the one for temporary files, absolute
 * @returns the folder; where others could replace what is in it and there is a better one, that one, and why, in a sentence
 */
export function chooseTempFolder(
  folder: string,
  others: readonly string[] = [tmpdir(), ...COMMON_TEMP_FOLDERS],
): { readonly folder: string; readonly problem?: string } {
  const problem = describeProblem(folder);
  const isBetter = (other: string): boolean => describeProblem(other) === undefined && canHoldPrograms(other);
  const better = problem === undefined ? undefined : others.find(isBetter);
  // Where all are like that, it is as good as any, and no reason to do nothing.
  return problem === undefined || better === undefined ? { folder } : { folder: better, problem };
}

/** Why others could replace a folder that this user makes in this one, in a sentence; undefined where they could not. */
function describeProblem(folder: string): string | undefined {
  try {
    return existsSync(folder) ? describeDanger(folder) : `There is no "${folder}".`;
  } catch (error) {
    return `${(error as Error).message}.`;
  }
}

/** Whether this user can write there, and nothing keeps programs from being started (the option `noexec` of a disk). */
function canHoldPrograms(folder: string): boolean {
  const probe = path.join(folder, `headless-deploy-${randomUUID()}`);
  try {
    closeSync(openSync(probe, 'wx', 0o700));
    accessSync(probe, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { force: true });
  }
}

/** One by one: Node's own recursion never ends where a folder cannot be made in one that is there, as in /proc. */
function makeFolder(place: string): void {
  if (existsSync(place)) return;
  try {
    mkdirSync(place, { mode: 0o700 });
  } catch (error) {
    // Another process was faster, or a link leads nowhere.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
