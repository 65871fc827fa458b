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
export function createNeverSent({ root, runnerTemp, scratch, archives = [] }: OwnFiles): (path: string) => boolean {
  const folders = [runnerTemp, scratch, ...archives]
    .map((folder) => pathInside(root, folder) ?? '')
    .filter((folder) => folder !== '')
    .map((folder) => `${folder}/`);
  return (path) => isNeverSent(path) || folders.some((folder) => `${path}/`.startsWith(folder));
}
