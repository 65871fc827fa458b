import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Folders that the platform keeps from one build to the next (public documents). */
const CACHES = ['.cache', '.next/cache', '.nuxt', '.wordpress-cache', 'public'];

/** Copies what the build before left into a new one. A folder that the archive already has is not touched. */
export async function restoreCaches(kept: string, folder: string): Promise<void> {
  for (const name of CACHES) {
    const from = path.join(kept, name);
    // The first part decides: an archive that brings .next has its own caches in it.
    const brought = existsSync(path.join(folder, name.split('/')[0] ?? name));
    if (!brought && existsSync(from))
      await cp(from, path.join(folder, name), { recursive: true, verbatimSymlinks: true });
  }
}

/** Keeps the caches of a build that worked, in place of those before. */
export async function keepCaches(folder: string, kept: string): Promise<void> {
  const fresh = `${kept}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  for (const name of CACHES) {
    const from = path.join(folder, name);
    if (existsSync(from)) await cp(from, path.join(fresh, name), { recursive: true, verbatimSymlinks: true });
  }
  await rm(kept, { recursive: true, force: true });
  await rename(fresh, kept);
}
