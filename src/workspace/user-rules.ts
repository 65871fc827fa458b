import { namesFolder, PatternList } from './patterns.ts';
import type { PatternMatch } from './patterns.ts';
import type { FileRules } from './rules.ts';

/** Rules 3 to 5 applied to the outcome of rules 1 and 2: the last that matches wins. */
export class UserRules {
  private readonly ignoreFile: PatternList;
  private readonly include: PatternList;
  private readonly exclude: PatternList;

  private readonly rules: FileRules;
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
    if (!kept && !this.include.isEmpty) kept = this.unignores(path, match);
    return kept && (this.exclude.isEmpty || this.exclude.match(path) !== 'ignored');
  }

  /** Below a folder that the ignore file ignores as well, only patterns that name the folder apply. */
  private unignores(path: string, ignoreFile: PatternMatch): boolean {
    const folder = ignoreFile === 'ignored' ? this.ignoredFolder(path) : undefined;
    if (folder === undefined) return this.include.match(path) === 'ignored';
    let naming = this.naming.get(folder);
    if (naming === undefined) {
      naming = new PatternList(this.rules.include.filter((line) => namesFolder(line, folder)));
      this.naming.set(folder, naming);
    }
    return naming.match(path) === 'ignored';
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
    const ignoreLines = this.rules.ignoreLines.filter((line) => !line.startsWith('!') || namesFolder(line, folder));
    const reaches = include.length > 0 || ignoreLines.some((line) => line.startsWith('!'));
    return reaches ? new UserRules({ ...this.rules, include, ignoreLines }) : undefined;
  }
}
