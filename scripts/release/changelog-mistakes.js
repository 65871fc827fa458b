import { compare } from 'semver';
import { sectionsOf, UNRELEASED } from './changelog.js';

/**
 * What is wrong with the form of CHANGELOG.md, whatever is released next.
 * @param {string} text
 * @returns {string[]}
 */
export function changelogMistakes(text) {
  const sections = sectionsOf(text);
  const released = sections.filter(({ version }) => version !== undefined);
  return [
    ...sections.flatMap(({ title, version, line }, index) => {
      if (version !== undefined || (title === UNRELEASED && index === 0)) return [];
      return title === UNRELEASED
        ? `CHANGELOG.md:${line}: "## ${title}" is not the first section`
        : `CHANGELOG.md:${line}: "## ${title}" is neither "## ${UNRELEASED}" nor like "## 1.2.3 (2030-01-31)"`;
    }),
    ...released
      .filter(({ body }) => body === '')
      .map(({ version, line }) => `CHANGELOG.md:${line}: the section of ${version} is empty`),
    ...released.flatMap(({ version = '', line }, index) => {
      const below = released[index + 1]?.version;
      if (below === undefined || compare(version, below) > 0) return [];
      return `CHANGELOG.md:${line}: ${version} is above ${below}, and not newer`;
    }),
  ];
}
