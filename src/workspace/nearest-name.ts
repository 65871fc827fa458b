import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isNeverSent } from './rules.ts';

/**
 * The existing path nearest to one that does not exist: segment by segment, each the name in its folder that differs by
 * case or a slip of the keyboard.
 * @param root folder that the path is relative to
 * @param wanted POSIX, without a `/` at the end
 * @returns a path below `root`; undefined where a segment has no name near it, and for a path that is there
 */
export function nearestPath(root: string, wanted: string): string | undefined {
  const found: string[] = [];
  for (const segment of wanted.split('/')) {
    const names = namesIn(path.join(root, ...found));
    const name = names.includes(segment) ? segment : nearestName(segment, names);
    if (name === undefined) return undefined;
    found.push(name);
  }
  const nearest = found.join('/');
  return nearest === wanted ? undefined : nearest;
}

/** The name that differs least, by no more than a third of the letters; undefined where none is that near. */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  let nearest: string | undefined;
  let least = limit + 1;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) > limit || isNeverSent(name)) continue;
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance < least || (distance === least && nearest !== undefined && name < nearest)) {
      least = distance;
      nearest = name;
    }
  }
  return nearest;
}

/** How many letters to add, drop, change or swap with the next one (optimal string alignment). */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
