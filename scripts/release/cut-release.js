import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withRelease } from './changelog.js';
import { checkRelease } from './check-release.js';
import { git } from './project.js';
import { problemsBeforeRelease, problemsOfCommit, readState } from './rules.js';
import { build, withWorkTree } from './work-tree.js';

/**
 * Cuts a release: one commit on top of HEAD with the version, the section of CHANGELOG.md and dist/, and its tag. All of
 * it is made and checked in a work tree of its own; the one at `root` changes last, and not at all where anything fails.
 * Nothing is pushed.
 * @param {string} root the project, with node_modules/ in it
 * @param {string} version
 * @param {boolean} dryRun only says what is in the way
 * @returns {Promise<string[]>} what is in the way: nothing was released then
 */
export async function cutRelease(root, version, dryRun) {
  const state = readState(root);
  const before = [...problemsOfCommit(state), ...problemsBeforeRelease(state, version), ...branchProblem(root)];
  if (before.length > 0) return before;

  return await withWorkTree(root, async (tree) => {
    // The first release has the version that is there.
    if (version !== state.version) {
      const npm = ['version', version, '--no-git-tag-version', '--ignore-scripts'];
      execFileSync('npm', npm, { cwd: tree, stdio: 'pipe', shell: process.platform === 'win32' });
    }
    const changelog = path.join(tree, 'CHANGELOG.md');
    writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), version));
    await build(tree);
    git(tree, 'add', '--all');
    // On no branch: git forgets it where it gets no tag.
    git(tree, 'commit', '--quiet', '--message', `Release ${version}`);
    const problems = await checkRelease(tree, version);
    if (problems.length > 0 || dryRun) return problems;
    git(tree, 'tag', '--annotate', '--message', `Version ${version}`, `v${version}`);
    try {
      git(root, 'merge', '--quiet', '--ff-only', `v${version}`);
    } catch (error) {
      git(root, 'tag', '--delete', `v${version}`);
      throw error;
    }
    return [];
  });
}

/**
 * What is only on another branch was not reviewed, and a main that is behind cannot be pushed.
 * @param {string} root
 * @returns {string[]}
 */
function branchProblem(root) {
  const branch = git(root, 'branch', '--show-current').trim();
  if (branch !== 'main') {
    const where = branch === '' ? 'not on a branch' : `on the branch ${branch}`;
    return [`HEAD is ${where}.\n  Releases are cut from main: git switch main && git pull`];
  }
  const isBehind =
    git(root, 'for-each-ref', 'refs/remotes/origin/main') !== '' &&
    git(root, 'rev-list', '--max-count=1', 'HEAD..refs/remotes/origin/main') !== '';
  return isBehind ? ['origin/main has commits that main has not.\n  Take them first: git pull'] : [];
}
