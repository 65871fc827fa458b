import { systemDisk } from './disk.ts';
import type { Disk } from './disk.ts';
import { pathInside } from './inside.ts';
import { isNeverSent } from './rules.ts';

/** What belongs to this run, by real paths. */
interface OwnFiles {
  /** The folder to deploy. */
  readonly root: string;
  readonly runnerTemp: string;
  readonly scratch: string;
  readonly archives?: readonly string[];
}

/**
 * Rule 6 for one run: version control data and key files at any depth, and what this run writes or sends itself.
 * @returns whether a path below `root` is never sent
 */
export function createNeverSent(
  { root, runnerTemp, scratch, archives = [] }: OwnFiles,
  { path: system, foldName }: Pick<Disk, 'path' | 'foldName'> = systemDisk,
): (path: string) => boolean {
  const folders = [runnerTemp, scratch, ...archives]
    .map((folder) => pathInside(root, folder, system) ?? '')
    .filter((folder) => folder !== '')
    .map((folder) => foldName(`${folder}/`));
  if (folders.length === 0) return isNeverSent;
  return (path) => isNeverSent(path) || folders.some((folder) => foldName(`${path}/`).startsWith(folder));
}
