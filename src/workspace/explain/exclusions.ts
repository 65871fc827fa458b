import type { Rule } from '../rules/rules.ts';

/** What one rule did, in files and bytes before compression. */
export interface RuleTotal extends Rule {
  readonly files: number;
  readonly bytes: number;
}

/** Why files below `path` are not in the zip, as plain data. */
export interface Exclusions {
  /** What each rule keeps out of the zip, most bytes first. */
  readonly excluded: readonly RuleTotal[];
  /** What lines of the ignore file and patterns of `include` bring back, most bytes first. */
  readonly broughtBack: readonly RuleTotal[];
}

/** Adds up files by the rule that decided about them. */
export class RuleTally {
  private readonly totals = new Map<string, { rule: Rule; files: number; bytes: number }>();

  add(rule: Rule, bytes: number): void {
    const key = `${rule.source}\0${rule.pattern}`;
    const total = this.totals.get(key) ?? { rule, files: 0, bytes: 0 };
    total.files += 1;
    total.bytes += bytes;
    this.totals.set(key, total);
  }

  /** Most bytes first. */
  list(): RuleTotal[] {
    const list = Array.from(this.totals.values(), ({ rule, files, bytes }) => ({
      source: rule.source,
      pattern: rule.pattern,
      files,
      bytes,
    }));
    return list.sort((a, b) => b.bytes - a.bytes || b.files - a.files || (nameOf(a) < nameOf(b) ? -1 : 1));
  }
}

function nameOf({ source, pattern }: Rule): string {
  return `${source} ${pattern}`;
}
