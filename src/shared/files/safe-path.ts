import { lstatSync, readlinkSync } from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';

export type Lstat = (place: string) => Stats;

/** Links on the way to a folder, as Linux follows them (path_resolution(7)). */
const MAX_LINKS = 40;
const STICKY = 0o1000;

/**
 * Why other users could replace this folder, or what this user makes in it. From the root down, each folder and link must
 * belong to root or this user. Others must not be able to write to it, unless it is sticky and what is next in the path is
 * this user's. Then nothing that was checked can change.
 * @param folder absolute
 * @param isParent whether what is next is a new folder of this user: then it need not be this user's, and may be sticky
 * @param make called before each place on the way is looked at: nothing is made below what fails the check
 * @returns a sentence; undefined where they could not, and on Windows, where the home folder is the user's own
 * @throws what the file system throws
 */
export function describeDanger(
  folder: string,
  isParent = true,
  lstat: Lstat = lstatSync,
  make: (place: string) => void = () => undefined,
): string | undefined {
  const user = process.getuid?.();
  if (user === undefined) return undefined;
  const names = folder.split('/');
  let here = '/';
  let links = 0;
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    const place = path.join(here, name);
    make(place);
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
