import path from 'node:path';
import { pathInside } from '../../../shared/files/paths.ts';
import { encodeName } from '../../paths/file-names.ts';
import { DEFAULTS } from '../../rules/patterns.ts';
import type { Rule } from '../../rules/rules.ts';
import { unlistable } from './failures.ts';
import { listIgnored } from './list-files.ts';
import { recordsOf } from './records.ts';
import type { Repository } from './repository.ts';

/**
 * What git's rules and the built-in defaults ignore in one repository, and by which rule. Folders, ending with `/`, as a
 * whole.
 * @param outermost the repository that rule files are named relative to
 * @throws {StepError} `invalid-file`
 */
export async function findIgnoringRules(repository: Repository, outermost: string): Promise<Map<string, Rule>> {
  const { top, prefix } = repository;
  const names = await listIgnored(repository);
  const ask = async (asked: readonly string[], ...more: string[]): Promise<Map<string, Rule>> => {
    const found = await askForRules(repository, asked, more);
    return new Map(
      Array.from(found, ([name, rule]) => [name, { ...rule, source: nameOf(rule.source, top, outermost) }]),
    );
  };
  const onDisk = await ask(names, '--no-index');
  const builtIn = builtInRules(names.filter((name) => !onDisk.has(name)));
  // An ignore file outside a sparse checkout is only in the index. git is slow with it, so it is asked for the rest.
  const inIndex = await ask(names.filter((name) => !onDisk.has(name) && !builtIn.has(name)));
  const ruleOf = (name: string): Rule =>
    onDisk.get(name) ?? builtIn.get(name) ?? inIndex.get(name) ?? { source: 'git', pattern: name };
  return new Map(names.map((name) => [prefix + name, ruleOf(name)]));
}

/**
 * The rule that ignores each name, its source as git prints it; without names that no rule of git's own ignores.
 * @throws {StepError} `invalid-file`
 */
export async function askForRules(
  repository: Repository,
  names: readonly string[],
  more: readonly string[],
): Promise<Map<string, Rule>> {
  const rules = new Map<string, Rule>();
  if (names.length === 0) return rules;
  // "./": a name that starts with a colon would be pathspec magic. No "/" at the end: after it git sees an empty name,
  // and an empty line that ends with CRLF is a pattern for that.
  const input = Buffer.concat(names.map((name) => encodeName(`./${name.replace(/\/$/, '')}\0`)));
  const options = ['--verbose', '--non-matching', '-z', '--stdin', ...more];
  const answer = await repository.git.feed(repository.folder, input, 'check-ignore', ...options);
  if (answer.exitCode > 1) throw await unlistable(repository, answer);
  const records = recordsOf(answer);
  for (const [index, name] of names.entries()) {
    const [source = '', line = '', pattern = ''] = records.slice(index * 4, index * 4 + 3);
    // Not by a pattern with "!": what that brings back is in the list because of the built-in defaults.
    if (source !== '' && !pattern.startsWith('!')) rules.set(name, { source: `${source}:${line}`, pattern });
  }
  return rules;
}

/** git does not know the built-in defaults here: `check-ignore` has no option for them. */
function builtInRules(names: readonly string[]): Map<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const name of names) {
    const line = DEFAULTS.decidingLine(name);
    if (line !== undefined) rules.set(name, { source: 'built-in', pattern: line.pattern });
  }
  return rules;
}

/**
 * An ignore file by its path in the repository. For a file outside, only what it is, never a path of this machine.
 * @param source `file:line` as git prints it: relative to its work tree, or absolute
 */
function nameOf(source: string, top: string, outermost: string): string {
  const [, file = '', line = ''] = /^(.*):(\d+)$/s.exec(source) ?? [];
  const inside = pathInside(outermost, path.resolve(top, file));
  if (inside !== undefined) return `${inside}:${line}`;
  if (/[/\\]info[/\\]exclude$/.test(file)) return `info/exclude:${line}`;
  return `user's excludes file:${line} (core.excludesFile)`;
}
