import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { git, linesOf, projectFiles } from './git.js';
import { missingReviewersIn, otherMajorsIn, placeholdersIn } from './placeholders.js';

/**
 * What a release depends on and can be read at once.
 *
 * - version: of package.json.
 * - lock: names and versions that package-lock.json gives to this package.
 * - printed: what the committed command line prints as its version, or why it prints none.
 * - changelog: text of CHANGELOG.md.
 * - changes: what git reports as not committed.
 * - tags: names of the tags of releases.
 * - placeholders: places that still say `YOUR_ACCOUNT`.
 * - missingReviewers: places where a person has to name who reviews.
 * - otherMajors: places that name another major version than a given one.
 * @typedef {object} ReleaseState
 * @property {string} name
 * @property {string} version
 * @property {readonly { name: string, version: string }[]} lock
 * @property {string} printed
 * @property {string} changelog
 * @property {readonly string[]} changes
 * @property {readonly string[]} tags
 * @property {readonly string[]} placeholders
 * @property {readonly string[]} missingReviewers
 * @property {(major: number) => string[]} otherMajors
 */

/**
 * @param {string} root the project
 * @param {Pick<import('./steps.js').Steps, 'printedVersion'>} steps
 * @returns {ReleaseState}
 */
export function readState(root, { printedVersion }) {
  const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const texts = textFiles(root);
  return {
    name,
    version,
    lock: [lock, lock.packages?.[''] ?? {}].map((one) => ({ name: one.name, version: one.version })),
    printed: printedVersion(root),
    changelog: readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'),
    changes: linesOf(git(root, 'status', '--porcelain')),
    tags: linesOf(git(root, 'tag', '--list', 'v*.*.*')),
    placeholders: placeholdersIn(texts),
    missingReviewers: missingReviewersIn(texts),
    otherMajors: (major) => otherMajorsIn(texts, major),
  };
}

/**
 * @param {string} root
 * @returns {import('./placeholders.js').TextFile[]} the text files that people write
 */
export function textFiles(root) {
  return projectFiles(root).flatMap((name) => {
    if (name.startsWith('dist/')) return [];
    const file = path.join(root, name);
    // A link may lead to a folder, or out of the project.
    if (!lstatSync(file).isFile()) return [];
    const content = readFileSync(file);
    return content.includes(0) ? [] : [{ name, text: content.toString('utf8') }];
  });
}
