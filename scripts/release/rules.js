import { gt, inc } from 'semver';
import { newestRelease, sectionsOf, UNRELEASED, unreleasedOf } from './changelog.js';

/** @import { ReleaseState } from './state.js' */

/**
 * Something in the way of a release, and what to do about it.
 * @typedef {{ problem: string, remedy: string }} Problem
 */

/**
 * What must hold for every commit: versions agree, and CHANGELOG.md has the form that a release needs.
 * @param {ReleaseState} state
 * @returns {Problem[]}
 */
export function problemsOfCommit({ name, version, lock, printed, changelog }) {
  const newest = newestRelease(changelog);
  return [
    ...lock
      .filter((one) => one.name !== name || one.version !== version)
      .slice(0, 1)
      .map((one) => ({
        problem: `package.json is ${name} ${version}, and package-lock.json ${one.name} ${one.version}.`,
        remedy: 'Run "npm install --package-lock-only" and commit both.',
      })),
    ...when(printed !== version, {
      problem: `package.json is version ${version}, and "node dist/cli/index.js --version" prints ${printed}.`,
      remedy: 'Run "npm run build" and commit dist/.',
    }),
    ...changelogProblem(changelog),
    ...when(newest !== undefined && newest !== version, {
      problem: `package.json is version ${version}, and the newest release in CHANGELOG.md is ${newest}.`,
      remedy: 'Leave both to "npm run release", which changes them together.',
    }),
  ];
}

/**
 * What is wrong with the form of CHANGELOG.md, whatever is released next.
 * @param {string} changelog
 * @returns {Problem[]}
 */
function changelogProblem(changelog) {
  const sections = sectionsOf(changelog);
  const released = sections[0]?.title === UNRELEASED ? sections.slice(1) : sections;
  const wrong = released.find(({ version, body }, index) => {
    const above = released[index - 1]?.version;
    return version === undefined || body === '' || (above !== undefined && !gt(above, version));
  });
  if (wrong === undefined) return [];
  return [
    {
      problem: `CHANGELOG.md:${wrong.line}: "## ${wrong.title}" has an unexpected format, no text, or a version that is not below the one above it.`,
      remedy: 'Sections are "## Unreleased", then "## 1.2.3 (2030-01-31)" for each release, the newest first.',
    },
  ];
}

/** @param {ReleaseState} state @returns {string} the version that is released next, unless somebody says otherwise */
export function nextVersion({ version, changelog, tags }) {
  const released = newestRelease(changelog) === version || tags.includes(`v${version}`);
  return released ? (inc(version, 'patch') ?? version) : version;
}

/**
 * What is in the way of cutting a version from this commit.
 * @param {ReleaseState} state
 * @param {string} next
 * @returns {Problem[]}
 */
export function problemsBeforeRelease(state, next) {
  const { version, changelog, changes, tags } = state;
  const unreleased = unreleasedOf(changelog);
  const released = newestRelease(changelog);
  return [
    ...when(unreleased === undefined || unreleased.body === '', {
      problem: `CHANGELOG.md has ${unreleased === undefined ? 'no section "## Unreleased"' : 'nothing below "## Unreleased"'}.`,
      remedy: 'Write there what changed for users.',
    }),
    ...when(released === undefined ? gt(version, next) : !gt(next, released), {
      problem: `${next} is not newer than ${released ?? version}.`,
      remedy: 'Name a newer version.',
    }),
    ...when(tags.includes(`v${next}`), {
      problem: `There is a tag v${next} already.`,
      remedy: 'Name a newer version. A tag that was pushed is never moved.',
    }),
    ...when(changes.length > 0, {
      problem: `The working tree is not clean: ${some(changes)}.`,
      remedy: 'Commit or stash it.',
    }),
    ...placeholderProblem(state),
    ...reviewersProblem(state),
    ...majorProblem(state, next),
  ];
}

/**
 * What is wrong with a commit that is released as a version.
 * @param {ReleaseState} state
 * @param {string} version
 * @returns {Problem[]}
 */
export function problemsOfRelease(state, version) {
  const first = sectionsOf(state.changelog)[0];
  return [
    ...when(state.version !== version, {
      problem: `The tag says ${version}, and package.json ${state.version}.`,
      remedy: 'Cut releases with "npm run release".',
    }),
    ...when(first?.version !== version, {
      problem: `The first section of CHANGELOG.md is "## ${first?.title ?? ''}", and not that of ${version}.`,
      remedy: 'Cut releases with "npm run release".',
    }),
    ...when(state.changes.length > 0, {
      problem: `The working tree is not clean: ${some(state.changes)}.`,
      remedy: 'Find out which step changes files.',
    }),
    ...placeholderProblem(state),
    ...reviewersProblem(state),
    ...majorProblem(state, version),
  ];
}

/** @param {ReleaseState} state @returns {Problem[]} */
function placeholderProblem({ placeholders: places }) {
  return when(places.length > 0, {
    problem: `${places.length} ${places.length === 1 ? 'place names' : 'places name'} no account, but the placeholder: ${some(places)}.`,
    remedy: 'Write the account on GitHub that holds this repository, and commit it: npm run set-owner -- NAME',
  });
}

/** @param {ReleaseState} state @returns {Problem[]} */
function reviewersProblem({ missingReviewers: places }) {
  return when(places.length > 0, {
    problem: `Nobody is asked to review: ${some(places)}.`,
    remedy: 'Write a person or @org/team there. GitHub asks nobody where it names an organization alone.',
  });
}

/** @param {ReleaseState} state @param {string} version @returns {Problem[]} */
function majorProblem({ otherMajors }, version) {
  const major = Number(version.split('.')[0]);
  const places = otherMajors(major);
  return when(places.length > 0, {
    problem: `${version} will be used as v${major}, and documents name another major version: ${some(places)}.`,
    remedy: `Change them to v${major}, or name a version that fits.`,
  });
}

/** @param {boolean} condition @param {Problem} problem @returns {Problem[]} */
function when(condition, problem) {
  return condition ? [problem] : [];
}

/** @param {readonly string[]} list */
function some(list) {
  const rest = list.length - 3;
  return `${list
    .slice(0, 3)
    .map((one) => one.trim())
    .join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
