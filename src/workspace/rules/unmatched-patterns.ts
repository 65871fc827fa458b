import { existsSync } from 'node:fs';
import path from 'node:path';
import { safeText } from '../../shared/text/safe-text.ts';
import { nearestPath } from './nearest-name.ts';
import { escapeBrackets, hintFor, hintForLine } from './pattern-hints.ts';
import { NEW_FILE, PatternList } from './patterns.ts';
import { DEFAULT_IGNORES, versionControlIn } from './rules.ts';
import type { FileRules, Note } from './rules.ts';
import type { SelectionRules } from './selection-rules.ts';

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
 * unnoticed. Lines of the ignore file may be for files that come and go, as in a `.gitignore`: of these it names only the
 * ones in a syntax that git reads differently.
 */
export async function noteUnmatched(rules: FileRules, known: KnownPaths): Promise<Note[]> {
  const found: string[] = [];
  const add = (source: string, line: string, what: string): void =>
    void found.push(`${source}: "${safeText(line)}" ${what}`);
  const matches = async (pattern: string): Promise<boolean> =>
    matchesAny(pattern, known.files) || existsOnDisk(known, pattern) || matchesAny(pattern, await known.listIgnored());
  for (const [index, line] of rules.ignoreLines.entries()) {
    const hint = await hintForLine(line, { matches });
    if (hint !== undefined) add(`${rules.ignoreFile}:${index + 1}`, line, `matched nothing${hint}`);
  }
  for (const pattern of rules.include) {
    const name = versionControlIn(plainName(pattern) ?? '');
    if (name !== undefined) add('include', pattern, `has no effect: ${name} is never sent.`);
  }
  const bringsBack = async (pattern: string): Promise<boolean> =>
    (await matches(pattern)) || (await known.bringsBack(pattern));
  for (const [input, isMatch] of [
    ['include', bringsBack],
    ['exclude', matches],
  ] as const) {
    for (const pattern of rules[input]) {
      if (pattern.trim() === '' || (input === 'exclude' && matchesAny(pattern, LEFT_OUT)) || (await isMatch(pattern)))
        continue;
      const hint = found.length < MAX_NAMED ? await hintFor(pattern, { ...known, matches: isMatch }) : '';
      add(input, pattern, `matched nothing${hint}`);
    }
  }
  if (found.length === 0) return [];
  const others = found.length - MAX_NAMED;
  const text = [...found.slice(0, MAX_NAMED), ...(others > 0 ? [`and ${others} more`] : [])].join('\n');
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

/**
 * A warning for each `!` line of the ignore file that names a path in a folder which a line before it excludes: as in a
 * `.gitignore`, nothing in there comes back.
 * @param dropped files that the rules leave out
 */
export function noteOverruled(
  { ignoreFile, ignoreLines }: FileRules,
  dropped: readonly string[],
  selection: SelectionRules,
): Note[] {
  return ignoreLines.flatMap((line, index) => {
    const [, pattern] = /^!(\/?[^/]+\/[^/].*?)\s*$/.exec(line) ?? [];
    if (pattern === undefined) return [];
    const list = new PatternList([pattern]);
    for (const name of dropped.filter((each) => list.match(each) === 'ignored')) {
      const { rule } = selection.decide(name, true);
      const number = Number(rule?.source.startsWith(`${ignoreFile}:`) && rule.source.slice(ignoreFile.length + 1));
      if (rule === undefined || number === 0 || number > index) continue;
      if (!selection.including(pattern).keeps(name, true)) continue;
      const text = `${ignoreFile}:${index + 1}: "${safeText(line)}" does not bring back ${safeText(name)}, as line ${number} ("${safeText(rule.pattern)}") excludes a folder around it. Add "${safeText(pattern)}" to "include".`;
      return [{ level: 'warning', title: 'Pattern without a match', text } as const];
    }
    return [];
  });
}

/**
 * What is left out in any case, at the top and in a folder. People take patterns for it along from tool to tool, whether
 * it is there or not.
 */
const LEFT_OUT: readonly string[] = ['.git', '.svn', '.hg', ...DEFAULT_IGNORES]
  .filter((name) => !/[[/].+/.test(name))
  .map((name) => name.replace(/\*|\/$/g, ''))
  .flatMap((name) => [name, `${name}/`, `${name}/${NEW_FILE}`].flatMap((each) => [each, `${NEW_FILE}/${each}`]));

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
function existsOnDisk({ folder, exists = existsSync }: Pick<KnownPaths, 'folder' | 'exists'>, pattern: string) {
  const name = plainName(pattern);
  if (name === undefined) return false;
  // A pattern for a folder does not match a file.
  const end = pattern.trimEnd().endsWith('/') ? '/' : '';
  return exists(path.join(folder, name + end)) && nearestPath(folder, name) === undefined;
}

/** The pattern as a path relative to `path`; undefined where it has wildcards, or segments such as `..`. */
function plainName(pattern: string): string | undefined {
  const quoted = pattern.replace(/[ \t\r]+$/, '').replace(/^\/|\/$/g, '');
  if (/[*?[\]]/.test(quoted.replace(/\\./g, ''))) return undefined;
  const name = quoted.replace(/\\(.)/g, '$1');
  return name.split('/').some((part) => ['', '.', '..'].includes(part)) ? undefined : name;
}
