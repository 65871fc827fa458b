import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { git, linesOf } from './git.js';
import { withTempFolder } from './temp-folder.js';

/** @param {string} temp */
const treeIn = (temp) => path.join(temp, 'tree');

/**
 * Gives `use` a work tree of its own at a commit, with the packages of `root` in it, and another empty folder. Packages
 * are copied: behind a link they would have the same path for every build, and one that a bundle takes from them would
 * not show.
 * @template T
 * @param {string} root the project, with node_modules/ in it
 * @param {string} commit
 * @param {(tree: string, temp: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withWorkTree(root, commit, use) {
  return await withTempFolder(
    'headless-deploy-release-',
    async (temp) => {
      const tree = treeIn(temp);
      git(root, 'worktree', 'add', '--quiet', '--detach', tree, commit);
      const modules = path.join(root, 'node_modules');
      const copied = { recursive: true, verbatimSymlinks: true };
      if (existsSync(modules)) cpSync(modules, path.join(tree, 'node_modules'), copied);
      return await use(tree, temp);
    },
    // Twice: git locks a work tree until it is complete.
    (temp) => git(root, 'worktree', 'remove', '--force', '--force', treeIn(temp)),
  );
}

/**
 * Builds a commit in a folder of its own.
 * @param {string} root the project, with node_modules/ in it
 * @param {string} commit
 * @param {Pick<import('./steps.js').Steps, 'build'>} steps
 * @returns {Promise<string[]>} the files of dist/ that are not what the commit has, with what git says of each
 */
export async function differentlyBuilt(root, commit, { build }) {
  return await withWorkTree(root, commit, async (tree, temp) => {
    rmSync(path.join(tree, 'dist'), { recursive: true, force: true });
    await build(tree, temp);
    return linesOf(git(tree, 'status', '--porcelain', '--untracked-files=all', '--', 'dist'));
  });
}
