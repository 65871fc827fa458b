import { pathInside } from './inside.ts';
import { isNeverSent } from './rules.ts';

/**
 * Rule 6 for one run: version control data and key files at any depth, and what this run writes itself.
 * @param root the folder to deploy
 * @param own real paths of folders of this run
 * @returns whether a path below `root` is never sent
 */
export function createNeverSent(root: string, own: readonly string[]): (path: string) => boolean {
  const folders = own
    .map((folder) => pathInside(root, folder) ?? '')
    .filter((folder) => folder !== '')
    .map((folder) => `${folder}/`);
  return (path) => isNeverSent(path) || folders.some((folder) => `${path}/`.startsWith(folder));
}
