import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../errors.ts';
import { safeText } from '../text.ts';
import { decodeName, emptyListing } from './listing.ts';
import type { Listing } from './listing.ts';
import { PatternList } from './patterns.ts';
import { DEFAULT_IGNORES, isNeverSent } from './rules.ts';

/** The patterns of one ignore file. `base` is its folder: POSIX, relative to `top`, empty or ending with `/`. */
interface Level {
  readonly base: string;
  readonly patterns: PatternList;
}

/** Every file below `folder`, whatever git says of it: rules 1 and 2 turned off. */
export function walkAll(folder: string): Listing {
  const listing = emptyListing();
  walk({ listing, offset: 0 }, folder, '', []);
  return listing;
}

/**
 * Rules 1 and 2 read without git, for a folder outside a repository or a machine without the program. It cannot know
 * which files are tracked although an ignore file leaves them out.
 * @param top folder from which ignore files are read; `folder` or one above it
 */
export function walkIgnoring(top: string, folder: string): Listing {
  const listing = emptyListing();
  let levels = withIgnoreFile(topLevels(top), top, '');
  let base = '';
  for (const segment of segmentsBetween(top, folder)) {
    base += `${segment}/`;
    levels = withIgnoreFile(levelsBelow(levels, base), path.join(top, base), base);
  }
  walk({ listing, offset: base.length }, folder, base, levels);
  return listing;
}

/** Whether ignore files at or above it, or the built-in defaults, leave out the folder to deploy. */
export function isLeftOutFolder(top: string, folder: string, readIgnoreFiles: boolean): boolean {
  let levels = readIgnoreFiles ? withIgnoreFile(topLevels(top), top, '') : [defaults()];
  let base = '';
  for (const segment of segmentsBetween(top, folder)) {
    base += `${segment}/`;
    if (isLeftOut(levels, base)) return true;
    if (readIgnoreFiles) levels = withIgnoreFile(levels, path.join(top, base), base);
  }
  return false;
}

interface Walk {
  readonly listing: Listing;
  /** How many characters of a path lie above the folder to deploy. */
  readonly offset: number;
}

function walk(context: Walk, folder: string, base: string, levels: readonly Level[]): void {
  const { listing, offset } = context;
  for (const entry of readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })) {
    const name = nameOf(entry.name, folder);
    if (isNeverSent(name)) continue;
    const file = base + name;
    const isFolder = entry.isDirectory();
    if (isLeftOut(levels, isFolder ? `${file}/` : file)) {
      listing.leftOut.push((isFolder ? `${file}/` : file).slice(offset));
    } else if (isFolder) {
      const inner = path.join(folder, name);
      // A repository of its own has its own rules; those around it do not reach inside.
      const own = levels.length > 0 && existsSync(path.join(inner, '.git'));
      const around = own ? rebased(topLevels(inner), `${file}/`) : levelsBelow(levels, `${file}/`);
      walk(context, inner, `${file}/`, levels.length > 0 ? withIgnoreFile(around, inner, `${file}/`) : levels);
    } else {
      listing.kept.push({ path: file.slice(offset) });
    }
  }
}

/** The last file that says something wins, from the deepest up; the folders above the path are known to be kept. */
function isLeftOut(levels: readonly Level[], file: string): boolean {
  for (const { base, patterns } of levels.toReversed()) {
    const verdict = patterns.verdict(file.slice(base.length));
    if (verdict !== undefined) return verdict === 'out';
  }
  return false;
}

/** The levels for the inside of a kept folder: those that leave it out on their own are overruled, see `reopenedAt`. */
function levelsBelow(levels: readonly Level[], folder: string): Level[] {
  return levels.map(({ base, patterns }) => ({ base, patterns: patterns.reopenedAt(folder.slice(base.length)) }));
}

function segmentsBetween(top: string, folder: string): string[] {
  return path.relative(top, folder).split(path.sep).filter(Boolean);
}

function withIgnoreFile(levels: readonly Level[], folder: string, base: string): Level[] {
  const lines = readLines(path.join(folder, '.gitignore'));
  return lines.length === 0 ? [...levels] : [...levels, { base, patterns: new PatternList(lines) }];
}

function topLevels(top: string): Level[] {
  const lines = readLines(path.join(top, '.git', 'info', 'exclude'));
  return [defaults(), { base: '', patterns: new PatternList(lines) }];
}

function rebased(levels: readonly Level[], base: string): Level[] {
  return levels.map(({ patterns }) => ({ base, patterns }));
}

function defaults(): Level {
  return { base: '', patterns: new PatternList(DEFAULT_IGNORES) };
}

/** git does not follow a symbolic link in place of an ignore file, so neither do we. */
function readLines(file: string): string[] {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) return [];
  return readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
}

function nameOf(name: Buffer, folder: string): string {
  try {
    return decodeName(name);
  } catch {
    const shown = safeText(path.join(folder, name.toString('latin1')));
    throw new StepError(
      'invalid-file',
      `The name of a file is not UTF-8, so a zip cannot carry it: ${shown}. Rename or exclude it.`,
    );
  }
}
