import { existsSync } from 'node:fs';
import path from 'node:path';
import { safeText } from '../../shared/safe-text.ts';
import { nearestName, nearestPath } from './nearest-name.ts';
import { PatternList } from './patterns.ts';
import type { FileRules, Note } from './rules.ts';

/** The names that patterns are tried on. */
interface KnownPaths {
  readonly folder: string;
  /** Paths of listed files, and of those that a rule brings back. */
  readonly files: readonly string[];
  /** Lists what git ignores, folders (ending with `/`) as a whole. Called only where a pattern matches none of the files. */
  readonly listIgnored: () => Promise<readonly string[]>;
  /** Whether the disk has something at a path. If the disk ignores case, so does this. */
  readonly exists?: (file: string) => boolean;
}

/**
 * A warning for each pattern of `include` and `exclude` that matches nothing, as a typo would otherwise
 * go unnoticed. Lines of the ignore file get none: like those of a `.gitignore` they may be for files that come and go.
 */
export async function noteUnmatched(rules: FileRules, known: KnownPaths): Promise<Note[]> {
  const notes: Note[] = [];
  for (const input of ['include', 'exclude'] as const) {
    for (const pattern of rules[input]) {
      if (pattern.trim() === '' || matchesAny(pattern, known.files)) continue;
      if (existsOnDisk(known, pattern) || matchesAny(pattern, await known.listIgnored())) continue;
      const nearest = suggestionFor(pattern, known);
      const hint = nearest === undefined ? backslashHint(pattern) : `; did you mean "${safeText(nearest)}"?`;
      const text = `${input}: "${safeText(pattern)}" matched nothing${hint}`;
      notes.push({ level: 'warning', title: 'Pattern without a match', text });
    }
  }
  return notes;
}

/** Most paths are ruled out by a plain search for text: a compiled pattern takes many times as long. */
function matchesAny(pattern: string, paths: readonly string[]): boolean {
  const list = new PatternList([pattern]);
  // A backslash or a bracket can match another character than itself.
  const pieces = /[\\[\]]/.test(pattern) ? [] : pattern.trimEnd().split(/[*?]+/);
  const [longest = ''] = pieces.map((piece) => piece.replace(/^\/|\/$/g, '')).sort((a, b) => b.length - a.length);
  return paths.some((name) => name.includes(longest) && list.match(name) === 'ignored');
}

/**
 * Whether a pattern without wildcards names something that exists, even if it is not among the files. Case counts, as it
 * does for patterns, even if the disk ignores it.
 */
function existsOnDisk({ folder, exists = existsSync }: KnownPaths, pattern: string): boolean {
  const name = plainName(pattern);
  return name !== undefined && exists(path.join(folder, name)) && nearestPath(folder, name) === undefined;
}

/** The pattern as a path relative to `path`; undefined where it has wildcards, or segments such as `..`. */
function plainName(pattern: string): string | undefined {
  const name = pattern.trim().replace(/^\/|\/$/g, '');
  return /[*?[\]\\]/.test(name) || name.split('/').some((part) => ['', '.', '..'].includes(part)) ? undefined : name;
}

/** Why a path of Windows matches nothing, where it is like no existing name. */
function backslashHint(pattern: string): string {
  return /\\[A-Za-z0-9]/.test(pattern) ? '; write "/" between folders, as "\\" quotes what follows it.' : '.';
}

/** What the pattern probably means: an existing name, written in the style of the pattern. */
function suggestionFor(pattern: string, known: KnownPaths): string | undefined {
  const { folder, files } = known;
  // git knows no "./", and a backslash quotes.
  const rewritten = pattern.trim().replaceAll('\\', '/').replace(/^\.\//, '/');
  if (rewritten !== pattern.trim() && existsOnDisk(known, rewritten)) return rewritten;
  // Up to the first wildcard: "componets/**" is meant for "components/**".
  const [, slash = '', name = '', rest = ''] = /^(\/?)([^*?[\]\\]*?)(\/?|\/[^/]*[*?[\]\\][^]*)$/.exec(rewritten) ?? [];
  if (name === '') return undefined;
  const isFloating = slash === '' && !name.includes('/');
  const nearest = nearestPath(folder, name) ?? (isFloating ? nearestSegment(name, files) : undefined);
  if (nearest !== undefined) return `${slash}${nearest}${rest}`;
  // Patterns are relative to `path`, and this one may have been written for the folder above.
  const inner = name.split('/').map((_, index, parts) => parts.slice(index).join('/'));
  const existing = inner.find((part) => part !== '' && existsOnDisk(known, part));
  return existing === undefined ? undefined : `/${existing}${rest}`;
}

/** A pattern of one name matches at any depth. */
function nearestSegment(name: string, files: readonly string[]): string | undefined {
  return nearestName(name, new Set(files.flatMap((file) => file.split('/'))));
}
