import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { decodeName, encodeName, isUtf8 } from '../paths/file-names.ts';
import type { SourceFile } from '../files.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';
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
  private readonly totals = new Map<string, { source: string; pattern: string; files: number; bytes: number }>();

  add({ source, pattern }: Rule, bytes: number): void {
    const key = `${source}\0${pattern}`;
    const total = this.totals.get(key) ?? { source, pattern, files: 0, bytes: 0 };
    total.files += 1;
    total.bytes += bytes;
    this.totals.set(key, total);
  }

  /** Most bytes first. */
  list(): RuleTotal[] {
    const list = [...this.totals.values()];
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

/** What a selection is counted from. */
interface Counted {
  /** The folder to deploy. */
  readonly folder: string;
  readonly rules: SelectionRules;
  /** Folders in which all is ignored. */
  readonly emptied: ReadonlySet<string>;
  /** Ignored paths, a folder as a whole, each with the rule that ignores it. */
  readonly ignored: ReadonlyMap<string, Rule>;
  /** Paths that are listed, and not sent. */
  readonly dropped: readonly string[];
  /** Listed files that are sent, of which a rule may have brought some back. */
  readonly sent: readonly Pick<SourceFile, 'path' | 'size'>[];
}

/** Counts the files that are not sent, and those that were brought back, each for one rule. */
export function countExclusions({ folder, rules, emptied, ignored, dropped, sent }: Counted): Explanation {
  const excludedBy = new Map<string, Rule>();
  const returned = new Set<string>();
  const [excluded, broughtBack] = [new RuleTally(), new RuleTally()];
  // Each file counts once: where it is both ignored and listed, as ignored.
  const count = (name: string, bytes: number, isExcluded: boolean, rule: Rule | undefined): void => {
    if (rule === undefined || excludedBy.has(name) || returned.has(name)) return;
    if (isExcluded) excludedBy.set(name, rule);
    else returned.add(name);
    (isExcluded ? excluded : broughtBack).add(rule, bytes);
  };
  for (const [at, ignoring] of ignored) {
    const applying = at.endsWith('/') ? rules.below(at, emptied) : rules;
    for (const { path: name, bytes } of measureFiles(folder, at)) {
      const { kept, rule } = applying.decide(name, false);
      count(name, bytes, !kept, kept ? rule : (rule ?? ignoring));
    }
  }
  for (const at of dropped)
    for (const { path: name, bytes } of measureFiles(folder, at))
      count(name, bytes, true, rules.decide(name, true).rule);
  for (const { path: name, size } of sent) count(name, size, false, rules.decide(name, true).rule);
  return { exclusions: { excluded: excluded.list(), broughtBack: broughtBack.list() }, rules: excludedBy };
}

/**
 * Every file at or below a path, whatever the rules, with its size; links are not followed. What has vanished or cannot be
 * read is skipped: this is for a count of what is not sent.
 * @param folder the folder to deploy
 * @param name POSIX path below it, with or without a `/` at the end
 */
function* measureFiles(folder: string, name: string): Generator<{ path: string; bytes: number }> {
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
