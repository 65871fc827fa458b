import { execFileSync } from 'node:child_process';
import { PLACES } from './places.js';

/** Files that are listed where no goal has the words. */
const MAX_FILES = 15;

/**
 * What `npm run where -- WORDS` prints: the goals that have all of the words, in their text or in a path, with the files to
 * open; where there is none, the files of the source that have them.
 * @param {readonly string[]} words none for all goals
 * @returns {string} empty where nothing has the words
 */
export function where(words) {
  const wanted = words.map((word) => word.toLowerCase());
  const found = PLACES.filter((place) => {
    const text = [place.goal, ...place.open.flat()].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  if (found.length > 0) return found.map(paragraphOf).join('\n');
  const files = filesWith(words);
  if (files.length === 0) return '';
  const more = files.length > MAX_FILES ? [`… and ${files.length - MAX_FILES} more`] : [];
  return [
    'No goal has that. Files that do:',
    ...[...files.slice(0, MAX_FILES), ...more].map((line) => `  ${line}`),
    '',
  ].join('\n');
}

/** @param {import('./places.js').Place} place */
function paragraphOf({ goal, open, next }) {
  const width = Math.max(...open.map(([path]) => path.length));
  const lines = open.map(([path, what]) => `  ${what === undefined ? path : `${path.padEnd(width)}  ${what}`}`);
  return [goal, ...lines, ...(next === undefined ? [] : [`  then: ${next}`]), ''].join('\n');
}

/**
 * Tracked files that have all of these words, in any case.
 * @param {readonly string[]} words
 * @returns {string[]}
 */
function filesWith(words) {
  const patterns = words.flatMap((word) => ['-e', word]);
  const args = ['grep', '--all-match', '-l', '-i', '-F', ...patterns, '--', 'src', 'scripts', ':!scripts/where'];
  try {
    return execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
  } catch {
    // Status 1: none has them.
    return [];
  }
}
