import { existsSync } from 'node:fs';
import path from 'node:path';
import { RuleTally } from './exclusions.ts';
import type { Exclusions } from './exclusions.ts';
import { findIgnoringRules } from './git/ignored-rules.ts';
import { listFiles, withDefaultsFile } from './list.ts';
import type { ListedBy } from './listing.ts';
import { measureFiles } from './measure.ts';
import { createNeverSent } from './never-sent.ts';
import { neverSentRule } from './rules.ts';
import type { Rule } from './rules.ts';
import type { FileSelection, SelectOptions } from './select.ts';
import { UserRules } from './user-rules.ts';

/**
 * Why files below `path` are not sent: each is counted for one rule, the last that decided about it, also those in
 * folders that are ignored as a whole. It reads the disk once more, so it is only for those who ask.
 * @param selection what was selected with these options; undefined where that failed
 * @param onExcluded called with every file that is not sent
 * @throws {StepError} `invalid-file`
 */
export async function explainSelection(
  options: SelectOptions,
  selection: FileSelection | undefined,
  onExcluded: (path: string, rule: Rule) => void = () => undefined,
): Promise<Exclusions> {
  const { root, rules } = options;
  const userRules = new UserRules(rules);
  const isNeverSent = createNeverSent(options);
  const count = new ExclusionCount(onExcluded);

  const { by, dropped } = selection ?? (await listAgain(options, userRules, isNeverSent));
  const ignored = await findIgnored(options, by);
  for (const [name, rule] of ignored.rules) countIgnored(root, name, rule, { userRules, isNeverSent, count });
  for (const name of [...ignored.neverSent, ...dropped]) countDropped(root, name, { userRules, isNeverSent, count });
  // What the ignore file excludes and "include" brings back is listed like any other file.
  if (rules.include.length > 0 && rules.ignoreLines.length > 0) {
    for (const { path: name, size } of selection?.files ?? []) {
      const { rule } = userRules.decide(name, true);
      if (rule !== undefined && !count.has(name)) count.bringBack(name, size, rule);
    }
  }
  return count.totals();
}

/** Counts each file for one rule. */
class ExclusionCount {
  private readonly counted = new Set<string>();
  private readonly excluded = new RuleTally();
  private readonly broughtBack = new RuleTally();

  constructor(private readonly onExcluded: (path: string, rule: Rule) => void) {}

  has(name: string): boolean {
    return this.counted.has(name);
  }

  exclude(name: string, bytes: number, rule: Rule): void {
    this.counted.add(name);
    this.excluded.add(rule, bytes);
    this.onExcluded(name, rule);
  }

  bringBack(name: string, bytes: number, rule: Rule): void {
    this.counted.add(name);
    this.broughtBack.add(rule, bytes);
  }

  totals(): Exclusions {
    return { excluded: this.excluded.list(), broughtBack: this.broughtBack.list() };
  }
}

interface Counting {
  readonly userRules: UserRules;
  readonly isNeverSent: (path: string) => boolean;
  readonly count: ExclusionCount;
}

/** Counts what lies at or below a path that rules 1 and 2 ignore. @param rule the one that ignores it */
function countIgnored(root: string, ignored: string, rule: Rule, { userRules, isNeverSent, count }: Counting): void {
  const applying = ignored.endsWith('/') ? userRules.below(ignored) : userRules;
  for (const { path: name, bytes } of measureFiles(root, ignored)) {
    const decision = isNeverSent(name) ? { kept: false, rule: neverSentRule(name) } : applying?.decide(name, false);
    if (decision?.kept !== true) count.exclude(name, bytes, decision?.rule ?? rule);
    else if (decision.rule !== undefined) count.bringBack(name, bytes, decision.rule);
  }
}

/** Counts what lies at or below a path that rules 1 and 2 keep, and another rule does not. */
function countDropped(root: string, dropped: string, { userRules, isNeverSent, count }: Counting): void {
  for (const { path: name, bytes } of measureFiles(root, dropped)) {
    const rule = isNeverSent(name) ? neverSentRule(name) : userRules.decide(name, true).rule;
    if (rule !== undefined && !count.has(name)) count.exclude(name, bytes, rule);
  }
}

/** For a selection that failed: what `selectFiles` would have kept of it. */
async function listAgain(
  options: SelectOptions,
  userRules: UserRules,
  isNeverSent: (path: string) => boolean,
): Promise<Pick<FileSelection, 'by' | 'dropped'>> {
  const dropped: string[] = [];
  const { by } = await listFiles({ ...options, withIgnored: true }, (listed) => {
    for (const { path: name } of listed) if (isNeverSent(name) || !userRules.keeps(name, true)) dropped.push(name);
  });
  return { by, dropped };
}

/** What rules 1 and 2 ignore, each with its rule, and the version control data beside it. */
async function findIgnored(
  { root, scratch, environment, signal }: SelectOptions,
  by: ListedBy,
): Promise<Omit<Extract<ListedBy, { kind: 'walk' }>, 'kind'>> {
  if (by.kind === 'walk') return by;
  const outermost = by.repositories[0]?.top ?? root;
  const rules = new Map<string, Rule>();
  const neverSent: string[] = [];
  await withDefaultsFile(scratch, async (defaultsFile) => {
    for (const repository of by.repositories) {
      const found = await findIgnoringRules(repository, outermost, { environment, defaultsFile, signal });
      for (const [name, rule] of found) rules.set(name, rule);
      // git does not list its own folder.
      if (existsSync(path.join(repository.folder, '.git'))) neverSent.push(`${repository.prefix}.git`);
    }
  });
  return { rules, neverSent };
}
