/**
 * Until the first release, `YOUR_ACCOUNT` stands for the account on GitHub that will hold this repository, and as
 * `@YOUR_ACCOUNT/` for the scope of the npm package. Nobody can publish under this name, so a workflow in which it was
 * forgotten fails instead of running the code of a stranger: GitHub has underscores only in the names of managed users,
 * who cannot have public repositories, and npm takes neither users nor new packages with capital letters.
 */
const PLACEHOLDER = /@YOUR_ACCOUNT(?=\/)|\bYOUR_ACCOUNT\b/g;
/** What speaks of the placeholder itself. */
const ABOUT_IT = /^(?:scripts|__tests__)\/release\//;
/** The account alone is asked for no review where it is an organization: a person decides what to write there. */
const REVIEWERS = '.github/CODEOWNERS';
/** How documents, examples and messages name our actions, the tag that other CI hosts fetch, and pages of a version. */
const MAJOR =
  /headless-deploy(?:\/[a-z-]+)?(?:@| )v(\d+)\b|--branch v(\d+)\b|\b(?:TOOL_REF|default): v(\d+)$|\/blob\/v(\d+)\b|`@?v(\d+)`/g;
/** Rules of GitHub for the names of accounts. */
const ACCOUNT = /^(?!.*--)[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?$/i;

/** @import { TextFile } from './project.js' */

/** @param {readonly TextFile[]} files @returns {string[]} places that `withOwner` would change, as `file:line` */
export function placeholdersIn(files) {
  const others = files.filter(({ name }) => name !== REVIEWERS);
  return placesIn(others, PLACEHOLDER).map(({ place }) => place);
}

/** @param {readonly TextFile[]} files @returns {string[]} places where reviewers are to be named in place of it */
export function missingReviewersIn(files) {
  const own = files.filter(({ name }) => name === REVIEWERS);
  return placesIn(own, PLACEHOLDER).map(({ place }) => place);
}

/**
 * @param {readonly TextFile[]} files
 * @param {string} owner name of an account on GitHub
 * @param {readonly string[]} former accounts that the files may name in place of the placeholder
 * @returns {TextFile[]} the files that change, with the name in place of all of these
 */
export function withOwner(files, owner, former) {
  // npm has lower case only.
  const named = (/** @type {string} */ found) => (found.startsWith('@') ? `@${owner.toLowerCase()}` : owner);
  return files.flatMap(({ name, text }) => {
    if (ABOUT_IT.test(name) || name === REVIEWERS) return [];
    let after = text.replace(PLACEHOLDER, named);
    // Before the name of this repository, or of its packages; in a regular expression behind a backslash. Anywhere else the
    // same word may be somebody's account in a sample.
    for (const account of former)
      after = after.replace(new RegExp(`(?<![\\w.-])@?${account}(?=\\\\?/headless-deploy)`, 'gi'), named);
    return after === text ? [] : [{ name, text: after }];
  });
}

/** @param {string} owner */
export function isAccount(owner) {
  return ACCOUNT.test(owner);
}

/**
 * @param {readonly TextFile[]} files
 * @param {number} major
 * @returns {string[]} places that name another major version of our actions, as `file:line`
 */
export function otherMajorsIn(files, major) {
  // What was true of older versions stays in the changelog.
  const current = files.filter(({ name }) => name !== 'CHANGELOG.md');
  return placesIn(current, MAJOR).flatMap(({ place, match }) => {
    const named = match.slice(1).find((group) => group !== undefined);
    return Number(named) === major ? [] : [`${place} (v${named})`];
  });
}

/** @param {readonly TextFile[]} files @param {RegExp} pattern */
function placesIn(files, pattern) {
  return files.flatMap(({ name, text }) => {
    if (ABOUT_IT.test(name)) return [];
    return text
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(pattern)].map((match) => ({ place: `${name}:${index + 1}`, match })));
  });
}
