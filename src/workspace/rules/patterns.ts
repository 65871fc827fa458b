import { escapePattern } from '../../shared/files/paths.ts';
import ignore from 'ignore';
import type { Ignore } from 'ignore';
import { toByteUnits } from '../paths/file-names.ts';
import { DEFAULT_IGNORES } from './rules.ts';
import { withoutMark } from '../../shared/text/text.ts';

/** What a list of patterns does with a path: ignores it, brings it back (`!`), or has no pattern for it. */
type PatternMatch = 'ignored' | 'unignored' | undefined;

/** One line of a list of patterns. */
interface PatternLine {
  /** From 1. */
  readonly number: number;
  /** As git shows it: without the trailing spaces that git ignores. */
  readonly pattern: string;
}

/**
 * gitignore patterns with one base folder. Case counts unless `ignoresCase` is set, as it does in git on Linux, and "?"
 * and "[…]" match one byte.
 */
export class PatternList {
  private readonly list: Ignore;
  private negations: (PatternList | undefined)[] | undefined;

  constructor(
    readonly lines: readonly string[],
    readonly ignoresCase = false,
  ) {
    this.list = ignore({ ignorecase: ignoresCase }).add(
      lines.map((line, index) => ({ pattern: toByteUnits(withoutMark(line)), mark: String(index) })),
    );
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

  /** The line that decided `match`, as `git check-ignore -v` reports it: the last one that matches. */
  decidingLine(path: string): PatternLine | undefined {
    const { ignored, unignored, rule } = this.list.test(toByteUnits(path));
    if (ignored) return this.lineAt(Number(rule?.mark));
    if (!unignored) return undefined;
    // The package tells the deciding pattern only where that ignores the path.
    this.negations ??= this.lines.map((line) =>
      line.startsWith('!') ? new PatternList([line.slice(1)], this.ignoresCase) : undefined,
    );
    return this.lineAt(this.negations.findLastIndex((list) => list?.match(path) === 'ignored'));
  }

  /** The line that decided `inheritedMatch`. */
  inheritedLine(path: string): PatternLine | undefined {
    for (let current = path; current !== ''; current = parentOf(current)) {
      if (this.match(current) !== undefined) return this.decidingLine(current);
    }
    return undefined;
  }

  private lineAt(index: number): PatternLine {
    return { number: index + 1, pattern: patternText(this.lines[index] ?? '') };
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
   * back, and git then matches only each path itself.
   */
  reopenedAt(folder: string): PatternList {
    if (this.match(folder) !== 'ignored') return this;
    const parents: string[] = [];
    for (let current = folder; current !== ''; current = parentOf(current))
      parents.unshift(`!/${escapePattern(current)}`);
    return new PatternList([...this.lines, ...parents], this.ignoresCase);
  }
}

export const DEFAULTS = new PatternList(DEFAULT_IGNORES);

/**
 * Whether a pattern names a folder: the pattern, or a beginning of it that ends at a `/`, matches exactly that folder.
 * `/dist/` names `dist/`; `/node_modules/x/` names `node_modules/`; `dist/` and a lone `*` do not.
 * @param folder POSIX path that ends with `/`
 */
export function namesFolder(pattern: string, folder: string): boolean {
  let beginnings = compiled.get(pattern);
  if (beginnings === undefined) compiled.set(pattern, (beginnings = beginningsOf(pattern)));
  return beginnings.some((beginning) => matchesItself(beginning, folder));
}

/** By pattern: there may be tens of thousands of ignored folders. */
const compiled = new Map<string, readonly PatternList[]>();

/** The beginnings of a pattern that end at a `/`, each as a list. */
function beginningsOf(pattern: string): PatternList[] {
  const segments = pattern.replace(/^!/, '').replace(/\/$/, '').split('/');
  return segments.flatMap((segment, index) => {
    if (/^\**$/.test(segment)) return [];
    const beginning = segments.slice(0, index + 1).join('/');
    const floating = index === segments.length - 1 || /^(?:\/|\*\*\/)/.test(beginning);
    return [new PatternList([`${floating ? beginning : `/${beginning}`}/`])];
  });
}

/** The folders that hold a path, the innermost first; each ends with `/`. */
export function parentsOf(path: string): string[] {
  const parents: string[] = [];
  for (let parent = parentOf(path); parent !== ''; parent = parentOf(parent)) parents.push(parent);
  return parents;
}

/** Whether a list ignores a folder by its own name, not because of one that holds it. */
export function matchesItself(list: PatternList, folder: string): boolean {
  const parent = parentOf(folder);
  return list.match(folder) === 'ignored' && (parent === '' || list.match(parent) !== 'ignored');
}

/** A name that only a pattern for everything matches. */
export const NEW_FILE = 'new-file-of-headless-deploy';

/** Whether a pattern matches everything in the folder of its ignore file, as `*` or `/**` does. */
export function isForEverything(pattern: string): boolean {
  return /^\/?(?:\*\*\/)?\*{1,2}\/?$/.test(pattern);
}

/** The folder that holds a path, ending with `/`; empty for a path at the top. */
export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
}

function patternText(line: string): string {
  const text = withoutMark(line).replace(/\r$/, '');
  let end = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === ' ') continue;
    // A backslash quotes the next character, be it a space.
    if (text[index] === '\\') index += 1;
    end = index + 1;
  }
  return text.slice(0, end);
}
