import { pathInside } from '../../shared/files/paths.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';
import { findWorkTree, gitFileTarget } from '../listing/git/worktrees.ts';
import { namesFolder, NEW_FILE, parentsOf, PatternList } from './patterns.ts';
import { isNeverSent, neverSentRule } from './rules.ts';
import type { FileRules, Rule } from './rules.ts';
import { systemDisk } from '../paths/disk.ts';
import type { Disk } from '../paths/disk.ts';

/** What the rules make of a path. */
interface Decision {
  readonly kept: boolean;
  /** The rule that decided; undefined where the path stays as it was listed. */
  readonly rule?: Rule | undefined;
}

/** The last rule that matches a path; `listing` where none does. */
interface Outcome {
  readonly kept: boolean;
  readonly by: 'listing' | 'ignore-file' | 'include' | 'exclude' | 'never-sent';
}

/**
 * The rules that apply on top of the listing, which is what git and the built-in defaults keep: the ignore file,
 * `include`, `exclude`, and what is never sent. The last that matches wins.
 */
export class SelectionRules {
  private readonly rules: FileRules;
  private readonly ignoreFile: PatternList;
  private readonly include: PatternList;
  private readonly exclude: PatternList;
  private negations: PatternList | undefined;
  /** `include` reduced to the patterns that name a folder, by folder. */
  private readonly includeBelow = new Map<string, PatternList>();

  /** @param neverSends whether a path is never sent, whatever the patterns */
  constructor(
    rules: FileRules,
    private readonly neverSends: (path: string) => boolean,
  ) {
    this.rules = rules;
    this.ignoreFile = new PatternList(rules.ignoreLines);
    this.include = new PatternList(rules.include);
    this.exclude = new PatternList(rules.exclude);
  }

  /** Whether the ignore file may keep files in a folder of which it ignores the others. */
  private get keepsSome(): boolean {
    return this.rules.ignoreLines.some((line) => line.startsWith('!') && !/\.git(?:keep|ignore)\s*$/.test(line));
  }

  /** Whether a rule could bring ignored files back. */
  get canUnignore(): boolean {
    return this.rules.include.length > 0 || this.rules.ignoreLines.some((line) => line.startsWith('!'));
  }

  /** @param isListed whether the listing keeps the path */
  keeps(path: string, isListed: boolean): boolean {
    return this.outcome(path, isListed).kept;
  }

  /** Whether nothing in a folder (ending with `/`) is kept, whatever its names are. */
  leavesOut(folder: string): boolean {
    const anyName = `${folder}\u{10ffff}`;
    if (this.neverSends(folder) || this.exclude.match(anyName) === 'ignored') return true;
    return this.ignoreFile.inheritedMatch(anyName) === 'ignored' && !this.below(folder).canUnignore;
  }

  /** Like `keeps`, with the rule that decided. Slower: it looks up the line. */
  decide(path: string, isListed: boolean): Decision {
    const { kept, by } = this.outcome(path, isListed);
    switch (by) {
      case 'listing':
        return { kept };
      case 'ignore-file':
        return { kept, rule: this.ignoreFileRule(path, kept, isListed) };
      case 'include':
        return { kept, rule: ruleOf('include', this.includeFor(path)?.decidingLine(path)) };
      case 'exclude':
        return { kept, rule: ruleOf('exclude', this.exclude.decidingLine(path)) };
      case 'never-sent':
        return { kept, rule: neverSentRule(path) };
    }
  }

  /** The one place where the order of the rules is written down. */
  private outcome(path: string, isListed: boolean): Outcome {
    if (this.neverSends(path)) return { kept: false, by: 'never-sent' };
    let outcome: Outcome = { kept: isListed, by: 'listing' };
    const match = this.ignoreFile.isEmpty ? undefined : this.ignoreFile.inheritedMatch(path);
    if (match !== undefined) outcome = { kept: match === 'unignored', by: 'ignore-file' };
    if (!outcome.kept && this.includeFor(path)?.match(path) === 'ignored') outcome = { kept: true, by: 'include' };
    if (outcome.kept && !this.exclude.isEmpty && this.exclude.match(path) === 'ignored')
      outcome = { kept: false, by: 'exclude' };
    return outcome;
  }

  /** The line of the ignore file that decided; undefined where it only confirms the listing. */
  private ignoreFileRule(path: string, kept: boolean, isListed: boolean): Rule | undefined {
    // Where git already ignores the path, a line that also ignores it decides only if an earlier "!" line brought it back.
    if (kept === isListed && (kept || !this.isNegated(path))) return undefined;
    const line = this.ignoreFile.inheritedLine(path);
    return line && ruleOf(`${this.rules.ignoreFile}:${line.number}`, line);
  }

  private isNegated(path: string): boolean {
    this.negations ??= new PatternList(this.rules.ignoreLines.filter((line) => line.startsWith('!')));
    return this.negations.inheritedMatch(path) === 'unignored';
  }

  /** The `include` patterns for a path: below a folder that the ignore file ignores, only those that name the folder. */
  private includeFor(path: string): PatternList | undefined {
    if (this.include.isEmpty) return undefined;
    const ignored = this.ignoreFile.isEmpty ? undefined : this.ignoredFolder(path);
    if (ignored === undefined) return this.include;
    let below = this.includeBelow.get(ignored);
    if (below === undefined) {
      const isEmptied = (folder: string): boolean =>
        !this.keepsSome && this.ignoreFile.match(folder + NEW_FILE) === 'ignored';
      const names = [ignored, ...parentsOf(ignored).filter(isEmptied)];
      below = new PatternList(this.rules.include.filter((line) => namesOne(line, names)));
      this.includeBelow.set(ignored, below);
    }
    return below;
  }

  /** The topmost folder that the ignore file ignores, where it ignores the path. */
  private ignoredFolder(path: string): string | undefined {
    if (this.ignoreFile.inheritedMatch(path) !== 'ignored') return undefined;
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end + 1);
      if (this.ignoreFile.match(folder) === 'ignored') return folder;
    }
    return undefined;
  }

  /** The same rules with one more pattern of `include`. */
  including(pattern: string): SelectionRules {
    return new SelectionRules({ ...this.rules, include: [...this.rules.include, pattern] }, this.neverSends);
  }

  /** Whether a pattern that brings files back names the folder. */
  bringsBackNamed(folder: string): boolean {
    const lines = [...this.rules.include, ...this.rules.ignoreLines.filter((line) => line.startsWith('!'))];
    return lines.some((line) => namesFolder(line, folder));
  }

  /**
   * The rules that apply below a folder that the listing ignores: only patterns that name the folder, or one around it in
   * which all is ignored, bring something back from it, so that `dist/` never fetches `node_modules/x/dist/`.
   * @param emptied folders in which all is ignored, as by `dist/*`
   */
  below(folder: string, emptied: ReadonlySet<string> = new Set()): SelectionRules {
    const names = [folder, ...parentsOf(folder).filter((parent) => emptied.has(parent))];
    const include = this.rules.include.filter((line) => namesOne(line, names));
    // Lines that do not apply become empty ones, so that the others keep their numbers.
    const ignoreLines = this.rules.ignoreLines.map((line) =>
      !line.startsWith('!') || namesOne(line, names) ? line : '',
    );
    return new SelectionRules({ ...this.rules, include, ignoreLines }, this.neverSends);
  }
}

function namesOne(line: string, folders: readonly string[]): boolean {
  return folders.some((folder) => namesFolder(line, folder));
}

function ruleOf(source: string, line: { readonly pattern: string } | undefined): Rule | undefined {
  return line && { source, pattern: line.pattern };
}

/** The rules of one run. */
export function rulesOf(options: OwnFiles & { readonly rules: FileRules }): SelectionRules {
  return new SelectionRules(options.rules, createNeverSent(options));
}

/** What belongs to this run, by real paths. */
interface OwnFiles {
  /** The folder to deploy. */
  readonly folder: string;
  readonly runnerTemp: string;
  readonly scratch: string;
  readonly archives?: readonly string[];
}

/**
 * What is never sent in one run: version control data and key files at any depth, the git folder of this checkout, and what
 * this run writes or sends itself.
 * @returns whether a path below `folder` is never sent
 */
export function createNeverSent(
  { folder, runnerTemp, scratch, archives = [] }: OwnFiles,
  { path: system, foldName }: Pick<Disk, 'path' | 'foldName'> = systemDisk,
): (path: string) => boolean {
  // Also that of `git init --separate-git-dir`, which may be in the folder.
  const gitFolder = tryToRead(() => gitFileTarget(findWorkTree(folder) ?? folder));
  const own = [runnerTemp, scratch, ...archives, ...(gitFolder === undefined ? [] : [gitFolder])]
    .map((place) => pathInside(folder, place, system) ?? '')
    .filter((name) => name !== '')
    .map((name) => foldName(`${name}/`));
  if (own.length === 0) return isNeverSent;
  return (path) => isNeverSent(path) || own.some((prefix) => foldName(`${path}/`).startsWith(prefix));
}
