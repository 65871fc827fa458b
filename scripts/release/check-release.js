import { git, linesOf, node } from './project.js';
import { problemsOfCommit, problemsOfRelease, readState } from './rules.js';
import { build, withWorkTree } from './work-tree.js';

/**
 * Checks the commit that is checked out. It is built in a folder of its own, and nothing changes here.
 * @param {string} root the project, with node_modules/ in it
 * @param {string} [version] that it is released as; without one, only what must hold for every commit is checked
 * @returns {Promise<string[]>} everything that is wrong
 */
export async function checkRelease(root, version) {
  const state = readState(root);
  const problems = [...problemsOfCommit(state), ...(version === undefined ? [] : problemsOfRelease(state, version))];
  return await withWorkTree(root, async (tree) => {
    await build(tree);
    const differing = linesOf(git(tree, 'status', '--porcelain', '--untracked-files=all', '--', 'dist'));
    if (differing.length > 0) {
      problems.push(
        `Built in another folder, dist/ differs from the commit:\n    ${differing.join('\n    ')}\n  Run "npm run build" and commit dist/ together with the source. If it is the same then, find out what the build takes from its folder, the machine or the time.`,
      );
    }
    const docs = await node(tree, ['scripts/docs.js', '--check']).catch(String);
    if (docs !== undefined) problems.push(`${docs.trim()}\n  Run "npm run docs" and commit it.`);
    return problems;
  });
}
