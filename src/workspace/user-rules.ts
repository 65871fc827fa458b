import { namesFolder, PatternList } from './patterns.ts';
import type { PatternMatch } from './patterns.ts';
import type { FileRules, Rule } from './rules.ts';

/** What rules 3 to 5 make of a path, and by which of them. */
export interface RuleDecision {
  readonly kept: boolean;
  /** The one that decided; undefined where it stays as rules 1 and 2 have it. */
  readonly rule?: Rule;
}

/** Rules 3 to 5 applied to the outcome of rules 1 and 2: the last that matches wins. */
export class UserRules {
  private readonly ignoreFile: PatternList;
  private readonly include: PatternList;
  private readonly exclude: PatternList;

  private readonly rules: FileRules;
  private negations: PatternList | undefined;
  /** The include patterns that name a folder, by folder. */
  private readonly naming = new Map<string, PatternList>();

  constructor(rules: FileRules) {
    // A byte order mark in front of the first line would hide its "!".
    this.rules = { ...rules, ignoreLines: rules.ignoreLines.map((line) => line.replace(/^\ufeff/, '')) };
    this.ignoreFile = new PatternList(this.rules.ignoreLines);
    this.include = new PatternList(rules.include);
    this.exclude = new PatternList(rules.exclude);
  }

  /** Whether a rule could bring ignored files back: only then are they listed. */
  get canUnignore(): boolean {
    return this.rules.include.length > 0 || this.rules.ignoreLines.some((line) => line.startsWith('!'));
  }

  /** @param keptSoFar whether rules 1 and 2 keep it */
  keeps(path: string, keptSoFar: boolean): boolean {
    let kept = keptSoFar;
    const match = this.ignoreFile.isEmpty ? undefined : this.ignoreFile.inheritedMatch(path);
    if (match !== undefined) kept = match === 'unignored';
    if (!kept && !this.include.isEmpty) kept = this.includeAt(path, match).match(path) === 'ignored';
    return kept && (this.exclude.isEmpty || this.exclude.match(path) !== 'ignored');
  }

  /** As `keeps`, with the rule that decided. It costs more. */
  decide(path: string, keptSoFar: boolean): RuleDecision {
    let decision: RuleDecision = { kept: keptSoFar };
    const line = this.ignoreFile.inheritedLine(path);
    const match = this.ignoreFile.inheritedMatch(path);
    const rule = line && { source: `${this.rules.ignoreFile}:${line.number}`, pattern: line.pattern };
    if (rule !== undefined && match === 'unignored' && !keptSoFar) decision = { kept: true, rule };
    // A line that ignores what git ignores already decides only over a "!" before it.
    if (rule !== undefined && match === 'ignored' && (keptSoFar || this.wasUnignored(path))) {
      decision = { kept: false, rule };
    }
    const including = decision.kept ? undefined : this.includeAt(path, match).decidingLine(path);
    if (including !== undefined) {
      decision = { kept: true, rule: { source: 'include', pattern: including.pattern } };
    }
    const excluding = decision.kept ? this.exclude.decidingLine(path) : undefined;
    if (excluding === undefined) return decision;
    return { kept: false, rule: { source: 'exclude', pattern: excluding.pattern } };
  }

  private wasUnignored(path: string): boolean {
    this.negations ??= new PatternList(this.rules.ignoreLines.filter((line) => line.startsWith('!')));
    return this.negations.inheritedMatch(path) === 'unignored';
  }

  /** The patterns of `include` for a path: below a folder that the ignore file ignores, only those that name the folder. */
  private includeAt(path: string, ignoreFile: PatternMatch): PatternList {
    const folder = ignoreFile === 'ignored' ? this.ignoredFolder(path) : undefined;
    if (folder === undefined) return this.include;
    let naming = this.naming.get(folder);
    if (naming === undefined) {
      naming = new PatternList(this.rules.include.filter((line) => namesFolder(line, folder)));
      this.naming.set(folder, naming);
    }
    return naming;
  }

  /** The topmost folder of a path that the ignore file ignores. */
  private ignoredFolder(path: string): string | undefined {
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end + 1);
      if (this.ignoreFile.match(folder) === 'ignored') return folder;
    }
    return undefined;
  }

  /**
   * The rules that apply below an ignored folder: only patterns that name it may bring something back from there, so
   * that `dist/` never fetches `node_modules/x/dist/`. Undefined where there is none.
   */
  below(folder: string): UserRules | undefined {
    const include = this.rules.include.filter((line) => namesFolder(line, folder));
    // Lines that do not apply become empty ones, so that the others keep their numbers.
    const ignoreLines = this.rules.ignoreLines.map((line) =>
      !line.startsWith('!') || namesFolder(line, folder) ? line : '',
    );
    const reaches = include.length > 0 || ignoreLines.some((line) => line.startsWith('!'));
    return reaches ? new UserRules({ ...this.rules, include, ignoreLines }) : undefined;
  }
}
