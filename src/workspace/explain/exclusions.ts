import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { decodeName, encodeName, isUtf8 } from '../paths/file-names.ts';
import { tryToRead } from '../paths/read-disk.ts';
import type { Rule } from '../rules/rules.ts';
import type { SelectionRules } from '../rules/selection-rules.ts';

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

/** What is not sent and why. */
export interface Explanation {
  readonly exclusions: Exclusions;
  /** The rule for each file that is not sent, by path. */
  readonly rules: ReadonlyMap<string, Rule>;
}

/** Counts the files that are not sent, and those that were brought back, each for one rule. */
export class ExclusionCount {
  private readonly excludedBy = new Map<string, Rule>();
  private readonly returned = new Set<string>();
  private readonly excluded = new RuleTally();
  private readonly broughtBack = new RuleTally();

  /** @param emptied folders in which all is ignored */
  constructor(
    private readonly folder: string,
    private readonly rules: SelectionRules,
    private readonly emptied: ReadonlySet<string>,
  ) {}

  /** Counts what is at or below an ignored path. @param rule the one that ignores it */
  addIgnored(ignored: string, rule: Rule): void {
    const applying = ignored.endsWith('/') ? this.rules.below(ignored, this.emptied) : this.rules;
    for (const { path: name, bytes } of measureFiles(this.folder, ignored)) {
      const decision = applying.decide(name, false);
      if (!decision.kept) this.exclude(name, bytes, decision.rule ?? rule);
      else if (decision.rule !== undefined) this.bringBack(name, bytes, decision.rule);
    }
  }

  /** Counts what is at or below a path that is listed, and not sent. */
  addDropped(dropped: string): void {
    for (const { path: name, bytes } of measureFiles(this.folder, dropped)) {
      const { rule } = this.rules.decide(name, true);
      if (rule !== undefined && !this.has(name)) this.exclude(name, bytes, rule);
    }
  }

  /** Counts a listed file that is sent, where a rule brought it back. */
  addSent(name: string, bytes: number): void {
    const { rule } = this.rules.decide(name, true);
    if (rule !== undefined && !this.has(name)) this.bringBack(name, bytes, rule);
  }

  explanation(): Explanation {
    const exclusions = { excluded: this.excluded.list(), broughtBack: this.broughtBack.list() };
    return { exclusions, rules: this.excludedBy };
  }

  private has(name: string): boolean {
    return this.excludedBy.has(name) || this.returned.has(name);
  }

  private exclude(name: string, bytes: number, rule: Rule): void {
    this.excludedBy.set(name, rule);
    this.excluded.add(rule, bytes);
  }

  private bringBack(name: string, bytes: number, rule: Rule): void {
    this.returned.add(name);
    this.broughtBack.add(rule, bytes);
  }
}

/** A file by its path and size; links are not followed. */
interface MeasuredFile {
  /** POSIX, relative to `path`; the name need not be UTF-8. */
  readonly path: string;
  readonly bytes: number;
}

/**
 * Every file at or below a path, whatever the rules. What has vanished or cannot be read is skipped: this is for a count
 * of what is not sent.
 * @param folder the folder to deploy
 * @param name POSIX path below it, with or without a `/` at the end
 */
function* measureFiles(folder: string, name: string): Generator<MeasuredFile> {
  const open = [name.replace(/\/$/, '')];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const diskPath = isUtf8(next) ? `${folder}${path.sep}${next}` : encodeName(`${folder}${path.sep}${next}`);
    const stats = tryToRead(() => lstatSync(diskPath, { throwIfNoEntry: false }));
    if (stats === undefined) continue;
    if (!stats.isDirectory()) {
      yield { path: next, bytes: stats.size };
      continue;
    }
    const inner = tryToRead(() => readdirSync(diskPath, { encoding: 'buffer' })) ?? [];
    for (const entry of inner) open.push(`${next}/${decodeName(entry)}`);
  }
}
