import { readState } from './state.js';
import { nextVersion, problemsBeforeRelease, problemsOfCommit, problemsOfRelease } from './rules.js';
import { differentlyBuilt } from './work-tree.js';

/** @import { Steps } from './steps.js' */
/** @import { Problem } from './rules.js' */

/**
 * What is checked: a commit like any other; one that a version can be cut from, the next one unless named; or one that a
 * tag says is a release.
 * @typedef {{ kind: 'commit' } | { kind: 'next', version?: string } | { kind: 'tag', version: string }} Plan
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
  if (plan.kind === 'next') problems.push(...problemsBeforeRelease(state, version));
  if (plan.kind === 'tag') problems.push(...problemsOfRelease(state, version));
  const differing = await differentlyBuilt(root, 'HEAD', steps);
  if (differing.length > 0) {
    problems.push({
      problem: `Built in another folder, dist/ differs from the commit:${listed(differing)}`,
      remedy:
        'Run "npm run build" and commit dist/ together with the source. If it is the same then, find out what the build takes from its folder, the machine or the time.',
    });
  }
  problems.push(...(await docsProblem(root, steps)));
  return { version, problems };
}

/** @param {readonly string[]} lines @returns {string} a line for each, to go below a sentence */
export function listed(lines) {
  return lines.map((line) => `\n    ${line}`).join('');
}

/**
 * @param {string} folder
 * @param {Pick<Steps, 'docs'>} steps
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
