import ignore from 'ignore';
import type { Ignore } from 'ignore';
import { toByteUnits } from './file-names.ts';

/** What a list of patterns does with a path: ignores it, brings it back (`!`), or has no pattern for it. */
export type PatternMatch = 'ignored' | 'unignored' | undefined;

/**
 * gitignore patterns with one base folder. Case counts on every platform, as it does in git on Linux, and "?" and "[…]"
 * match one byte.
 */
export class PatternList {
  private readonly list: Ignore;

  constructor(readonly lines: readonly string[]) {
    this.list = ignore({ ignorecase: false }).add(lines.map((line) => toByteUnits(line.replace(/^\ufeff/, ''))));
  }

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  /** The match of exactly this path (a folder ends with `/`), where no parent folder is ignored. */
  match(path: string): PatternMatch {
    const { ignored, unignored } = this.list.test(toByteUnits(path));
    if (ignored) return 'ignored';
    return unignored ? 'unignored' : undefined;
  }

  /** The match of a path, or of the nearest of its folders that has one. */
  inheritedMatch(path: string): PatternMatch {
    for (let current = path; current !== ''; current = parentOf(current)) {
      const match = this.match(current);
      if (match !== undefined) return match;
    }
    return undefined;
  }

  /**
   * The same patterns for use below `folder` although they ignore that folder: a deeper ignore file has brought it
   * back, and git then asks only what the patterns say of each path itself.
   */
  reopenedAt(folder: string): PatternList {
    if (this.match(folder) !== 'ignored') return this;
    const parents: string[] = [];
    for (let current = folder; current !== ''; current = parentOf(current))
      parents.unshift(`!/${escapePattern(current)}`);
    return new PatternList([...this.lines, ...parents]);
  }
}

/**
 * Whether a pattern names a folder: the pattern, or a beginning of it that ends at a `/`, matches exactly that folder.
 * `/dist/` names `dist/`; `/node_modules/x/` names `node_modules/`; `dist/` and a lone `*` do not.
 * @param folder POSIX path that ends with `/`
 */
export function namesFolder(pattern: string, folder: string): boolean {
  const segments = pattern.replace(/^!/, '').replace(/\/$/, '').split('/');
  return segments.some((segment, index) => {
    if (/^\**$/.test(segment)) return false;
    const beginning = segments.slice(0, index + 1).join('/');
    const floating = index === segments.length - 1 || /^(?:\/|\*\*\/)/.test(beginning);
    return matchesItself(new PatternList([`${floating ? beginning : `/${beginning}`}/`]), folder);
  });
}

function matchesItself(list: PatternList, folder: string): boolean {
  const parent = parentOf(folder);
  return list.match(folder) === 'ignored' && (parent === '' || list.match(parent) !== 'ignored');
}

/** The folder that holds a path, ending with `/`; empty for a path at the top. */
export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
}

function escapePattern(path: string): string {
  return path.replace(/[\\*?[\] ]/g, String.raw`\$&`);
}
