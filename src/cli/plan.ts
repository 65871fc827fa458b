import { variableOf } from '../shared/input-names.ts';
import { didYouMean } from '../shared/text/similar-names.ts';
import { safeText } from '../shared/text/safe-text.ts';
import { ENV_FROM, optionsOf, parseArguments } from './arguments.ts';
import type { Arguments, NamedFile } from './arguments.ts';
import { inputsOf } from './command-table.ts';
import type { Command, CommandInput, CommandTable } from './command-table.ts';
import { readAppVariables, readEnvFile } from './env-file.ts';
import { commandHelp, programHelp } from './help.ts';
import { UsageError } from './usage-error.ts';
import { describeMisspelt, describeUnread, resolveValues, variablesOf } from './variables.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** What a command line asks for. */
export type Plan =
  | { readonly kind: 'print'; readonly text: string }
  /** The local platform, with options of its own. */
  | { readonly kind: 'emulator'; readonly args: readonly string[] }
  | {
      readonly kind: 'step';
      readonly command: Command;
      readonly options: Arguments;
      /** Values of all inputs by their names; empty where there is none. */
      readonly values: ReadonlyMap<string, string>;
      /** Paths of files that must not be sent, as they were given. */
      readonly ownFiles: readonly string[];
      /** A sentence for each variable that is unused. */
      readonly unread: readonly string[];
    };

/** Characters of a line of the help where there is no terminal. */
const DEFAULT_WIDTH = 80;

/** The subcommand that is a program of its own. */
const EMULATOR = 'emulator';

/**
 * Reads a command line.
 * @param args without node and script
 * @param width characters of a line of the terminal
 * @throws {UsageError} with all problems at once
 */
export function planCommand(
  [name = '', ...args]: readonly string[],
  table: CommandTable,
  variables: Variables,
  width = DEFAULT_WIDTH,
): Plan {
  if (name === 'help' && args.length > 0) return planCommand([...args, '--help'], table, variables, width);
  if (name === '--help' || name === '-h' || name === 'help') return { kind: 'print', text: programHelp(table, width) };
  if (name === '--version' || name === '-v') return { kind: 'print', text: `${table.version}\n` };
  // Not the help and success: a script whose variable is empty would be green, and nothing was deployed.
  if (name === '') throw new UsageError([`No command given. The commands are ${namesOf(table)}.`]);
  const command = table.commands.find((known) => known.name === name);
  if (command === undefined) {
    const what = name.startsWith('-') ? 'The first argument must be a command' : `"${safeText(name)}" is not a command`;
    const known = [...table.commands.map((each) => each.name), '--help', '--version'];
    const hint = didYouMean(name, known) || didYouMeanOption(name, table);
    throw new UsageError([`${what}.${hint || ` The commands are ${namesOf(table)}.`}`]);
  }
  rejectOptionsForNpm(args, command, variables);
  if (command.name === EMULATOR) return { kind: 'emulator', args: emulatorArguments(args, command, variables) };
  if (args.includes('--help') || args.includes('-h')) return { kind: 'print', text: commandHelp(command, width) };
  const options = parseArguments(args, command);
  const appInput = inputsOf(command).find((input) => input.name === ENV_FROM);
  const envFile = options.envFile === undefined || appInput !== undefined ? {} : readEnvFile(options.envFile);
  const given = resolveValues(command, options.values, variables, envFile);
  const appFile = appInput && appFileOf(appInput, given, options, variables);
  // The input gets the variables themselves, as JSON.
  const values = appFile ? new Map([...given, [ENV_FROM, JSON.stringify(readAppVariables(appFile))]]) : given;
  UsageError.throwIfAny(describeMisspelt(command, given, { ...variables, ...envFile }));
  const ownFiles = [options.outputs, (options.envFile ?? appFile)?.file].filter((own) => own !== undefined);
  const unread = describeUnread(table, command, [...Object.keys(variables), ...Object.keys(envFile)]);
  return { kind: 'step', command, options, values, ownFiles, unread };
}

/** For what is an option here, or the value of one: `check`, `rebuild`. Empty for anything else. */
function didYouMeanOption(name: string, { commands }: CommandTable): string {
  const [meant] = commands.flatMap((command) =>
    inputsOf(command).flatMap((input) => {
      if (input.kind === 'switch') return input.name === name ? `${command.name} --${name}` : [];
      return input.choices?.includes(name) === true ? `${command.name} --${input.name} ${name}` : [];
    }),
  );
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

/** The file with the variables of the app, which an option or a variable may name. */
function appFileOf(
  input: CommandInput,
  given: ReadonlyMap<string, string>,
  { envFile }: Arguments,
  variables: Variables,
): NamedFile | undefined {
  const file = given.get(input.name) ?? '';
  if (file === '') return undefined;
  const by = variablesOf(input).find((name) => variables[name]?.trim() === file) ?? variableOf(input);
  return envFile ?? { file, by };
}

function namesOf({ commands }: CommandTable): string {
  return commands.map(({ name }) => name).join(', ');
}

/** Options that npm has, too, and sets itself or reads from files: nobody may have typed them. */
const OF_NPM: ReadonlySet<string> = new Set(['include', 'json', 'node-version', 'password', 'prefix', 'username']);

/** What npm calls the script of `npx`, and of `npm exec`, which keeps all options that are not behind a "--". */
const NPX = 'npx';

/**
 * Without "--", as in `npm run deploy --dry-run`, npm keeps an option for itself, and a dry run would be a deploy. It leaves
 * the option to the script as a variable (npm/cli, `set-envs.js`).
 * @throws {UsageError}
 */
function rejectOptionsForNpm(args: readonly string[], command: Command, variables: Variables): void {
  const script = variables['npm_lifecycle_event'];
  if (script === undefined) return;
  const taken = [...optionsOf(command).keys()].filter(
    (name) => !OF_NPM.has(name) && !isGiven(name, args) && variables[`npm_config_${name.replaceAll('-', '_')}`],
  );
  if (taken.length === 0) return;
  const options = taken.map((name) => `--${name}`).join(' ');
  const start = script === NPX ? `npx -- headless-deploy ${command.name}` : `npm run ${safeText(script)} --`;
  throw new UsageError([`npm keeps ${options} for itself: write options after "--", as in "${start} ${options}".`]);
}

function isGiven(name: string, args: readonly string[]): boolean {
  return args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
}

/** The options of the local platform, which reads them itself; variables replace those that are not given. */
function emulatorArguments(args: readonly string[], command: Command, variables: Variables): string[] {
  // In the foreground nobody waits for the start, so there is no limit for it.
  const inputs = inputsOf(command).filter(({ name }) => name !== 'timeout-minutes' && !isGiven(name, args));
  const added = inputs.flatMap((input) => {
    const value = variables[variableOf(input)]?.trim() ?? '';
    const isSwitch = input.kind === 'switch';
    if (value === '' || (isSwitch && /^false$/i.test(value))) return [];
    return isSwitch && /^true$/i.test(value) ? `--${input.name}` : `--${input.name}=${value}`;
  });
  return [...added, ...args];
}
