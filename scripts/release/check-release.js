import path from 'node:path';
import { readState } from './state.js';
import { withFreshBuilds } from './fresh-builds.js';
import { nextVersion, problemsBeforeRelease, problemsOfCommit, problemsOfRelease } from './rules.js';

/** @import { Steps } from './fresh-builds.js' */
/** @import { Problem } from './rules.js' */

/**
 * What is checked: a commit like any other; one that a version can be cut from, the next one unless named; or one that a
 * tag says is a release.
 * @typedef {{ kind: 'commit' } | { kind: 'next', version?: string, hasOwner: boolean } | { kind: 'tag', version: string }} Plan
 */

/**
 * @param {string} root the project, with node_modules/ in it
 * @param {Plan} plan
 * @param {Steps} steps
 * @returns {Promise<{ version: string, problems: Problem[] }>} everything that is wrong, and the version that it was
 *   checked as
 */
export async function checkRelease(root, plan, steps) {
  const state = readState(root, steps);
  const version = plan.kind === 'commit' ? state.version : (plan.version ?? nextVersion(state));
  const problems = [...problemsOfCommit(state)];
  if (plan.kind === 'next') problems.push(...problemsBeforeRelease(state, version, plan.hasOwner));
  if (plan.kind === 'tag') problems.push(...problemsOfRelease(state, version));
  await withFreshBuilds(root, path.join(root, 'node_modules'), steps, async (found, folder) => {
    problems.push(...found, ...(await docsProblem(folder, steps)));
  });
  return { version, problems };
}

/**
 * @param {string} folder
 * @param {Steps} steps
 * @returns {Promise<Problem[]>}
 */
export async function docsProblem(folder, { docs }) {
  const lines = await docs(folder);
  if (lines.length === 0) return [];
  return [{ problem: `Documents are out of step: ${lines.join(', ')}.`, remedy: 'Run "npm run docs" and commit it.' }];
}

/** @param {readonly Problem[]} problems @returns {string} a paragraph for each, with what to do */
export function describeProblems(problems) {
  return problems.map(({ problem, remedy }) => `- ${problem}\n  ${remedy}\n`).join('');
}
