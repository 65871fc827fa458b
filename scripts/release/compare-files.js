import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How much of a line is shown around the first difference. */
const BEFORE = 20;
const AFTER = 60;

/** @param {string} folder @returns {Map<string, Buffer>} content of its files by their names */
export function filesOf(folder) {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), readFileSync(file)];
    }),
  );
}

/** @param {Map<string, Buffer>} one @param {Map<string, Buffer>} other @returns {string[]} names, sorted */
export function differences(one, other) {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => !(other.get(name)?.equals(one.get(name) ?? Buffer.of(0)) ?? false)).toSorted();
}

/** @param {Map<string, Buffer>} files @param {string} folder */
export function holding(files, folder) {
  return [...files].filter(([, content]) => content.includes(folder)).map(([name]) => name);
}

/**
 * @param {Map<string, Buffer>} one
 * @param {Map<string, Buffer>} other
 * @param {string} name
 * @returns {string} where the two differ first, with a piece of each
 */
export function firstDifference(one, other, name) {
  const [left = Buffer.of(), right = Buffer.of()] = [one.get(name), other.get(name)];
  const at = left.findIndex((byte, index) => byte !== right[index]);
  const start = at === -1 ? left.length : at;
  const piece = (/** @type {Buffer} */ content) =>
    JSON.stringify(content.toString('utf8', Math.max(0, start - BEFORE), start + AFTER));
  return `${piece(left)} and ${piece(right)}`;
}
