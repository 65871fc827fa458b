import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withRelease } from './changelog.js';
import { docsProblem } from './check-release.js';
import { readState, textFiles } from './state.js';
import { withFreshBuilds } from './fresh-builds.js';
import { git } from './git.js';
import { withOwner } from './placeholders.js';
import { problemsBeforeRelease, problemsOfCommit, problemsOfRelease } from './rules.js';
import { withTempFolder } from './temp-folder.js';

/** @import { Steps } from './fresh-builds.js' */
/** @import { Problem } from './rules.js' */

/**
 * Cuts a release: one commit on top of HEAD with the version, the section of CHANGELOG.md and dist/, and its tag. All of
 * it is made and checked in a work tree of its own; the one at `root` changes last, and not at all where anything fails.
 * Nothing is pushed.
 * @param {string} root the project, with node_modules/ in it
 * @param {object} release
 * @param {string} release.version
 * @param {string | undefined} release.owner account on GitHub, which takes the place of the placeholder
 * @param {Date} release.now
 * @param {boolean} release.dryRun only says what is in the way
 * @param {Steps & { format: (folder: string, names: readonly string[]) => Promise<void> }} steps `format` formats files
 *   of a folder as the project does
 * @returns {Promise<{ problems: Problem[], branch: string }>} what is in the way: nothing was released then
 */
export async function cutRelease(root, { version, owner, now, dryRun }, steps) {
  const branch = git(root, 'branch', '--show-current').trim();
  const state = readState(root, steps);
  const before = [
    ...withoutStale(problemsOfCommit(state)),
    ...problemsBeforeRelease(state, version, owner !== undefined),
    ...branchProblem(root, branch),
  ];
  if (before.length > 0) return { problems: before, branch };

  const cut = async (/** @type {string} */ temp) => {
    const tree = treeIn(temp);
    git(root, 'worktree', 'add', '--quiet', '--detach', tree, 'HEAD');
    const renamed = owner === undefined ? [] : withOwner(textFiles(tree), owner);
    for (const { name, text } of renamed) writeFileSync(path.join(tree, name), text);
    if (renamed.length > 0) {
      await steps.format(
        tree,
        renamed.map(({ name }) => name),
      );
    }
    writeVersion(tree, version, now);
    const problems = await withFreshBuilds(tree, path.join(root, 'node_modules'), steps, async (found, folder) => {
      rmSync(path.join(tree, 'dist'), { recursive: true, force: true });
      cpSync(path.join(folder, 'dist'), path.join(tree, 'dist'), { recursive: true });
      return [...withoutStale(found), ...(await docsProblem(folder, steps))];
    });
    const after = { ...readState(tree, steps), changes: [] };
    problems.push(...problemsOfCommit(after), ...problemsOfRelease(after, version));
    if (problems.length === 0 && !dryRun) commitAndTag(root, tree, version);
    return { problems, branch };
  };
  return await withTempFolder('headless-deploy-cut-', cut, (temp) => {
    // Twice: git locks a work tree until it is complete.
    git(root, 'worktree', 'remove', '--force', '--force', treeIn(temp));
  });
}

/** @param {string} temp folder for this release */
function treeIn(temp) {
  return path.join(temp, 'tree');
}

/**
 * The release builds dist/ anew, so what is there before is not in its way.
 * @param {readonly Problem[]} problems
 */
function withoutStale(problems) {
  return problems.filter(({ isStale }) => isStale !== true);
}

/** @param {string} root @param {string} tree @param {string} version */
function commitAndTag(root, tree, version) {
  git(tree, 'add', '--all');
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
