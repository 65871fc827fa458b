import { HOSTS } from '../runner/terminal/hosts.ts';
import type { Command, CommandInput, CommandTable } from './command-table.ts';
import { inputsOf, isBoolean, isList, isSecret, variableOf } from './inputs.ts';

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
export function programHelp({ commands }: CommandTable): string {
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
export function commandHelp(command: Command): string {
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
  const value = isBoolean(input) ? '' : isList(input) ? ' LINE …' : ' VALUE';
  const fallback = input.default === undefined || isBoolean(input) ? '' : ` Default: \`${input.default}\`.`;
  const repeated = isList(input) ? ' The option may be repeated.' : '';
  return entry(`--${input.name}${value}  (${variableOf(input)})`, `${input.description}${fallback}${repeated}`);
}

function entry(head: string, text: string): string {
  return `  ${head}\n      ${text.trim().replaceAll('\n', ' ')}`;
}
