import { systemDisk } from '../paths/disk.ts';
import type { Disk } from '../paths/disk.ts';
import { pathInside } from '../paths/inside.ts';
import { isNeverSent } from './rules.ts';

/** What belongs to this run, by real paths. */
interface OwnFiles {
  /** The folder to deploy. */
  readonly folder: string;
  readonly runnerTemp: string;
  readonly scratch: string;
  readonly archives?: readonly string[];
}

/**
 * What is never sent in one run: version control data and key files at any depth, and what this run writes or sends itself.
 * @returns whether a path below `folder` is never sent
 */
export function createNeverSent(
  { folder, runnerTemp, scratch, archives = [] }: OwnFiles,
  { path: system, foldName }: Pick<Disk, 'path' | 'foldName'> = systemDisk,
): (path: string) => boolean {
  const own = [runnerTemp, scratch, ...archives]
    .map((place) => pathInside(folder, place, system) ?? '')
    .filter((name) => name !== '')
    .map((name) => foldName(`${name}/`));
  if (own.length === 0) return isNeverSent;
  return (path) => isNeverSent(path) || own.some((prefix) => foldName(`${path}/`).startsWith(prefix));
}
