import { existsSync } from 'node:fs';
import path from 'node:path';
import { safeText } from '../../shared/text/safe-text.ts';
import { nearestPath } from './nearest-name.ts';
import { escapeBrackets, hintFor } from './pattern-hints.ts';
import { PatternList } from './patterns.ts';
import type { FileRules, Note } from './rules.ts';

/** Patterns without a match that the warning names. */
const MAX_NAMED = 20;

/** The names that patterns are tried on. */
interface KnownPaths {
  readonly folder: string;
  /** Paths of listed files, and of those that a rule brings back. */
  readonly files: readonly string[];
  /** Lists what git ignores, folders (ending with `/`) as a whole. Called only where a pattern matches none of the files. */
  readonly listIgnored: () => Promise<readonly string[]>;
  /** Whether a pattern of `include` would bring something back. */
  readonly bringsBack: (pattern: string) => Promise<boolean>;
  /** Whether the disk has something at a path. If the disk ignores case, so does this. */
  readonly exists?: (file: string) => boolean;
}

/**
 * One warning that names the patterns of `include` and `exclude` that match nothing, as a typo would otherwise go
 * unnoticed. Lines of the ignore file get none: like those of a `.gitignore` they may be for files that come and go.
 */
export async function noteUnmatched(rules: FileRules, known: KnownPaths): Promise<Note[]> {
  const found: string[] = [];
  let others = 0;
  for (const input of ['include', 'exclude'] as const) {
    const matches = async (pattern: string): Promise<boolean> =>
      matchesAny(pattern, known.files) ||
      existsOnDisk(known, pattern) ||
      matchesAny(pattern, await known.listIgnored()) ||
      (input === 'include' && (await known.bringsBack(pattern)));
    for (const pattern of rules[input]) {
      if (pattern.trim() === '' || (await matches(pattern))) continue;
      if (found.length === MAX_NAMED) others += 1;
      else
        found.push(`${input}: "${safeText(pattern)}" matched nothing${await hintFor(pattern, { ...known, matches })}`);
    }
  }
  if (found.length === 0) return [];
  const text = [...found, ...(others === 0 ? [] : [`and ${others} more`])].join('\n');
  return [{ level: 'warning', title: 'Pattern without a match', text }];
}

/**
 * A warning for each pattern whose brackets were probably meant as they stand: they match another file, while there is one
 * of that name (`app/[slug]/page.tsx`).
 */
export function noteBrackets(rules: FileRules, known: Pick<KnownPaths, 'folder' | 'files' | 'exists'>): Note[] {
  const ofFile = rules.ignoreLines.map((line, index) => ({ source: `${rules.ignoreFile}:${index + 1}`, line }));
  const ofInputs = (['include', 'exclude'] as const).flatMap((source) =>
    rules[source].map((line) => ({ source, line })),
  );
  return [...ofFile, ...ofInputs].flatMap(({ source, line }) => {
    const [, sign = '', pattern = ''] = /^(!?)(.*?)\s*$/.exec(line) ?? [];
    if (!/(?<!\\)\[/.test(pattern) || pattern.startsWith('#')) return [];
    const literal = escapeBrackets(pattern);
    const [list, meant] = [new PatternList([pattern]), new PatternList([literal])];
    const other = known.files.find((name) => list.match(name) === 'ignored');
    // One of an input that matches nothing has a warning with a hint.
    if (other === undefined && (source === 'include' || source === 'exclude')) return [];
    const onDisk = existsOnDisk(known, literal) ? [plainName(literal) ?? ''] : [];
    const isMissed = (name: string): boolean => meant.match(name) === 'ignored' && list.match(name) !== 'ignored';
    const missed = [...known.files, ...onDisk].find(isMissed);
    if (missed === undefined) return [];
    const what = other === undefined ? 'does not match' : `matches ${safeText(other)}, but not`;
    const text = `${source}: "${safeText(line)}" ${what} ${safeText(missed)}: brackets stand for one of the characters in them. For the name, write "${safeText(sign + literal)}".`;
    return [{ level: 'warning', title: 'Pattern with brackets', text }];
  });
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
function existsOnDisk(
  { folder, exists = existsSync }: Pick<KnownPaths, 'folder' | 'exists'>,
  pattern: string,
): boolean {
  const name = plainName(pattern);
  return name !== undefined && exists(path.join(folder, name)) && nearestPath(folder, name) === undefined;
}

/** The pattern as a path relative to `path`; undefined where it has wildcards, or segments such as `..`. */
function plainName(pattern: string): string | undefined {
  const quoted = pattern.trim().replace(/^\/|\/$/g, '');
  if (/[*?[\]]/.test(quoted.replace(/\\./g, ''))) return undefined;
  const name = quoted.replace(/\\(.)/g, '$1');
  return name.split('/').some((part) => ['', '.', '..'].includes(part)) ? undefined : name;
}
