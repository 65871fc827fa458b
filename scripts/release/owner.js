import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAccount, missingReviewersIn, withOwner } from './placeholders.js';
import { textFiles } from './state.js';
import { withTempFolder } from './temp-folder.js';

/** @import { Steps } from './steps.js' */
/** @import { TextFile } from './placeholders.js' */

/**
 * Both say whose copy this is. One is written before all other files and one after them: where a run was stopped they name
 * both accounts that the others may have.
 */
const [FIRST, LAST] = ['package.json', 'package-lock.json'];

/**
 * Writes who holds this copy into every file that has the placeholder, or whoever held it before, and makes of them what is
 * made: documents and dist/. Before the first file changes, it checks all that this needs. Each part does what is left to
 * do, so that a second run finishes one that was stopped.
 * @param {string} root the project, with node_modules/ in it
 * @param {string} owner name of an account on GitHub
 * @param {Pick<Steps, 'build' | 'makeDocs' | 'format'>} steps
 * @returns {Promise<{ written: number, reviewers: string[] }>} how many files had another account, and the places where a
 *   person has to name who reviews
 * @throws {Error} with all that is in the way: nothing was written then; or with what could not be made
 */
export async function setOwner(root, owner, steps) {
  const texts = textFiles(root);
  const changed = withOwner(
    texts,
    owner,
    [FIRST, LAST].flatMap((name) => ownerIn(root, name)),
  );
  const problems = [
    ...nodeProblem(root),
    ...packagesProblem(root),
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
  return placeOf(a) - placeOf(b);
}

/** @param {TextFile} file */
function placeOf({ name }) {
  return Number(name === LAST) - Number(name === FIRST);
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

/**
 * The account that a file says holds this copy: the scope of the package has its name, in lower case.
 * @param {string} root @param {string} name @returns {string[]} none where it is the placeholder
 */
function ownerIn(root, name) {
  const [, account = ''] = /^@([^/]+)\//.exec(jsonOf(root, name).name) ?? [];
  return isAccount(account) ? [account] : [];
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
