import { existsSync, mkdirSync } from 'node:fs';
import { cp, lstat, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { removeFolder } from '../../process/remove-folder.ts';

/** Folders that the platform keeps from one build to the next (public documents). */
const CACHES = ['.cache', '.next/cache', '.nuxt', '.wordpress-cache', 'public'];

/** Copies what the build before left into a new one. A folder that the archive already has is not touched. */
export async function restoreCaches(kept: string, folder: string): Promise<void> {
  for (const name of CACHES) {
    const from = path.join(kept, name);
    // The first part decides: an archive that brings .next has its own caches in it.
    const brought = existsSync(path.join(folder, name.split('/')[0] ?? name));
    if (!brought && existsSync(from)) await copy(from, path.join(folder, name));
  }
}

/** Keeps the caches of a build that worked, in place of those before. */
export async function keepCaches(folder: string, kept: string): Promise<void> {
  const fresh = `${kept}.new`;
  try {
    await rm(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    for (const name of CACHES) {
      const from = path.join(folder, name);
      if (existsSync(from)) await copy(from, path.join(fresh, name));
    }
  } catch (error) {
    // On a full disk they are in the way of all that follows.
    await removeFolder(fresh);
    throw error;
  }
  await rm(kept, { recursive: true, force: true });
  await rename(fresh, kept);
}

async function copy(from: string, to: string): Promise<void> {
  mkdirSync(path.dirname(to), { recursive: true });
  await cp(from, to, { recursive: true, verbatimSymlinks: true, filter: isCopied });
}

/** Pipes and sockets that a program left cannot be copied, and are of no use to the next build. */
async function isCopied(source: string): Promise<boolean> {
  const stats = await lstat(source);
  return stats.isFile() || stats.isDirectory() || stats.isSymbolicLink();
}
