import path from 'node:path';
import { tryToRead } from '../../../shared/files/try-to-read.ts';
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
  const lines = `${readSmall(configFile(top))}\n${readSmall(own)}`.split('\n');
  // The last one wins.
  const setting = lines.findLast((line) => SETTING.test(line));
  return setting !== undefined && IS_TRUE.test(setting.replace(SETTING, ''));
}

const SETTING = /^\s*(?:\[core\]\s*)?sparseCheckout(?![\w-])/i;

/** What git takes for true: also a name without a value (git-config(1), "Values"). */
const IS_TRUE = /^\s*(?:[#;]|$|=\s*"?(?:true|yes|on|0*[1-9]\d*)\b)/i;
