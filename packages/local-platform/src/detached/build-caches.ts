import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, realpathSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { BuildCaches } from '../program-door.ts';
import { removeOwnFolder } from '../process/own-folder.ts';
import { makePrivateFolder } from '../process/private-folder.ts';

/** Apps whose caches are kept: those that were rehearsed last. Each has at most 1 GiB. */
const MAX_APPS = 10;

/**
 * Makes the folder in which the caches of builds of an app outlive a rehearsal: below `XDG_CACHE_HOME` or `~/.cache`, for
 * this user alone.
 *
 * Caches alone: the platform installs each time, too, and a rehearsal that kept `node_modules` would not test the lock
 * file, the registry and install scripts.
 * @param workspace folder of the app
 */
export function openBuildCaches(
  workspace: string,
  { XDG_CACHE_HOME = '', HOME = '' }: Readonly<Record<string, string | undefined>>,
  now: Date,
): BuildCaches {
  // A relative path is to be ignored (XDG Base Directory Specification).
  const base = path.isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : path.isAbsolute(HOME) && path.join(HOME, '.cache');
  if (base === false) return { problem: 'There is no home folder (HOME).' };
  const all = path.join(base, 'headless-deploy', 'rehearsals');
  const name = createHash('sha256').update(realpathSync(workspace)).digest('hex').slice(0, 32);
  const folder = path.join(all, name);
  const isNew = !existsSync(folder);
  const problem = makePrivateFolder(folder);
  if (problem !== undefined) return { problem: `${problem} XDG_CACHE_HOME can name another folder.` };
  try {
    utimesSync(folder, now, now);
    removeOldest(all);
  } catch {
    // Another rehearsal removes them at this moment, or the disk is full: the next one tries again.
  }
  return { folder, isNew };
}

function removeOldest(all: string): void {
  const folders = readdirSync(all).map((name) => path.join(all, name));
  const newestFirst = folders
    .map((folder) => ({ folder, time: lstatSync(folder).mtimeMs }))
    .toSorted((one, other) => other.time - one.time);
  for (const { folder } of newestFirst.slice(MAX_APPS)) removeOwnFolder(folder);
}
