import { createHash } from 'node:crypto';

/** As many as Linux follows in one path (path_resolution(7)): more are a loop. */
const MAX_FOLLOWED = 40;
/** Longest target of a link in bytes, as on Linux: a larger file is not a link. */
export const MAX_TARGET = 4096;

/**
 * Whether a file is a symbolic link that git has checked out as a plain file with its target as the content
 * (`core.symlinks=false`, the default on Windows). A file that somebody put in place of the link has other content.
 * @param object name of the link's blob in the index
 */
export function isLinkText(object: string, content: Buffer): boolean {
  const algorithm = object.length === 64 ? 'sha256' : 'sha1';
  return createHash(algorithm).update(`blob ${content.length}\0`).update(content).digest('hex') === object;
}

/**
 * Follows such links like the system follows real ones.
 * @param name POSIX path below the folder to deploy
 * @param targets of the links, by their paths
 * @returns the path without any of them, relative to the same folder: it may lead out of it, or be absolute. Undefined
 *   if they form a loop
 */
export function followLinkTexts(name: string, targets: ReadonlyMap<string, string>): string | undefined {
  if (targets.size === 0) return name;
  const walked: string[] = [];
  const ahead = name.split('/').toReversed();
  let followed = 0;
  for (let segment = ahead.pop(); segment !== undefined; segment = ahead.pop()) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..' && walked.length > 0 && walked.at(-1) !== '..') {
      walked.pop();
      continue;
    }
    walked.push(segment);
    const target = targets.get(walked.join('/'));
    if (target === undefined) continue;
    if (target.startsWith('/')) return [target, ...ahead.toReversed()].join('/');
    if ((followed += 1) > MAX_FOLLOWED) return undefined;
    walked.pop();
    ahead.push(...target.split('/').toReversed());
  }
  return walked.join('/');
}
