import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git, node, SIGNALS } from './project.js';

/**
 * Gives `use` a work tree of its own at HEAD, with the packages of `root` in it. It is removed when `use` has ended or
 * failed, or a signal ends this process. Packages are copied: behind a link they would have the same path for every build,
 * and one that a bundle takes from them would not show.
 * @template T
 * @param {string} root the project, with node_modules/ in it
 * @param {(tree: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withWorkTree(root, use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'headless-deploy-release-'));
  const tree = path.join(folder, 'tree');
  const cleanUp = () => {
    // Twice: git locks a work tree until it is complete.
    attempt(() => git(root, 'worktree', 'remove', '--force', '--force', tree));
    attempt(() => rmSync(folder, { recursive: true, force: true }));
  };
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    cleanUp();
    // Ends the process where no other handler is left: each is called once, that of a work tree in this one before.
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.prependOnceListener(signal, end);
  try {
    git(root, 'worktree', 'add', '--quiet', '--detach', tree, 'HEAD');
    const modules = path.join(root, 'node_modules');
    if (existsSync(modules))
      cpSync(modules, path.join(tree, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    return await use(tree);
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
    cleanUp();
  }
}

/** Builds dist/ of a work tree anew. @param {string} tree */
export async function build(tree) {
  rmSync(path.join(tree, 'dist'), { recursive: true, force: true });
  // ncc keeps a cache there.
  const temp = path.dirname(tree);
  await node(tree, ['scripts/build.js'], { TMPDIR: temp, TEMP: temp, TMP: temp });
}

/**
 * What cannot be cleaned up must not hide the error before it, or turn a release that was made into a failure.
 * @param {() => void} step
 */
function attempt(step) {
  try {
    step();
  } catch {
    // The folder is in the one for temporary files, and "git worktree prune" forgets a work tree that is gone.
  }
}
