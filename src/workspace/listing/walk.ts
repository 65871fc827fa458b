import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import path from 'node:path';
import { ignoresCase } from '../paths/disk.ts';
import { decodeName, isUtf8 } from '../paths/file-names.ts';
import { StepError } from '../../shared/errors.ts';
import { readDisk } from '../paths/read-disk.ts';
import { NEW_FILE, PatternList } from '../rules/patterns.ts';
import { DEFAULT_IGNORES, isNeverSent } from '../rules/rules.ts';
import type { Rule } from '../rules/rules.ts';
import { excludeFile, gitFileTarget, isLinkedWorktree } from './git/worktrees.ts';
import type { GitFolders } from './git/worktrees.ts';
import type { ListedFile, ListingPart } from './listing.ts';
import { readInFolder } from './unreadable-folder.ts';
import { withoutMark } from '../../shared/text/text.ts';

/** Every file below `folder`, ignored or not; without linked worktrees where `gitFolders` is given. */
export function walkAll(folder: string, { leavesOut, gitFolders }: WalkOptions = {}): WalkedFolder {
  const found = new Findings();
  walk({ found, offset: 0, leavesOut, gitFolders, seesCheckouts: gitFolders !== undefined }, folder, '', []);
  return found.asPart();
}

interface WalkOptions {
  /** Whether the rules keep all of a folder (POSIX, ends with `/`) out of the zip: then it need not be readable. */
  readonly leavesOut?: ((folder: string) => boolean) | undefined;
  /** The checkouts that were met, to tell their worktrees. Undefined where checkouts are not entered: git lists them. */
  readonly gitFolders?: GitFolders | undefined;
  readonly platform?: NodeJS.Platform;
}

/** The topmost folder that is ignored on the way to another one, and the rule. */
interface IgnoredFolder {
  /** Absolute. A new file in the other folder where all that is in it is ignored. */
  readonly ignored: string;
  readonly rule: Rule;
}

/**
 * What git and the built-in defaults would keep, read without git: for a folder outside a repository, or a machine
 * without the program. It cannot know which files are tracked although an ignore file ignores them.
 * @param top folder from which ignore files are read; `folder` or one above it
 */
export function walkIgnoring(top: string, folder: string, options: WalkOptions = {}): WalkedFolder | IgnoredFolder {
  let stack = stackAt(top, '', ignoresCase(options.platform ?? process.platform));
  let base = '';
  for (const segment of path.relative(top, folder).split(path.sep).filter(Boolean)) {
    base += `${segment}/`;
    const rule = ignoringRule(stack, base);
    if (rule !== undefined) return { ignored: path.join(top, base), rule };
    stack = stackInside(stack, path.join(top, base), base);
  }
  const found = new Findings();
  const gitFolders = options.gitFolders?.enter(top);
  walk({ ...options, gitFolders, found, offset: base.length, seesCheckouts: true }, folder, base, stack);
  const ofContent = base === '' ? undefined : ignoringRule(stack, base + NEW_FILE);
  const keepsFiles = found.checkouts.length > 0 || found.kept.some((file) => !/\.git(?:keep|ignore)$/.test(file.path));
  if (ofContent !== undefined && !keepsFiles) return { ignored: path.join(folder, NEW_FILE), rule: ofContent };
  return found.asPart();
}

/**
 * The rule that ignores a new file in a folder, read without git.
 * @param top folder above it from which ignore files are read
 */
export function ruleOfNewFile(top: string, folder: string): Rule | undefined {
  let base = '';
  let stack = stackAt(top, base, ignoresCase(process.platform));
  for (const segment of path.relative(top, folder).split(path.sep)) {
    if (base !== '') stack = stackInside(stack, path.join(top, base), base);
    base += `${segment}/`;
  }
  return ignoringRule(stack, `${base}${NEW_FILE}`);
}

/** A whole listing in one part. */
type WalkedFolder = Required<Pick<ListingPart, 'kept' | 'walked' | 'worktrees' | 'checkouts' | 'leftOut'>>;

class Findings {
  readonly kept: ListedFile[] = [];
  readonly rules = new Map<string, Rule>();
  readonly neverSent: string[] = [];
  readonly worktrees: string[] = [];
  readonly checkouts: string[] = [];
  readonly leftOut: string[] = [];

  asPart(): WalkedFolder {
    const { rules, neverSent, ...lists } = this;
    return { ...lists, walked: { rules, neverSent } };
  }
}

interface Walk extends WalkOptions {
  readonly found: Findings;
  /** How many characters of a path are above the folder to deploy. */
  readonly offset: number;
  /** Whether checkouts in the folder matter. */
  readonly seesCheckouts?: boolean;
}

/**
 * @param base path of `folder` from the top, where ignore files begin; empty or ending with `/`
 * @param stack empty where everything is to be listed
 */
function walk(
  context: Walk,
  folder: string,
  base: string,
  stack: IgnoreStack,
  entries = readEntries(folder, base.slice(context.offset)),
): void {
  const { found, offset } = context;
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
      try {
        enter(context, path.join(folder, name), fromTop, stack);
      } catch (error) {
        if (!(error instanceof StepError) || context.leavesOut?.(fromFolder) !== true) throw error;
        found.leftOut.push(fromFolder);
      }
    } else {
      found.kept.push({ path: file.slice(offset) });
    }
  }
}

/** Walks a folder that is kept. Of a worktree, and of a checkout that git lists later, only the name is taken. */
function enter(context: Walk, folder: string, base: string, stack: IgnoreStack): void {
  const { found, gitFolders } = context;
  // First of all, so that a folder which cannot be read is what the error names.
  const entries = readEntries(folder, base.slice(context.offset));
  let inside = context;
  if (context.seesCheckouts === true && existsSync(path.join(folder, '.git'))) {
    const name = base.slice(context.offset);
    const isCheckout = isRepository(folder);
    if (gitFolders?.hasWorktree(folder) === true) return void found.worktrees.push(name);
    if (gitFolders === undefined && (isCheckout || isLinkedWorktree(folder))) return void found.checkouts.push(name);
    if (isCheckout) {
      found.checkouts.push(name);
      inside = { ...context, gitFolders: gitFolders?.enter(folder) };
    }
  }
  walk(inside, folder, base, stack.length === 0 ? stack : stackInside(stack, folder, base), entries);
}

function readEntries(folder: string, name: string): Dirent<Buffer>[] {
  return readInFolder(folder, name, () => readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }));
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
 * The stack at the top of a work tree: the built-in defaults, `info/exclude` of its repository, its ignore file.
 * @param ignoreCase whether patterns do, as in git where the disk does
 */
function stackAt(top: string, base: string, ignoreCase: boolean): IgnoreStack {
  const excluded = new PatternList(isRepository(top) ? readLines(excludeFile(top)) : [], ignoreCase);
  const layers = [
    { base, patterns: new PatternList(DEFAULT_IGNORES, ignoreCase), file: undefined },
    { base, patterns: excluded, file: `${base}.git/info/exclude` },
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
  return existsSync(path.join(gitFileTarget(folder) ?? path.join(folder, '.git'), 'HEAD'));
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
