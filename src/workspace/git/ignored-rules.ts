import path from 'node:path';
import { encodeName } from '../file-names.ts';
import { pathInside } from '../inside.ts';
import type { Repository } from '../listing.ts';
import { PatternList } from '../patterns.ts';
import { DEFAULT_IGNORES } from '../rules.ts';
import type { Rule } from '../rules.ts';
import { unlistable } from './failures.ts';
import { createGit } from './git.ts';
import type { RepositoryGit } from './git.ts';
import { listIgnored } from './list-files.ts';
import type { GitListingOptions } from './list-files.ts';
import { recordsOf } from './records.ts';

/**
 * What git's rules and the built-in defaults ignore in one repository, and by which rule. Folders, ending with `/`, as a
 * whole.
 * @param outermost the repository that rule files are named relative to
 * @throws {StepError} `invalid-file`
 */
export async function findIgnoringRules(
  { top, folder, prefix, ignored }: Repository,
  outermost: string,
  options: Pick<GitListingOptions, 'environment' | 'defaultsFile' | 'signal'>,
): Promise<Map<string, Rule>> {
  const git = createGit(options.environment, top, options.signal);
  const names = ignored ?? (await listIgnored(git, folder, options.defaultsFile));
  const named = (rule: Rule): Rule => ({ ...rule, source: nameOf(rule.source, top, outermost) });
  const found = (await askForRules(git, folder, names, ['--no-index'])).map((rule) => rule && named(rule));
  const rules = new Map(names.map((name, index) => [name, found[index] ?? builtInRule(name)]));
  // An ignore file outside a sparse checkout is only in the index. git is slow with it, so it is asked for the rest.
  const rest = names.filter((name) => rules.get(name) === undefined);
  const inIndex = await askForRules(git, folder, rest, []);
  for (const [index, name] of rest.entries()) rules.set(name, inIndex[index] && named(inIndex[index]));
  return new Map(Array.from(rules, ([name, rule]) => [prefix + name, rule ?? { source: 'git', pattern: name }]));
}

/** For each name the rule that ignores it, its source as git has it; undefined where no rule of git's own does. */
async function askForRules(
  git: RepositoryGit,
  folder: string,
  names: readonly string[],
  more: readonly string[],
): Promise<(Rule | undefined)[]> {
  if (names.length === 0) return [];
  // "./": a name that begins with a colon would be pathspec magic. No "/" at the end: behind it git sees an empty name,
  // and an empty line that ends with CRLF is a pattern for that.
  const input = Buffer.concat(names.map((name) => encodeName(`./${name.replace(/\/$/, '')}\0`)));
  const options = ['--verbose', '--non-matching', '-z', '--stdin', ...more];
  const answer = await git.feed(folder, input, 'check-ignore', ...options);
  if (answer.exitCode > 1) throw await unlistable(git.ask, folder, answer);
  const records = recordsOf(answer);
  return names.map((_, index) => {
    const [source = '', line = '', pattern = ''] = records.slice(index * 4, index * 4 + 3);
    // A pattern with "!" is no reason: what it does not ignore is in the list for the built-in defaults.
    return source === '' || pattern.startsWith('!') ? undefined : { source: `${source}:${line}`, pattern };
  });
}

const DEFAULTS = new PatternList(DEFAULT_IGNORES);

/** git is not told of the built-in defaults here: `check-ignore` has no option for it. */
function builtInRule(name: string): Rule | undefined {
  const line = DEFAULTS.decidingLine(name);
  return line && { source: 'built-in', pattern: line.pattern };
}

/**
 * An ignore file by its path in the repository. Of a file elsewhere only what it is, never a path of this machine.
 * @param source `file:line` as git has it: relative to its work tree, or absolute
 */
function nameOf(source: string, top: string, outermost: string): string {
  const [, file = '', line = ''] = /^(.*):(\d+)$/s.exec(source) ?? [];
  const inside = pathInside(outermost, path.resolve(top, file));
  if (inside !== undefined) return `${inside}:${line}`;
  if (/[/\\]info[/\\]exclude$/.test(file)) return `info/exclude:${line}`;
  return `user's excludes file:${line} (core.excludesFile)`;
}
