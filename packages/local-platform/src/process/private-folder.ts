import { existsSync, lstatSync, mkdirSync, readlinkSync } from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { describeFullDisk } from '../../../../src/shared/full-disk.ts';
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
    return makeAndCheck(folder, lstat);
  } catch (error) {
    return describeFullDisk(error, folder, 'Free space there.') ?? `${(error as Error).message}.`;
  }
}

function makeAndCheck(folder: string, lstat: Lstat): string | undefined {
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
    const isSticky = (stats.mode & STICKY) !== 0 && names.length > 0;
    if (isWritable(stats) && !isSticky) return `Other users can write to "${place}".`;
    here = place;
  }
  return lstat(here).uid === user ? undefined : `"${here}" belongs to another user.`;
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
