import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Keeps an accepted archive as `<build-id>.zip`. The folders may be on two file systems, where a rename cannot work. */
export async function keepArchive(from: string, folder: string, buildId: string): Promise<void> {
  const target = pathOf(folder, buildId);
  try {
    await rename(from, target);
  } catch {
    await copyFile(from, target);
    await rm(from, { force: true });
  }
}

/** Removes what `keepArchive` kept, or a part of it. */
export async function discardArchive(folder: string, buildId: string): Promise<void> {
  await rm(pathOf(folder, buildId), { force: true });
}

function pathOf(folder: string, buildId: string): string {
  return path.join(folder, `${buildId}.zip`);
}
