import { lstatSync, mkdirSync, readdirSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { cp, lstat, mkdtemp, rename } from 'node:fs/promises';
import path from 'node:path';
import { formatBytes } from '../../../../../src/shared/text/format.ts';
import { describeFullDisk } from '../../../../../src/shared/files/full-disk.ts';
import { asThrown } from '../../errors/thrown.ts';
import { removeFolder } from '../../process/remove-folder.ts';

/** Folders that the platform keeps from one build to the next (public documents). */
export const CACHES = ['.cache', '.next/cache', '.nuxt', '.wordpress-cache', 'public'];

/** How the name of a folder begins into which caches are being copied, and after how long nobody does so any more. */
const UNFINISHED = 'new-';
const UNFINISHED_MS = 3_600_000;

/** Larger caches of one app are not kept, in bytes: they would fill the disk of whoever rehearses many apps. */
const MAX_BYTES = 2 ** 30;

/** Those whose message has a path that nobody can read. Node decodes each name as UTF-8, and then does not find the file. */
const COPY_FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'A file has vanished meanwhile, or its name is not UTF-8.',
  ENAMETOOLONG: 'A path is too long.',
};

/**
 * Copies what the build before left into a new one. A folder that the archive already has is not touched. Never rejects.
 * @param disk a folder on the disk of the new one, for messages
 * @returns the folders that were copied, and why no more were, in sentences
 */
export async function restoreCaches(
  kept: string,
  folder: string,
  disk: string,
): Promise<{ restored: string[]; problem?: string }> {
  const restored: string[] = [];
  for (const name of CACHES) {
    const from = path.join(kept, name);
    // The first part decides: an archive that brings .next has its own caches in it.
    const first = path.join(folder, name.split('/')[0] ?? name);
    try {
      if (statsOf(first) !== undefined || !isInFolders(kept, name)) continue;
      await copy(from, path.join(folder, name));
    } catch (error) {
      const problem = describeFailure(error, disk);
      // A part of a cache may be worse than none.
      await removeFolder(first);
      return { restored, problem };
    }
    restored.push(name);
  }
  return { restored };
}

/**
 * Keeps the caches of a build that worked, in place of those before. Two builds may do so at once, where a folder outlives
 * its platform: the caches of one of them are kept. Never rejects.
 * @returns why they are not kept, in sentences
 */
export async function keepCaches(folder: string, kept: string, maxBytes = MAX_BYTES): Promise<string | undefined> {
  const parent = path.dirname(kept);
  let fresh: string | undefined;
  try {
    mkdirSync(parent, { recursive: true, mode: 0o700 });
    fresh = await mkdtemp(path.join(parent, UNFINISHED));
    await removeUnfinished(parent, (await lstat(fresh)).mtimeMs);
    const room = { left: maxBytes };
    for (const name of CACHES) {
      const from = path.join(folder, name);
      if (isInFolders(folder, name)) await copy(from, path.join(fresh, name), room);
    }
    // Renamed, as a program may have left what cannot be removed, or another build may read it.
    await rename(kept, `${fresh}-before`).catch(() => undefined);
    if (room.left < 0) return `They are larger than ${formatBytes(maxBytes)}.`;
    await rename(fresh, kept);
    return undefined;
  } catch (error) {
    // By now, not once there is space again.
    return (error as NodeJS.ErrnoException).code === 'ENOTEMPTY' ? undefined : describeFailure(error, parent);
  } finally {
    // On a full disk they are in the way of all that follows.
    if (fresh !== undefined) for (const place of [fresh, `${fresh}-before`]) await removeFolder(place);
  }
}

/** @param disk a folder on the disk to which caches were copied */
function describeFailure(error: unknown, disk: string): string {
  const { code = '', message } = asThrown(error);
  return COPY_FAILURES[code] ?? describeFullDisk(error, disk, 'Free space there.') ?? `${message}.`;
}

/** What a platform that was killed has left, where a folder outlives it: as much as the caches themselves each time. */
async function removeUnfinished(parent: string, now: number): Promise<void> {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(UNFINISHED))) {
    const folder = path.join(parent, name);
    const time = statsOf(folder)?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (time < now - UNFINISHED_MS) await removeFolder(folder);
  }
}

/** A link in place of a cache, or above it, leads to what is none, and the next builds would write there. */
function isInFolders(folder: string, name: string): boolean {
  const parts = name.split('/');
  return parts.every((_part, index) => statsOf(path.join(folder, ...parts.slice(0, index + 1)))?.isDirectory());
}

function statsOf(place: string): Stats | undefined {
  return lstatSync(place, { throwIfNoEntry: false });
}

/** @param room bytes that may still be copied; below 0 nothing more is */
async function copy(from: string, to: string, room = { left: Number.POSITIVE_INFINITY }): Promise<void> {
  mkdirSync(path.dirname(to), { recursive: true });
  const isCopied = async (source: string): Promise<boolean> => {
    const stats = await lstat(source);
    if (stats.isFile()) room.left -= stats.size;
    // Pipes and sockets that a program left cannot be copied, and are of no use to the next build.
    return room.left >= 0 && (stats.isFile() || stats.isDirectory() || stats.isSymbolicLink());
  };
  await cp(from, to, { recursive: true, verbatimSymlinks: true, filter: isCopied });
}
