import { didYouMean } from '../shared/similar-names.ts';
import { isSecret } from '../shared/inputs.ts';
import { safeText } from '../shared/safe-text.ts';
import { ENV_FROM, parseArguments } from './arguments.ts';
import type { Arguments, NamedFile } from './arguments.ts';
import { inputsOf } from './command-table.ts';
import type { Command, CommandInput, CommandTable } from './command-table.ts';
import { readAppVariables, readEnvFile } from './env-file.ts';
import { UsageError } from './usage-error.ts';
import { describeUnread, resolveValues, variableOf, variablesOf } from './variables.ts';
import { HOSTS } from '../runner/terminal/hosts.ts';

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

/** The subcommand that is a program of its own. */
const EMULATOR = 'emulator';

/**
 * Reads a command line.
 * @param args without node and script
 * @throws {UsageError} with all problems at once
 */
export function planCommand([name = '', ...args]: readonly string[], table: CommandTable, variables: Variables): Plan {
  if (name === 'help' && args.length > 0) return planCommand([...args, '--help'], table, variables);
  if (name === '--help' || name === '-h' || name === 'help') return { kind: 'print', text: programHelp(table) };
  if (name === '--version' || name === '-v') return { kind: 'print', text: `${table.version}\n` };
  // Not the help and success: a script whose variable is empty would be green, and nothing was deployed.
  if (name === '') throw new UsageError([`No command given. The commands are ${namesOf(table)}.`]);
  const command = table.commands.find((known) => known.name === name);
  if (command === undefined) {
    const what = name.startsWith('-') ? 'The first argument must be a command' : `"${safeText(name)}" is not a command`;
    const known = [...table.commands.map((each) => each.name), '--help', '--version'];
    throw new UsageError([`${what}.${didYouMean(name, known) || ` The commands are ${namesOf(table)}.`}`]);
  }
  if (command.name === EMULATOR) return { kind: 'emulator', args: emulatorArguments(args, command, variables) };
  if (args.includes('--help') || args.includes('-h')) return { kind: 'print', text: commandHelp(command) };
  const options = parseArguments(args, command);
  const appInput = inputsOf(command).find((input) => input.name === ENV_FROM);
  const envFile = options.envFile === undefined || appInput !== undefined ? {} : readEnvFile(options.envFile);
  const given = resolveValues(command, options.values, variables, envFile);
  const appFile = appInput && appFileOf(appInput, given, options, variables);
  // The input gets the variables themselves, as JSON.
  const values = appFile ? new Map([...given, [ENV_FROM, JSON.stringify(readAppVariables(appFile))]]) : given;
  const ownFiles = [options.outputs, (options.envFile ?? appFile)?.file].filter((own) => own !== undefined);
  const unread = describeUnread(table, [...Object.keys(variables), ...Object.keys(envFile)]);
  return { kind: 'step', command, options, values, ownFiles, unread };
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

/** The options of the local platform, which reads them itself; variables replace those that are not given. */
function emulatorArguments(args: readonly string[], command: Command, variables: Variables): string[] {
  const isGiven = (name: string): boolean => args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  // In the foreground nobody waits for the start, so there is no limit for it.
  const inputs = inputsOf(command).filter(({ name }) => name !== 'timeout-minutes' && !isGiven(name));
  const added = inputs.flatMap((input) => {
    const value = variables[variableOf(input)]?.trim() ?? '';
    const isSwitch = input.kind === 'switch';
    if (value === '' || (isSwitch && /^false$/i.test(value))) return [];
    return isSwitch && /^true$/i.test(value) ? `--${input.name}` : `--${input.name}=${value}`;
  });
  return [...added, ...args];
}

const GENERAL: readonly (readonly [string, string])[] = [
  ['--json', 'Print the result as one JSON object.'],
  ['--outputs FILE', 'Write the outputs as lines DEPLOY_<OUTPUT>=value.'],
  ['--env-from FILE', 'Read HEADLESS_… variables from a file. Variables that are already set win.'],
  ['--password-stdin', 'Read the password from stdin.'],
  ['--host NAME', `CI host to write the log for: ${HOSTS.join(', ')}. Detected from its variables by default.`],
  ['--help', 'Print this.'],
];

/** What a command does that is not what its action does. */
const DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ['emulator', 'Runs the local platform in the foreground, for tests without an account'],
]);

/** Help of the program as a whole. */
function programHelp({ commands }: CommandTable): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(
    ({ name, description }) => `  ${name.padEnd(width)}  ${DESCRIPTIONS.get(name) ?? description}`,
  );
  return `Usage: headless-deploy COMMAND [OPTIONS]

${lines.join('\n')}

  --help     Print this, or the options of a command: headless-deploy COMMAND --help
             or headless-deploy help COMMAND
  --version  Print the version; so does -v.

Exit codes: 0 done, 1 failed, 2 wrong usage or input, 3 outcome unknown, 130 or 143 cancelled.
`;
}

/** Help of a subcommand: its inputs as options and variables. */
function commandHelp(command: Command): string {
  const inputs = inputsOf(command);
  const options = inputs.filter((input) => !isSecret(input)).map(optionLines);
  const secrets = inputs.filter(isSecret).map((input) => entry(variableOf(input), input.description));
  const own = new Set(inputs.map(({ name }) => name));
  const general = GENERAL.filter(([option]) => {
    const name = option.slice(2).split(' ')[0] ?? '';
    return name === 'password-stdin' ? own.has('password') : !own.has(name);
  });
  const takesPath = inputs.some(({ name }) => name === 'path');
  const sections = [
    `Usage: headless-deploy ${command.name} ${takesPath ? '[PATH] ' : ''}[OPTIONS]\n\n${command.description}.${takesPath ? ' PATH is short for --path.' : ''}`,
    `Options, each with the variable to set instead. A switch alone means true; --switch=false turns it off:\n\n${options.join('\n')}`,
    ...(secrets.length === 0 ? [] : [`Secrets, as variables only:\n\n${secrets.join('\n')}`]),
    general.map(([name, text]) => entry(name, text)).join('\n'),
  ];
  return `${sections.join('\n\n')}\n`;
}

function optionLines(input: CommandInput): string {
  const { kind } = input;
  const value = kind === 'switch' ? '' : kind === 'list' ? ' LINE …' : ' VALUE';
  const fallback = input.default === undefined || kind === 'switch' ? '' : ` Default: \`${input.default}\`.`;
  const repeated = kind === 'list' ? ' The option may be repeated.' : '';
  return entry(`--${input.name}${value}  (${variableOf(input)})`, `${input.description}${fallback}${repeated}`);
}

function entry(head: string, text: string): string {
  return `  ${head}\n      ${text.trim().replaceAll('\n', ' ')}`;
}
