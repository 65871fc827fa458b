import { readdirSync } from 'node:fs';
import path from 'node:path';
import { nearestNames } from '../../shared/text/similar-names.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';
import { isNeverSent } from './rules.ts';

/**
 * The existing path nearest to one that does not exist: segment by segment, each the name in its folder that differs by
 * case or a typo.
 * @param folder the one that the path is relative to
 * @param wanted POSIX, without a `/` at the end
 * @returns a path below `folder`; undefined where a segment has no name near it, and for a path that is there
 */
export function nearestPath(folder: string, wanted: string): string | undefined {
  const found: string[] = [];
  for (const segment of wanted.split('/')) {
    const names = tryToRead(() => readdirSync(path.join(folder, ...found))) ?? [];
    const name = names.includes(segment) ? segment : nearestName(segment, names);
    if (name === undefined) return undefined;
    found.push(name);
  }
  const nearest = found.join('/');
  return nearest === wanted ? undefined : nearest;
}

/** The name that differs least, the first of several in the order of their letters; undefined where none is near. */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  const sendable = [...names].filter((name) => !isNeverSent(name));
  const [nearest] = nearestNames(wanted, sendable).sort();
  return nearest;
}
