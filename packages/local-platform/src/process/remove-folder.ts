import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const REMOVAL = { recursive: true, force: true, maxRetries: 3 } as const;

/**
 * Removes a folder in which programs of others have written: they may have left folders that cannot be changed, or may
 * still write. What cannot be removed stays, as nobody waits for an answer. Never rejects.
 */
export async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, REMOVAL);
  } catch {
    await makeWritable(folder)
      .then(async () => await rm(folder, REMOVAL))
      .catch(() => undefined);
  }
}

async function makeWritable(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await makeWritable(path.join(folder, entry.name));
  }
}
