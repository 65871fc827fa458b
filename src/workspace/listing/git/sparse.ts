import path from 'node:path';
import { tryToRead } from '../../paths/read-disk.ts';
import { configFile, findWorkTree, gitFileTarget, readSmall } from './worktrees.ts';

/** How to get what a sparse checkout leaves out, as a sentence. */
export const CHECK_OUT_ALL = 'Run "git sparse-checkout disable", or name it in "sparse-checkout" of actions/checkout.';

/**
 * Whether the checkout around a folder is sparse, by the settings of git that say so: those of its work tree count first
 * (git-sparse-checkout(1)).
 */
export function isSparse(folder: string): boolean {
  const top = tryToRead(() => findWorkTree(folder));
  if (top === undefined) return false;
  const own = path.join(gitFileTarget(top) ?? path.join(top, '.git'), 'config.worktree');
  const [, value] = SETTING.exec(`${readSmall(configFile(top))}\n${readSmall(own)}`) ?? [];
  return value?.toLowerCase() === 'true';
}

/** The last one wins. */
const SETTING = /^[^]*^\s*sparseCheckout\s*=\s*(\w+)/im;
