import { didYouMeanInput, isOn, isSameName, variableOf } from '../shared/input-names.ts';
import { didYouMean } from '../shared/text/similar-names.ts';
import { safeText } from '../shared/text/safe-text.ts';
import { inputsOf } from './command-table.ts';
import type { Command, CommandInput, CommandTable } from './command-table.ts';

/**
 * Former names, by the names of today; they still work. Node also reads `--env-file` when it starts the `bin` of
 * package.json.
 */
const FORMER_NAMES = new Map(Object.entries({ 'env-from': 'env-file', username: 'user-id' }));

/** The name that an option or input had before; undefined where it always had this one. */
export function formerName(name: string): string | undefined {
  return FORMER_NAMES.get(name);
}

/** The variables that are read for an input: its own, and that of the name that it had before. */
export function variablesOf({ name }: Pick<CommandInput, 'name'>): readonly string[] {
  const names = [name, FORMER_NAMES.get(name)].filter((each) => each !== undefined);
  return names.map((each) => variableOf({ name: each }));
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The values of all inputs by their names: the option, else the variable, else that of the file. An empty variable
 * counts as none.
 */
export function resolveValues(
  command: Command,
  options: ReadonlyMap<string, string>,
  variables: Variables,
  envFile: Variables,
): ReadonlyMap<string, string> {
  const values = inputsOf(command).map((input) => {
    const texts = [variables, envFile].flatMap((source) => variablesOf(input).map((name) => unlessUnset(source[name])));
    const text = options.get(input.name) ?? texts.find((each) => each !== '') ?? '';
    // Leading lines of a list count: an error names a line by its number.
    return [input.name, input.kind === 'list' ? text.trimEnd() : text.trim()] as const;
  });
  return new Map(values);
}

/**
 * A sentence for each `HEADLESS_…` variable that no command reads and that looks mistyped: the jobs of a pipeline share
 * those of all commands, and a pipeline may have variables of its own.
 * @param command the one that is run: one of its variables is meant rather than one of another's
 */
export function describeUnread({ commands }: CommandTable, command: Command, names: readonly string[]): string[] {
  const inputs = commands.flatMap(inputsOf);
  const read = new Set(inputs.flatMap(variablesOf));
  const unread = names.filter((name) => name.startsWith('HEADLESS_') && !read.has(name));
  // One that is set was not meant.
  const endsOf = (those: readonly CommandInput[]): Set<string> =>
    new Set(those.map(variableOf).flatMap((name) => (names.includes(name) ? [] : [name.slice(9)])));
  const [own, all] = [endsOf(inputsOf(command)), endsOf(inputs)];
  const hint = (name: string): string => {
    // Also for a HEADLESS_HEADLESS_URL.
    const end = name.replace(/^(?:HEADLESS_)+/, '');
    // An app may have an API of its own.
    const guess = end.startsWith('API_') ? didYouMean : didYouMeanInput;
    return guess(end, own, 'HEADLESS_') || didYouMean(end, all, 'HEADLESS_');
  };
  return [...new Set(unread)].flatMap((name) =>
    hint(name) === '' ? [] : [`No command reads ${safeText(name)}.${hint(name)}`],
  );
}

/** A sentence for each switch that is on, but by a variable that nothing reads: with `HEADLESS_DRYRUN` nobody means a deploy. */
export function describeMisspelt(command: Command, values: ReadonlyMap<string, string>, variables: Variables) {
  const switches = inputsOf(command).filter(({ kind }) => kind === 'switch');
  return Object.entries(variables).flatMap(([name, value]) => {
    if (!isOn(unlessUnset(value))) return [];
    const meant = switches.find((input) => !values.get(input.name) && isSameName(name, variableOf(input)));
    return meant === undefined ? [] : [`No command reads ${safeText(name)}. Did you mean ${variableOf(meant)}?`];
  });
}

/** Blanks are no value. Azure Pipelines leaves `$(NAME)` where a pipeline names a variable that is not there. */
function unlessUnset(text = ''): string {
  return /^\s*(?:\$\([\w.-]+\)\s*)?$/.test(text) ? '' : text;
}

/**
 * The environment that a step may see, and git with it: no `HEADLESS_…` variable, as those may be secret, and none with
 * which GitHub's runner names its folders. The workspace is the current directory.
 */
export function stepVariables(variables: Variables): Variables {
  const own = /^(?:HEADLESS_|INPUT_|GITHUB_WORKSPACE$|RUNNER_TEMP$)/i;
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !own.test(name)));
}
