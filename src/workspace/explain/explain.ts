import { existsSync } from 'node:fs';
import path from 'node:path';
import { countExclusions } from './exclusions.ts';
import type { Explanation } from './exclusions.ts';
import { findEmptied } from '../listing/emptied.ts';
import { findIgnoringRules } from '../listing/git/ignored-rules.ts';
import type { ListingSource, WalkedRules } from '../listing/listing.ts';
import { WORKTREE } from '../rules/rules.ts';
import { rulesOf } from '../rules/selection-rules.ts';
import { listKept } from '../select.ts';
import type { FileSelection, SelectOptions } from '../select.ts';

/**
 * Explains why files below `path` are not sent: each is counted for one rule, the last that decided about it, also those
 * in folders that are ignored as a whole. It reads the disk once more, so call it only when asked to explain.
 * @param selection what was selected with these options; undefined where that failed
 * @throws {StepError} `invalid-file`
 */
export async function explainSelection(
  options: SelectOptions,
  selection: FileSelection | undefined,
): Promise<Explanation> {
  const { folder, workspace } = options;
  const rules = rulesOf(options);
  const { by, dropped } = selection ?? (await listKept({ ...options, withIgnored: true }, rules));
  const ignored = await findIgnored(workspace, by);
  return countExclusions({
    folder,
    rules,
    emptied: await findEmptied(options, by, ignored.rules.keys(), rules),
    ignored: ignored.rules,
    dropped: [...ignored.neverSent, ...dropped],
    // What the ignore file excludes and "include" brings back is listed like any other file.
    sent: options.rules.include.length > 0 && options.rules.ignoreLines.length > 0 ? (selection?.files ?? []) : [],
  });
}

/** What is ignored, each with its rule, and the version control data beside it. */
async function findIgnored(workspace: string, by: ListingSource): Promise<WalkedRules> {
  const outermost = (by.kind === 'git' ? by.repositories[0]?.top : undefined) ?? workspace;
  const rules = new Map(by.rules);
  const neverSent = [...by.neverSent];
  for (const repository of by.repositories) {
    for (const [name, rule] of await findIgnoringRules(repository, outermost)) rules.set(name, rule);
    // git does not list its own folder.
    if (existsSync(path.join(repository.folder, '.git'))) neverSent.push(`${repository.prefix}.git`);
  }
  for (const worktree of by.worktrees) {
    // Where its repository is not there, git has listed what is ignored in it.
    for (const name of rules.keys()) if (name.startsWith(worktree)) rules.delete(name);
    rules.set(worktree, { source: WORKTREE, pattern: worktree });
  }
  return { rules, neverSent };
}
