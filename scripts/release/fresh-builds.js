import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { differences, filesOf, firstDifference, holding } from './compare-files.js';
import { copyProject } from './copy-project.js';
import { projectFiles } from './git.js';
import { withTempFolder } from './temp-folder.js';

/** @import { Problem } from './rules.js' */

/**
 * How a project is built, packed and checked: `steps.js` has the real ones.
 *
 * - build: writes dist/ in a folder with the files of the project and node_modules/; resolves to nothing.
 * - pack: resolves to the hash of the npm package of such a folder.
 * - docs: resolves to what is out of step in the documents of such a folder.
 * - printedVersion: returns what the command line of such a folder prints as its version, or why it prints none.
 * @typedef {object} Steps
 * @property {(folder: string, temp: string) => Promise<void>} build
 * @property {(folder: string) => Promise<string>} pack
 * @property {(folder: string) => Promise<readonly string[]>} docs
 * @property {(folder: string) => string} printedVersion
 */

/** Of different length and depth, so that a path in dist/ shows as a difference, too, where it is cut or hashed. */
const FOLDERS = ['first', path.join('second-with-a-longer-name', 'and', 'deeper')];

/**
 * Builds a project twice, each time in a new folder, and compares what comes of it with each other and with its dist/.
 * @template T
 * @param {string} root the project; node_modules/ may be elsewhere
 * @param {string} modules its node_modules/
 * @param {Steps} steps
 * @param {(problems: readonly Problem[], folder: string) => T | Promise<T>} use is given one of the folders, which is
 *   there until it has ended
 * @returns {Promise<T>}
 */
export async function withFreshBuilds(root, modules, steps, use) {
  return await withTempFolder('headless-deploy-release-', async (temp) => {
    const names = projectFiles(root).filter((name) => !name.startsWith('dist/'));
    // Until both have ended: the folder of one that still runs cannot be removed.
    const ended = await Promise.allSettled(
      FOLDERS.map(async (name, index) => {
        const folder = path.join(temp, name);
        copyProject(root, names, modules, folder);
        // ncc keeps a cache there.
        const ownTemp = path.join(temp, `temp-${index}`);
        mkdirSync(ownTemp);
        await steps.build(folder, ownTemp);
        return { folder, files: filesOf(path.join(folder, 'dist')), hash: await steps.pack(folder) };
      }),
    );
    const builds = ended.map((build) => {
      if (build.status === 'rejected') throw build.reason;
      return build.value;
    });
    const [first, second] = builds;
    if (first === undefined || second === undefined) throw new Error('There are two builds.');
    const held = builds.flatMap(({ folder, files }) => holding(files, folder));
    const differing = differences(first.files, second.files);
    const stale = differences(filesOf(path.join(root, 'dist')), first.files);
    const problems = [
      ...problem(held, 'hold the path of the folder that they were built in', 'Find out what puts it there.'),
      ...problem(
        differing.map((name) => `${name}: ${firstDifference(first.files, second.files, name)}`),
        'differ between two builds in two folders',
        'Find out what the build takes from its folder, the machine or the time.',
      ),
      ...staleProblem(stale.filter((name) => !differing.includes(name))),
      ...packageProblem(first.hash, second.hash),
    ];
    return await use(problems, first.folder);
  });
}

/** @param {readonly string[]} names @returns {Problem[]} */
function staleProblem(names) {
  const remedy = 'Run "npm run build" and commit dist/ together with the source.';
  const [stale] = problem(names, 'are not what "npm run build" makes of the source', remedy);
  return stale === undefined ? [] : [{ ...stale, isStale: true }];
}

/** @param {string} first @param {string} second @returns {Problem[]} */
function packageProblem(first, second) {
  if (first === second) return [];
  return [{ problem: 'Two "npm pack" of the same commit give two packages.', remedy: 'Compare their files.' }];
}

/** @param {readonly string[]} names @param {string} fault @param {string} remedy @returns {Problem[]} */
function problem(names, fault, remedy) {
  if (names.length === 0) return [];
  const listed = [...new Set(names)].map((name) => `\n    dist/${name}`).join('');
  return [{ problem: `Files of dist/ ${fault}:${listed}`, remedy }];
}
