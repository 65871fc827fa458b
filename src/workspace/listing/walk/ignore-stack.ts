import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeName } from '../../paths/file-names.ts';
import { PatternList } from '../../rules/patterns.ts';
import { readDisk } from '../../paths/read-disk.ts';
import { DEFAULT_IGNORES } from '../../rules/rules.ts';
import type { Rule } from '../../rules/rules.ts';

/** The ignore files that apply in a folder, from the weakest to the strongest. */
export type IgnoreStack = readonly IgnoreLayer[];

/** The patterns of one ignore file. `base` is its folder: POSIX, relative to `top`, empty or ending with `/`. */
interface IgnoreLayer {
  readonly base: string;
  readonly patterns: PatternList;
  /** Path of the file, POSIX and relative to `top`; undefined for the built-in defaults. */
  readonly file: string | undefined;
}

/**
 * The stack at the top of a work tree: the built-in defaults, `.git/info/exclude`, its ignore file.
 * @param ignoresCase whether patterns do, as in git where the disk does
 */
export function stackAt(top: string, base: string, ignoresCase: boolean): IgnoreStack {
  const repository = path.join(top, '.git');
  // The `.git` of a worktree or submodule is a file; the repository that it names is elsewhere.
  const isFolder = lstatSync(repository, { throwIfNoEntry: false })?.isDirectory() === true;
  const lines = isFolder ? readLines(path.join(repository, 'info', 'exclude')) : [];
  const layers = [
    { base, patterns: new PatternList(DEFAULT_IGNORES, ignoresCase), file: undefined },
    { base, patterns: new PatternList(lines, ignoresCase), file: `${base}.git/info/exclude` },
  ];
  return withIgnoreFile(layers, top, base, ignoresCase);
}

/** The stack inside a folder that is kept. A repository has its own rules; those around it do not reach inside. */
export function stackInside(stack: IgnoreStack, folder: string, base: string): IgnoreStack {
  const ignoresCase = stack[0]?.patterns.ignoresCase === true;
  if (isRepository(folder)) return stackAt(folder, base, ignoresCase);
  // Layers that ignore the folder on their own are overruled, see `reopenedAt`.
  const around = stack.map((layer) => ({
    ...layer,
    patterns: layer.patterns.reopenedAt(base.slice(layer.base.length)),
  }));
  return withIgnoreFile(around, folder, base, ignoresCase);
}

/**
 * The rule that ignores a path; undefined where it is kept. The deepest file with a matching pattern wins; the folders
 * above the path are known to be kept.
 */
export function ignoringRule(stack: IgnoreStack, name: string): Rule | undefined {
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

function withIgnoreFile(stack: IgnoreStack, folder: string, base: string, ignoresCase: boolean): IgnoreStack {
  const lines = readLines(path.join(folder, '.gitignore'));
  if (lines.length === 0) return stack;
  return [...stack, { base, patterns: new PatternList(lines, ignoresCase), file: `${base}.gitignore` }];
}

/** Like git, does not follow a symbolic link in place of an ignore file. */
function readLines(file: string): string[] {
  const text = readDisk(file, () =>
    lstatSync(file, { throwIfNoEntry: false })?.isFile() === true ? decodeName(readFileSync(file)) : undefined,
  );
  if (text === undefined) return [];
  return text.replace(/^\ufeff/, '').split(/\r?\n/);
}
