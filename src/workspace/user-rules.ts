import { namesFolder, PatternList } from './patterns.ts';
import type { Verdict } from './patterns.ts';
import type { FileRules } from './rules.ts';

/** Rules 3 to 5 applied to the verdict of rules 1 and 2: the last that matches wins. */
export class Selection {
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

  /** Whether a rule could bring left-out files back: only then are they worth listing. */
  get canBringBack(): boolean {
    return this.rules.include.length > 0 || this.rules.ignoreLines.some((line) => line.startsWith('!'));
  }

  /** @param keptSoFar what rules 1 and 2 say */
  keeps(path: string, keptSoFar: boolean): boolean {
    let kept = keptSoFar;
    const verdict = this.ignoreFile.isEmpty ? undefined : this.ignoreFile.inheritedVerdict(path);
    if (verdict !== undefined) kept = verdict === 'in';
    if (!kept && !this.include.isEmpty) kept = this.bringsBack(path, verdict);
    return kept && (this.exclude.isEmpty || this.exclude.verdict(path) !== 'out');
  }

  /** Below a folder that the ignore file leaves out, too, only patterns that name it reach. */
  private bringsBack(path: string, ignoreFile: Verdict): boolean {
    const folder = ignoreFile === 'out' ? this.leftOutFolder(path) : undefined;
    if (folder === undefined) return this.include.verdict(path) === 'out';
    let naming = this.naming.get(folder);
    if (naming === undefined) {
      naming = new PatternList(this.rules.include.filter((line) => namesFolder(line, folder)));
      this.naming.set(folder, naming);
    }
    return naming.verdict(path) === 'out';
  }

  /** The topmost folder of a path that the ignore file leaves out. */
  private leftOutFolder(path: string): string | undefined {
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end + 1);
      if (this.ignoreFile.verdict(folder) === 'out') return folder;
    }
    return undefined;
  }

  /**
   * The rules that reach below a left-out folder: only patterns that name it may bring something back from there, so
   * that `dist/` never fetches `node_modules/x/dist/`. Undefined where there is none.
   */
  below(folder: string): Selection | undefined {
    const include = this.rules.include.filter((line) => namesFolder(line, folder));
    const ignoreLines = this.rules.ignoreLines.filter((line) => !line.startsWith('!') || namesFolder(line, folder));
    const reaches = include.length > 0 || ignoreLines.some((line) => line.startsWith('!'));
    return reaches ? new Selection({ ...this.rules, include, ignoreLines }) : undefined;
  }
}
