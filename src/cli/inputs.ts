import { SECRET_INPUTS } from '../shared/secret-inputs.ts';
import type { Command, CommandInput } from './command-table.ts';

/** Inputs that only make sense in a workflow of GitHub. */
const ACTION_ONLY = new Set(['github-token', 'deployment', 'comment', 'skip-unchanged', 'closed-pull-requests']);

/** Inputs of several lines: the option may be repeated, a line each. */
const LISTS = new Set(['include', 'exclude', 'required-files', 'shell-variables', 'smoke-test', 'env']);

/** Inputs whose variable is not `HEADLESS_` and the name of the input. */
const VARIABLES: ReadonlyMap<string, string> = new Map([
  ['headless-url', 'HEADLESS_URL'],
  ['url', 'HEADLESS_WEBHOOK_URL'],
]);

/**
 * Former names, by the names of today; they still work. Node takes an option `--env-file` for itself where it starts the
 * `bin` of package.json.
 */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([['env-from', 'env-file']]);

/** The inputs that the command line has, too. */
export function inputsOf({ inputs }: Command): readonly CommandInput[] {
  return inputs.filter(({ name }) => !ACTION_ONLY.has(name));
}

/** An option must not hold it, as every user of the machine sees the options of a process. Variables need not be secret. */
export function isSecret({ name }: Pick<CommandInput, 'name'>): boolean {
  const kind = SECRET_INPUTS.get(name);
  return kind !== undefined && kind !== 'variables';
}

export function isList({ name }: Pick<CommandInput, 'name'>): boolean {
  return LISTS.has(name);
}

/** An option of its own is `true` then. */
export function isBoolean({ default: fallback }: Pick<CommandInput, 'default'>): boolean {
  return fallback === 'true' || fallback === 'false';
}

/** The name that an option or input had before; undefined where it always had this one. */
export function formerName(name: string): string | undefined {
  return FORMER_NAMES.get(name);
}

/** The environment variable of an input: `HEADLESS_ACCOUNT`. */
export function variableOf({ name }: Pick<CommandInput, 'name'>): string {
  return VARIABLES.get(name) ?? `HEADLESS_${name.replaceAll('-', '_').toUpperCase()}`;
}

/** The variables that are read for an input: its own, and that of the name that it had before. */
export function variablesOf({ name }: Pick<CommandInput, 'name'>): readonly string[] {
  const names = [name, FORMER_NAMES.get(name)].filter((each) => each !== undefined);
  return names.map((each) => variableOf({ name: each }));
}
