import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ignoresCase } from '../paths/disk.ts';
import { decodeName, isUtf8 } from '../paths/file-names.ts';
import { readDisk } from '../paths/read-disk.ts';
import { PatternList } from '../rules/patterns.ts';
import { DEFAULT_IGNORES, isNeverSent } from '../rules/rules.ts';
import type { Rule } from '../rules/rules.ts';
import type { ListedFile, ListingPart } from './listing.ts';
import { withoutMark } from '../../shared/text.ts';

/** Every file below `folder`, ignored or not. */
export function walkAll(folder: string): WalkedFolder {
  const found = new Found();
  walk({ found, offset: 0 }, folder, '', []);
  return found.asPart();
}

/**
 * What git and the built-in defaults would keep, read without git: for a folder outside a repository, or a machine
 * without the program. It cannot know which files are tracked although an ignore file ignores them.
 * @param top folder from which ignore files are read; `folder` or one above it
 * @returns undefined when the rules ignore `folder` itself
 */
export function walkIgnoring(top: string, folder: string, platform = process.platform): WalkedFolder | undefined {
  let stack = stackAt(top, '', ignoresCase(platform));
  let base = '';
  for (const segment of path.relative(top, folder).split(path.sep).filter(Boolean)) {
    base += `${segment}/`;
    if (ignoringRule(stack, base) !== undefined) return undefined;
    stack = stackInside(stack, path.join(top, base), base);
  }
  const found = new Found();
  walk({ found, offset: base.length }, folder, base, stack);
  return found.asPart();
}

/** A whole listing in one part. */
type WalkedFolder = Required<Pick<ListingPart, 'kept' | 'walked'>>;

class Found {
  readonly kept: ListedFile[] = [];
  readonly rules = new Map<string, Rule>();
  readonly neverSent: string[] = [];

  asPart(): WalkedFolder {
    const { kept, rules, neverSent } = this;
    return { kept, walked: { rules, neverSent } };
  }
}

interface Walk {
  readonly found: Found;
  /** How many characters of a path are above the folder to deploy. */
  readonly offset: number;
}

/**
 * @param base path of `folder` from the top, where ignore files begin; empty or ending with `/`
 * @param stack empty where everything is to be listed
 */
function walk(context: Walk, folder: string, base: string, stack: IgnoreStack): void {
  const { found, offset } = context;
  const entries = readDisk(folder, () => readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }));
  for (const entry of entries) {
    const name = decodeName(entry.name);
    const isFolder = entry.isDirectory();
    const file = base + name;
    const fromTop = isFolder ? `${file}/` : file;
    const fromFolder = fromTop.slice(offset);
    if (isNeverSent(name)) {
      found.neverSent.push(fromFolder);
      continue;
    }
    const rule = ignoringRule(stack, fromTop);
    if (rule !== undefined) {
      found.rules.set(fromFolder, rule);
    } else if (isFolder && isUtf8(name)) {
      const inner = path.join(folder, name);
      walk(context, inner, fromTop, stack.length === 0 ? stack : stackInside(stack, inner, fromTop));
    } else {
      found.kept.push({ path: file.slice(offset) });
    }
  }
}

/** The ignore files that apply in a folder, from the weakest to the strongest. */
type IgnoreStack = readonly IgnoreLayer[];

/** The patterns of one ignore file. `base` is its folder: POSIX, relative to `top`, empty or ending with `/`. */
interface IgnoreLayer {
  readonly base: string;
  readonly patterns: PatternList;
  /** Path of the file, POSIX and relative to `top`; undefined for the built-in defaults. */
  readonly file: string | undefined;
}

/**
 * The stack at the top of a work tree: the built-in defaults, `.git/info/exclude`, its ignore file.
 * @param ignoreCase whether patterns do, as in git where the disk does
 */
function stackAt(top: string, base: string, ignoreCase: boolean): IgnoreStack {
  const repository = path.join(top, '.git');
  // The `.git` of a worktree or submodule is a file; the repository that it names is elsewhere.
  const isFolder = lstatSync(repository, { throwIfNoEntry: false })?.isDirectory() === true;
  const lines = isFolder ? readLines(path.join(repository, 'info', 'exclude')) : [];
  const layers = [
    { base, patterns: new PatternList(DEFAULT_IGNORES, ignoreCase), file: undefined },
    { base, patterns: new PatternList(lines, ignoreCase), file: `${base}.git/info/exclude` },
  ];
  return withIgnoreFile(layers, top, base, ignoreCase);
}

/** The stack inside a folder that is kept. A repository has its own rules; those around it do not reach inside. */
function stackInside(stack: IgnoreStack, folder: string, base: string): IgnoreStack {
  const ignoreCase = stack[0]?.patterns.ignoresCase === true;
  if (isRepository(folder)) return stackAt(folder, base, ignoreCase);
  // Layers that ignore the folder on their own are overruled, see `reopenedAt`.
  const around = stack.map((layer) => ({
    ...layer,
    patterns: layer.patterns.reopenedAt(base.slice(layer.base.length)),
  }));
  return withIgnoreFile(around, folder, base, ignoreCase);
}

/**
 * The rule that ignores a path; undefined where it is kept. The deepest file with a matching pattern wins; the folders
 * above the path are known to be kept.
 */
function ignoringRule(stack: IgnoreStack, name: string): Rule | undefined {
  for (const { base, patterns, file } of stack.toReversed()) {
    const match = patterns.match(name.slice(base.length));
    if (match === undefined) continue;
    const line = match === 'ignored' ? patterns.decidingLine(name.slice(base.length)) : undefined;
    return line && { source: file === undefined ? 'built-in' : `${file}:${line.number}`, pattern: line.pattern };
  }
  return undefined;
}

/** As git sees it: a `.git` without a HEAD makes no repository, and the rules around it still hold. */
function isRepository(folder: string): boolean {
  const dotGit = path.join(folder, '.git');
  const link = /^gitdir: (.+?)\s*$/.exec(readLines(dotGit)[0] ?? '')?.[1] ?? '';
  return existsSync(path.join(link === '' ? dotGit : path.resolve(folder, link), 'HEAD'));
}

function withIgnoreFile(stack: IgnoreStack, folder: string, base: string, ignoreCase: boolean): IgnoreStack {
  const lines = readLines(path.join(folder, '.gitignore'));
  if (lines.length === 0) return stack;
  return [...stack, { base, patterns: new PatternList(lines, ignoreCase), file: `${base}.gitignore` }];
}

/** Like git, does not follow a symbolic link in place of an ignore file. */
function readLines(file: string): string[] {
  const text = readDisk(file, () =>
    lstatSync(file, { throwIfNoEntry: false })?.isFile() === true ? decodeName(readFileSync(file)) : undefined,
  );
  if (text === undefined) return [];
  return withoutMark(text).split(/\r?\n/);
}
