import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withRelease } from './changelog.js';
import { docsProblem, listed } from './check-release.js';
import { readState } from './state.js';
import { git } from './git.js';
import { problemsBeforeRelease, problemsOfCommit, problemsOfRelease } from './rules.js';
import { differentlyBuilt, withWorkTree } from './work-tree.js';

/** @import { Steps } from './steps.js' */
/** @import { Problem } from './rules.js' */

/**
 * Cuts a release: one commit on top of HEAD with the version, the section of CHANGELOG.md and dist/, and its tag. All of
 * it is made and checked in a work tree of its own; the one at `root` changes last, and not at all where anything fails.
 * Nothing is pushed.
 * @param {string} root the project, with node_modules/ in it
 * @param {object} release
 * @param {string} release.version
 * @param {Date} release.now
 * @param {boolean} release.dryRun only says what is in the way
 * @param {Steps} steps
 * @returns {Promise<{ problems: Problem[], branch: string }>} what is in the way: nothing was released then
 */
export async function cutRelease(root, { version, now, dryRun }, steps) {
  const branch = git(root, 'branch', '--show-current').trim();
  const state = readState(root, steps);
  const before = [
    // dist/ is built anew, so what is there before is not in the way.
    ...problemsOfCommit({ ...state, printed: state.version }),
    ...problemsBeforeRelease(state, version),
    ...branchProblem(root, branch),
  ];
  if (before.length > 0) return { problems: before, branch };

  return await withWorkTree(root, 'HEAD', async (tree, temp) => {
    writeVersion(tree, version, now);
    rmSync(path.join(tree, 'dist'), { recursive: true, force: true });
    await steps.build(tree, temp);
    const after = { ...readState(tree, steps), changes: [] };
    const problems = [
      ...(await docsProblem(tree, steps)),
      ...problemsOfCommit(after),
      ...problemsOfRelease(after, version),
      ...(await secondBuildProblem(root, tree, steps)),
    ];
    if (problems.length === 0 && !dryRun) commitAndTag(root, tree, version);
    return { problems, branch };
  });
}

/**
 * @param {string} root
 * @param {string} tree what is to be released
 * @param {Steps} steps
 * @returns {Promise<Problem[]>}
 */
async function secondBuildProblem(root, tree, steps) {
  git(tree, 'add', '--all');
  // A commit that nothing names: no hook runs, nothing is signed, and git forgets it.
  const commit = git(tree, 'commit-tree', '-p', 'HEAD', '-m', 'second build', git(tree, 'write-tree').trim()).trim();
  const differing = await differentlyBuilt(root, commit, steps);
  if (differing.length === 0) return [];
  return [
    {
      problem: `Files of dist/ differ between two builds in two folders:${listed(differing)}`,
      remedy: 'Find out what the build takes from its folder, the machine or the time.',
    },
  ];
}

/** @param {string} root @param {string} tree @param {string} version */
function commitAndTag(root, tree, version) {
  git(tree, 'commit', '--quiet', '--message', `Release ${version}`);
  git(tree, 'tag', '--annotate', '--message', `Version ${version}`, `v${version}`);
  try {
    git(root, 'merge', '--quiet', '--ff-only', `v${version}`);
  } catch (error) {
    git(root, 'tag', '--delete', `v${version}`);
    throw error;
  }
}

/**
 * What is only on another branch was not reviewed, and a main that is behind cannot be pushed.
 * @param {string} root
 * @param {string} branch
 * @returns {Problem[]}
 */
function branchProblem(root, branch) {
  if (branch !== 'main') {
    const where = branch === '' ? 'not on a branch' : `on the branch ${branch}`;
    return [{ problem: `HEAD is ${where}.`, remedy: 'Releases are cut from main: git switch main && git pull' }];
  }
  const isBehind =
    git(root, 'for-each-ref', 'refs/remotes/origin/main') !== '' &&
    git(root, 'rev-list', '--max-count=1', 'HEAD..refs/remotes/origin/main') !== '';
  if (!isBehind) return [];
  return [{ problem: 'origin/main has commits that main has not.', remedy: 'Take them first: git pull' }];
}

/** @param {string} tree @param {string} version @param {Date} now */
function writeVersion(tree, version, now) {
  for (const name of ['package.json', 'package-lock.json']) {
    const file = path.join(tree, name);
    const content = JSON.parse(readFileSync(file, 'utf8'));
    content.version = version;
    if (content.packages?.[''] !== undefined) content.packages[''].version = version;
    // As npm writes them.
    writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
  }
  const changelog = path.join(tree, 'CHANGELOG.md');
  writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), version, now));
}
