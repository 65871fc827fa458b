import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * What `npm test -- …` means to Jest. A file or folder of `src`, or of a package's, stands for the tests that import it, directly or not; all
 * else is Jest's own, such as a path of `__tests__`.
 * @param {readonly string[]} words as they were typed
 * @returns {{ suite?: string, args: string[] }}
 */
export function jestArguments(words) {
  const suite = words.map((word) => /^--suite=(.*)$/.exec(word)?.[1]).find((name) => name !== undefined);
  const rest = words.filter((word) => !word.startsWith('--suite=')).map((word) => ({ word, files: sourcesIn(word) }));
  const args = rest.flatMap(({ word, files }) => (files.length > 0 ? files : word));
  const isRelated = rest.some(({ files }) => files.length > 0);
  return { ...(suite !== undefined && { suite }), args: isRelated ? ['--findRelatedTests', ...args] : args };
}

/**
 * @param {string} word
 * @returns {string[]} the TypeScript of a path in `src`
 */
function sourcesIn(word) {
  const file = path.posix.normalize(word.replaceAll('\\', '/'));
  const found = /^(?:packages\/[^/]+\/)?src(?:\/|$)/.test(file) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  if (found === undefined) return [];
  if (!found.isDirectory()) return [file];
  const names = readdirSync(file, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return names.map((name) => path.posix.join(file, name.replaceAll('\\', '/'))).toSorted();
}
