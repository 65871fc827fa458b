import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gt } from 'semver';
import { newestRelease, sectionsOf, UNRELEASED } from './changelog.js';
import { missingReviewersIn, otherMajorsIn, placeholdersIn } from './placeholders.js';
import { git, linesOf, textFiles } from './project.js';

/**
 * What a release depends on. Each problem below is a sentence, and on a line of its own what to do about it.
 *
 * - lock: names and versions that package-lock.json gives to this package.
 * - changes: what git reports as not committed.
 * - texts: the files in which the account, who reviews, and the major version are named.
 * @typedef {object} ReleaseState
 * @property {string} name
 * @property {string} version
 * @property {readonly { name: string, version: string }[]} lock
 * @property {string} changelog
 * @property {readonly string[]} changes
 * @property {readonly string[]} tags
 * @property {readonly import('./project.js').TextFile[]} texts
 */

/** @param {string} text @returns {string} a version of three numbers @throws {Error} for anything else */
export function readVersion(text) {
  if (/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/.test(text)) return text;
  throw new Error(`"${text}" is not a version. Write three numbers, such as 1.2.3, with no pre-release behind.`);
}

/** @param {string} root the project @returns {ReleaseState} */
export function readState(root) {
  const read = (/** @type {string} */ name) => readFileSync(path.join(root, name), 'utf8');
  const { name, version } = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  return {
    name,
    version,
    lock: [lock, lock.packages?.[''] ?? {}],
    changelog: read('CHANGELOG.md'),
    changes: linesOf(git(root, 'status', '--porcelain')),
    tags: linesOf(git(root, 'tag', '--list', 'v*.*.*')),
    texts: textFiles(root),
  };
}

/**
 * What must hold for every commit: versions agree, and CHANGELOG.md has the form that a release needs.
 * @param {ReleaseState} state
 */
export function problemsOfCommit({ name, version, lock, changelog }) {
  const newest = newestRelease(changelog);
  const other = lock.find((one) => one.name !== name || one.version !== version);
  const sections = sectionsOf(changelog);
  const released = sections[0]?.title === UNRELEASED ? sections.slice(1) : sections;
  const wrong = released.find(({ version: own, body }, index) => {
    const above = released[index - 1]?.version;
    return own === undefined || body === '' || (above !== undefined && !gt(above, own));
  });
  return found(
    other &&
      `package.json is ${name} ${version}, and package-lock.json ${other.name} ${other.version}.
  Run "npm install --package-lock-only" and commit both.`,
    wrong &&
      `CHANGELOG.md:${wrong.line}: "## ${wrong.title}" has an unexpected format, no text, or a version that is not below the one above it.
  Sections are "## Unreleased", then "## 1.2.3 (2030-01-31)" for each release, the newest first.`,
    newest !== undefined &&
      newest !== version &&
      `package.json is version ${version}, and the newest release in CHANGELOG.md is ${newest}.
  Leave both to "npm run release", which changes them together.`,
  );
}

/**
 * What is in the way of cutting a version from this commit.
 * @param {ReleaseState} state
 * @param {string} next
 */
export function problemsBeforeRelease(state, next) {
  const { version, changelog, tags } = state;
  const unreleased = sectionsOf(changelog).find(({ title }) => title === UNRELEASED);
  const released = newestRelease(changelog);
  return [
    ...found(
      !unreleased?.body &&
        `CHANGELOG.md has ${unreleased === undefined ? 'no section "## Unreleased"' : 'nothing below "## Unreleased"'}.
  Write there what changed for users.`,
      (released === undefined ? gt(version, next) : !gt(next, released)) &&
        `${next} is not newer than ${released ?? version}.
  Name a newer version.`,
      tags.includes(`v${next}`) &&
        `There is a tag v${next} already.
  Name a newer version. A tag that was pushed is never moved.`,
    ),
    ...sharedProblems(state, next),
  ];
}

/**
 * What is wrong with a commit that is released as a version.
 * @param {ReleaseState} state
 * @param {string} version
 */
export function problemsOfRelease(state, version) {
  const title = sectionsOf(state.changelog)[0]?.title ?? '';
  return [
    ...found(
      state.version !== version &&
        `The tag says ${version}, and package.json ${state.version}.
  Cut releases with "npm run release".`,
      !title.startsWith(`${version} `) &&
        `The first section of CHANGELOG.md is "## ${title}", and not that of ${version}.
  Cut releases with "npm run release".`,
    ),
    ...sharedProblems(state, version),
  ];
}

/** @param {ReleaseState} state @param {string} version */
function sharedProblems({ changes, texts }, version) {
  const major = Number(version.split('.')[0]);
  const [changed, unowned, unreviewed, others] = [
    changes,
    placeholdersIn(texts),
    missingReviewersIn(texts),
    otherMajorsIn(texts, major),
  ].map(some);
  return found(
    changed &&
      `The working tree is not clean: ${changed}.
  Commit or stash it.`,
    unowned &&
      `There are places that name no account, but the placeholder: ${unowned}.
  Write the account on GitHub that holds this repository, and commit it: npm run set-owner -- NAME`,
    unreviewed &&
      `Nobody is asked to review: ${unreviewed}.
  Write a person or @org/team there. GitHub asks nobody where it names an organization alone.`,
    others &&
      `${version} will be used as v${major}, and documents name another major version: ${others}.
  Change them to v${major}, or name a version that fits.`,
  );
}

/** @param {(string | false | undefined)[]} problems @returns {string[]} those that there are */
function found(...problems) {
  return problems.flatMap((problem) => problem || []);
}

/** @param {readonly string[]} list @returns {string} empty where it is */
function some(list) {
  const rest = list.length - 3;
  const first = list.slice(0, 3).map((one) => one.trim());
  return `${first.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
