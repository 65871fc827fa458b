import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAccount, missingReviewersIn, withOwner } from './placeholders.js';
import { node, textFiles } from './project.js';

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
 * @returns {Promise<{ written: number, reviewers: string[] }>} how many files had another account, and the places where a
 *   person has to name who reviews
 * @throws {Error} with all that is in the way: nothing was written then; or with what could not be made
 */
export async function setOwner(root, owner) {
  const changed = changesFor(root, owner);
  const problems = [...nodeProblem(root), ...packagesProblem(root)];
  if (problems.length > 0) throw new Error(['Nothing was changed.', ...problems].join('\n- '));
  for (const { name, text } of changed) writeFileSync(path.join(root, name), text);
  try {
    // The account is longer or shorter than the placeholder: lines and tables have another width.
    await node(root, ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', '.']);
    await node(root, ['scripts/docs.js']);
    await node(root, ['scripts/build.js']);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const advice = `The files name ${owner} already. Run the same command again once this is mended.`;
    throw new Error(`${said.trimEnd()}\n${advice}`, { cause: error });
  }
  return { written: changed.length, reviewers: missingReviewersIn(textFiles(root)) };
}

/** @param {string} root @param {string} owner @returns {import('./project.js').TextFile[]} in the order to write them */
export function changesFor(root, owner) {
  // The scope of the package has the name of the account, in lower case.
  const former = [FIRST, LAST].map((name) => /^@([^/]+)\//.exec(jsonOf(root, name).name)?.[1] ?? '').filter(isAccount);
  const place = (/** @type {string} */ name) => Number(name === LAST) - Number(name === FIRST);
  return withOwner(textFiles(root), owner, former).toSorted((a, b) => place(a.name) - place(b.name));
}

/** @param {string} root @param {string} name */
function jsonOf(root, name) {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8'));
}

/** @param {string} root @returns {string[]} */
function nodeProblem(root) {
  const wanted = /^>=([\d.]+)$/.exec(jsonOf(root, FIRST).engines?.node ?? '')?.[1] ?? '';
  const { node: version } = process.versions;
  if (version.localeCompare(wanted, 'en', { numeric: true }) >= 0) return [];
  return [`Node ${wanted} or later is needed, and this is ${version}.`];
}

/**
 * Whether node_modules/ has what package-lock.json names, but for what is only for some machines.
 * @param {string} root
 * @returns {string[]}
 */
function packagesProblem(root) {
  const missing = Object.entries(jsonOf(root, LAST).packages ?? {}).flatMap(([place, { version, optional, link }]) => {
    if (!place.includes('node_modules/') || optional === true || link === true) return [];
    const manifest = path.join(place, 'package.json');
    return existsSync(path.join(root, manifest)) && jsonOf(root, manifest).version === version ? [] : [place];
  });
  if (missing.length === 0) return [];
  const what = missing.length === 1 ? missing[0] : `${missing[0]} and ${missing.length - 1} more`;
  return [`Packages are missing, or not those of package-lock.json: ${what}. Run "npm ci" first.`];
}
