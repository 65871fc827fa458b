/**
 * CHANGELOG.md, which has a section for each release, the newest first: `## 1.2.3 (2030-01-31)`, day of the release in
 * UTC. What is not released yet is in `## Unreleased` above them.
 *
 * Imports no package: the job that makes the files of a Release has none.
 * @typedef {{ title: string, version?: string, line: number, body: string }} Section
 */
const RELEASED = /^(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/;
export const UNRELEASED = 'Unreleased';

/**
 * @param {string} text of CHANGELOG.md
 * @returns {Section[]} the sections from the top down; `version` only where the heading is that of a release
 */
export function sectionsOf(text) {
  const parts = text.split(/^## (.*)$/m);
  return Array.from({ length: (parts.length - 1) / 2 }, (_, index) => {
    const title = parts[2 * index + 1]?.trim() ?? '';
    const line = parts
      .slice(0, 2 * index + 1)
      .join('## ')
      .split('\n').length;
    const [, version, day] = RELEASED.exec(title) ?? [];
    const known = version !== undefined && day !== undefined && isDay(day) ? { version } : {};
    return { title, ...known, line, body: parts[2 * index + 2]?.trim() ?? '' };
  });
}

/** @param {string} text */
export function unreleasedOf(text) {
  return sectionsOf(text).find(({ title }) => title === UNRELEASED);
}

/** @param {string} text @returns {string | undefined} the version of the newest section of a release */
export function newestRelease(text) {
  return sectionsOf(text).find(({ version }) => version !== undefined)?.version;
}

/**
 * @param {string} text
 * @param {string} version
 * @param {Date} now
 * @returns {string} CHANGELOG.md after the release: what was unreleased is in a section of its own
 */
export function withRelease(text, version, now) {
  return text.replace(/^## Unreleased[ \t]*$/m, `## ${version} (${now.toISOString().slice(0, 10)})`);
}

/**
 * @param {string} text
 * @param {string} version
 * @param {string} address of the files of that version, which links are relative to
 * @returns {string} what changed in a version, as Markdown for the page of the Release
 */
export function notesOf(text, version, address) {
  const section = sectionsOf(text).find((one) => one.version === version);
  if (section === undefined) throw new Error(`CHANGELOG.md has no section "## ${version} (…)".`);
  return `${section.body.replace(/\]\((?![a-z]+:)([^)\s]+)\)/g, `](${address}/$1)`)}\n`;
}

/** @param {string} day */
function isDay(day) {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
