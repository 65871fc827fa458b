import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  rmSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFullDisk } from '../../../../src/shared/files/full-disk.ts';
import type { Lstat } from './own-folder.ts';

/** Links on the way to a folder, as Linux follows them (path_resolution(7)). */
const MAX_LINKS = 40;
const STICKY = 0o1000;

/**
 * Makes a folder for this user alone (0700) where it is not there yet, with those above it, and checks that nobody else
 * can put another one in its place. From the root down, each folder and link must belong to root or this user, and others
 * must not be able to write to it, unless it is sticky, and what is next is this user's. Nothing that was checked can
 * change then, and nothing is made below what fails the check. Never throws.
 * @param folder absolute
 * @returns why there is no such folder, in sentences; undefined where there is
 */
export function makePrivateFolder(folder: string, lstat: Lstat = lstatSync): string | undefined {
  try {
    return makeAndCheck(folder, false, lstat);
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
  const problem = describeDanger(folder);
  const isBetter = (other: string): boolean => describeDanger(other) === undefined && canHoldPrograms(other);
  const better = problem === undefined ? undefined : others.find(isBetter);
  // Where all are like that, it is as good as any, and no reason to do nothing.
  return problem === undefined || better === undefined ? { folder } : { folder: better, problem };
}

/** Why others could replace a folder that this user makes in this one, in a sentence; undefined where they could not. */
function describeDanger(folder: string): string | undefined {
  try {
    return existsSync(folder) ? makeAndCheck(folder, true, lstatSync) : `There is no "${folder}".`;
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

/** @param isParent whether what is next is a new folder of this user: then it need not be this user's, and may be sticky */
function makeAndCheck(folder: string, isParent: boolean, lstat: Lstat): string | undefined {
  const user = process.getuid?.();
  if (user === undefined) {
    // Windows, where the home folder is the user's own.
    mkdirSync(folder, { recursive: true });
    return undefined;
  }
  const names = folder.split('/');
  let here = '/';
  let links = 0;
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    const place = path.join(here, name);
    // One by one: Node's own recursion never ends where a folder cannot be made in one that is there, as in /proc.
    if (!existsSync(place)) makeFolder(place);
    const stats = lstat(place);
    const isShared = place !== here && isWritable(lstat(here));
    if (stats.uid !== user && (stats.uid !== 0 || isShared)) return `"${place}" belongs to another user.`;
    if (stats.isSymbolicLink()) {
      if ((links += 1) > MAX_LINKS) throw new Error(`ELOOP: too many links, "${folder}"`);
      const target = readlinkSync(place);
      if (path.isAbsolute(target)) here = '/';
      names.unshift(...target.split('/'));
      continue;
    }
    if (!stats.isDirectory()) throw new Error(`ENOTDIR: not a folder, "${place}"`);
    const isSticky = (stats.mode & STICKY) !== 0 && (isParent || names.length > 0);
    if (isWritable(stats) && !isSticky) return `Other users can write to "${place}".`;
    here = place;
  }
  return isParent || lstat(here).uid === user ? undefined : `"${here}" belongs to another user.`;
}

/** By others than its owner. An access control list shows in the bits of the group. */
function isWritable({ mode }: Stats): boolean {
  return (mode & 0o022) !== 0;
}

function makeFolder(place: string): void {
  try {
    mkdirSync(place, { mode: 0o700 });
  } catch (error) {
    // Another process was faster, or a link leads nowhere.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
