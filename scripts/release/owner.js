import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { missingReviewersIn, withOwner } from './placeholders.js';
import { textFiles } from './state.js';
import { withTempFolder } from './temp-folder.js';

/** @import { Steps } from './steps.js' */
/** @import { TextFile } from './placeholders.js' */

/** It says whose copy this is, so it is written first: a run for somebody else is refused from then on. */
const FIRST = 'package.json';

/**
 * Writes who holds this copy into every file that has the placeholder, and makes of them what is made: documents and
 * dist/. Before the first file changes, it checks all that this needs. Each part does what is left to do, so that a second
 * run finishes one that was stopped.
 * @param {string} root the project, with node_modules/ in it
 * @param {string} owner name of an account on GitHub
 * @param {Pick<Steps, 'build' | 'makeDocs' | 'format'>} steps
 * @returns {Promise<{ written: number, reviewers: string[] }>} how many files had the placeholder, and the places where a
 *   person has to name who reviews
 * @throws {Error} with all that is in the way: nothing was written then; or with what could not be made
 */
export async function setOwner(root, owner, steps) {
  const texts = textFiles(root);
  const changed = withOwner(texts, owner);
  const problems = [
    ...nodeProblem(root),
    ...packagesProblem(root),
    ...ownerProblem(root, owner),
    ...rightsProblem(root, [...changed.map(({ name }) => name), 'dist']),
  ];
  if (problems.length > 0) throw new Error(['Nothing was changed.', ...problems].join('\n- '));
  // The account is longer or shorter than the placeholder: lines and tables have another width.
  const files = await steps.format(root, changed);
  for (const { name, text } of files.toSorted(byOrder)) writeFileSync(path.join(root, name), text);
  try {
    await steps.makeDocs(root);
    await withTempFolder('headless-deploy-owner-', async (temp) => await steps.build(root, temp));
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const advice = `The files name ${owner} already. Run the same command again once this is mended.`;
    throw new Error(`${said.trimEnd()}\n${advice}`, { cause: error });
  }
  return { written: files.length, reviewers: missingReviewersIn(textFiles(root)) };
}

/** @param {TextFile} a @param {TextFile} b */
function byOrder(a, b) {
  return Number(b.name === FIRST) - Number(a.name === FIRST);
}

/** @param {string} root @param {string} name */
function jsonOf(root, name) {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8'));
}

/** @param {string} root @returns {string[]} */
function nodeProblem(root) {
  const wanted = /^>=(\d+)\.(\d+)$/.exec(jsonOf(root, FIRST).engines?.node ?? '');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = (wanted ?? []).slice(1).map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return [];
  return [`Node ${wantedMajor}.${wantedMinor} or later is needed, and this is ${process.versions.node}.`];
}

/**
 * Whether node_modules/ has what package-lock.json names, but for what is only for some machines.
 * @param {string} root
 * @returns {string[]}
 */
function packagesProblem(root) {
  const { packages = {} } = jsonOf(root, 'package-lock.json');
  const missing = Object.entries(packages).flatMap(([place, { version, optional, link }]) => {
    if (!place.includes('node_modules/') || optional === true || link === true) return [];
    const manifest = path.join(place, 'package.json');
    return existsSync(path.join(root, manifest)) && jsonOf(root, manifest).version === version ? [] : [place];
  });
  if (missing.length === 0) return [];
  const what = missing.length === 1 ? missing[0] : `${missing[0]} and ${missing.length - 1} more`;
  return [`Packages are missing, or not those of package-lock.json: ${what}. Run "npm ci" first.`];
}

/** @param {string} root @param {string} owner @returns {string[]} */
function ownerProblem(root, owner) {
  const [, named = ''] = /^@([^/]+)\//.exec(jsonOf(root, FIRST).name) ?? [];
  if (named === 'YOUR_ACCOUNT' || named === owner.toLowerCase()) return [];
  return [`This copy is that of ${named}: package.json says so. "git restore ." undoes what is not committed yet.`];
}

/** @param {string} root @param {readonly string[]} names @returns {string[]} */
function rightsProblem(root, names) {
  const refused = names.filter((name) => {
    try {
      accessSync(path.join(root, name), constants.W_OK);
      return false;
    } catch {
      return existsSync(path.join(root, name));
    }
  });
  return refused.length === 0 ? [] : [`You may not write ${refused.join(', ')}.`];
}
