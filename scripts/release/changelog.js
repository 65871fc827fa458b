/**
 * CHANGELOG.md, which has a section for each release, the newest first: `## 1.2.3 (2030-01-31)`, day of the release in
 * UTC. What is not released yet is in `## Unreleased` above them.
 * @typedef {{ title: string, version?: string, line: number, body: string }} Section
 */
const RELEASED = /^(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/;
export const UNRELEASED = 'Unreleased';

/**
 * @param {string} text of CHANGELOG.md
 * @returns {Section[]} the sections from the top down; `version` only where the heading is that of a release
 */
export function sectionsOf(text) {
  const headings = [...text.matchAll(/^## (.*)$/gm)];
  return headings.map(({ 0: heading, 1: rest = '', index }, place) => {
    const title = rest.trim();
    const [, version, day = ''] = RELEASED.exec(title) ?? [];
    const time = Date.parse(`${day}T00:00:00Z`);
    const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
    const line = text.slice(0, index).split('\n').length;
    const body = text.slice(index + heading.length, headings[place + 1]?.index).trim();
    return version !== undefined && isDay ? { title, version, line, body } : { title, line, body };
  });
}

/** @param {string} text @returns {string | undefined} the version of the newest section of a release */
export function newestRelease(text) {
  return sectionsOf(text).find(({ version }) => version !== undefined)?.version;
}

/**
 * @param {string} text
 * @param {string} version
 * @returns {string} CHANGELOG.md after a release of today: what was unreleased is in a section of its own
 */
export function withRelease(text, version) {
  return text.replace(/^## Unreleased[ \t]*$/m, `## ${version} (${new Date().toISOString().slice(0, 10)})`);
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
