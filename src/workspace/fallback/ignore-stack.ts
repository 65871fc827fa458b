import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeName } from '../listing.ts';
import { PatternList } from '../patterns.ts';
import { readDisk } from '../read-disk.ts';
import { DEFAULT_IGNORES } from '../rules.ts';

/** The patterns of one ignore file. `base` is its folder: POSIX, relative to `top`, empty or ending with `/`. */
export interface Level {
  readonly base: string;
  readonly patterns: PatternList;
}

/** The levels at the top of a work tree: the built-in defaults, `.git/info/exclude`, its ignore file. */
export function levelsAt(top: string, base: string): Level[] {
  const repository = path.join(top, '.git');
  // The `.git` of a worktree or submodule is a file; the repository that it names is elsewhere.
  const isFolder = lstatSync(repository, { throwIfNoEntry: false })?.isDirectory() === true;
  const lines = isFolder ? readLines(path.join(repository, 'info', 'exclude')) : [];
  const levels = [new PatternList(DEFAULT_IGNORES), new PatternList(lines)].map((patterns) => ({ base, patterns }));
  return withIgnoreFile(levels, top, base);
}

/** The levels inside a folder that is kept. A repository has its own rules; those around it do not reach inside. */
export function levelsInside(levels: readonly Level[], folder: string, base: string): Level[] {
  if (isRepository(folder)) return levelsAt(folder, base);
  // Levels that leave the folder out on their own are overruled, see `reopenedAt`.
  const around = levels.map((level) => ({
    base: level.base,
    patterns: level.patterns.reopenedAt(base.slice(level.base.length)),
  }));
  return withIgnoreFile(around, folder, base);
}

/** The last file that says something wins, from the deepest up; the folders above the path are known to be kept. */
export function isLeftOut(levels: readonly Level[], file: string): boolean {
  for (const { base, patterns } of levels.toReversed()) {
    const verdict = patterns.verdict(file.slice(base.length));
    if (verdict !== undefined) return verdict === 'out';
  }
  return false;
}

/** As git sees it: a `.git` without a HEAD makes no repository, and the rules around it still hold. */
function isRepository(folder: string): boolean {
  const place = path.join(folder, '.git');
  const link = /^gitdir: (.+?)\s*$/.exec(readLines(place)[0] ?? '')?.[1] ?? '';
  return existsSync(path.join(link === '' ? place : path.resolve(folder, link), 'HEAD'));
}

function withIgnoreFile(levels: Level[], folder: string, base: string): Level[] {
  const lines = readLines(path.join(folder, '.gitignore'));
  return lines.length === 0 ? levels : [...levels, { base, patterns: new PatternList(lines) }];
}

/** git does not follow a symbolic link in place of an ignore file, so neither do we. */
function readLines(file: string): string[] {
  const text = readDisk(file, () =>
    lstatSync(file, { throwIfNoEntry: false })?.isFile() === true ? decodeName(readFileSync(file)) : undefined,
  );
  if (text === undefined) return [];
  return text.replace(/^\ufeff/, '').split(/\r?\n/);
}
