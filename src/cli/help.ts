import { HOSTS } from '../runner/terminal/hosts.ts';
import { EVERYDAY, isSecret } from '../shared/inputs.ts';
import { ENV_FROM } from './arguments.ts';
import { inputsOf } from './command-table.ts';
import type { Command, CommandInput, CommandTable } from './command-table.ts';
import { variableOf } from '../shared/input-names.ts';

/** What each command does, as `headless-deploy --help` says it. */
const COMMAND_GROUPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Everyday: {
    deploy: 'Pack a folder and upload it; wait until it is live, test it',
    rehearse: 'Build and run an app on this machine, without an account',
    status: 'Show what is live in one or all environments, and what is being built',
    builds: 'List the newest builds of an environment',
  },
  'To set up': {
    init: 'Write the pipeline that deploys a repository, for its CI host',
    'create-app': 'Create an app for direct upload',
    installs: 'List the WordPress installs that an environment can connect to',
    'create-environment': 'Create an environment for such an app',
    probe: 'Show whether a host answers as this project assumes',
  },
  'Less often': {
    environments: 'List the environments of an app',
    'delete-environment': 'Delete the environment of a preview',
    webhook: 'Rebuild an app, or purge its cache, through a webhook',
    emulator: 'Run the local platform, to test without an account',
  },
};

/** Options by what they are about. A command's other options stand first. */
const OPTION_GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Where to': ['account', 'app', 'environment', 'username', 'headless-url', 'base-url'],
  'Which files': [
    'path',
    'include',
    'exclude',
    'ignore-file',
    'required-files',
    'max-size',
    'compression-level',
    'secret-scan',
    'archive',
    'archive-sha256',
  ],
  'After the upload': [
    'wait',
    'environment-url',
    'smoke-test',
    'smoke-test-minutes',
    'rollback-archive',
    'rollback-archive-sha256',
    'fail-on-purge-error',
  ],
  'Checks and limits': ['check', 'dry-run', 'retry-ambiguous', 'timeout-minutes', 'fail-on-warning'],
};

/** Options of every command. */
const GENERAL: Readonly<Record<string, string>> = {
  '--json': 'Print the result as one JSON object.',
  '--outputs FILE': 'Write the outputs as lines DEPLOY_<OUTPUT>=value.',
  [`--${ENV_FROM} FILE`]: 'Read HEADLESS_… variables from a file. Variables that are already set win.',
  '--password-stdin': 'Read the password from stdin.',
  '--host NAME': `CI host to write the log for: ${HOSTS.join(', ')}. Detected by default.`,
  '--help': 'Print this.',
};

/** Help of the program as a whole. @param width of a line, in characters */
export function programHelp({ commands }: CommandTable, width: number): string {
  const groups = Object.entries(COMMAND_GROUPS).map(([title, texts]) => {
    const known = Object.entries(texts).filter(([name]) => commands.some((command) => command.name === name));
    return [`${title}:`, ...known.flatMap(([name, text]) => entry(name, text, width))].join('\n');
  });
  return `${[
    'Usage: headless-deploy COMMAND [OPTIONS]',
    ...groups,
    [
      ...entry('COMMAND --help', 'Print the options of a command; so does "help COMMAND".', width),
      ...entry('--version', 'Print the version; so does -v.', width),
    ].join('\n'),
    wrapped('Exit codes: 0 done, 1 failed, 2 wrong usage or input, 3 outcome unknown, 130 or 143 cancelled.', width),
  ].join('\n\n')}\n`;
}

/** Help of a command: its inputs as options and variables. @param width of a line, in characters */
export function commandHelp(command: Command, width: number): string {
  const inputs = inputsOf(command);
  const own = new Set(inputs.map(({ name }) => name));
  const words = (text: string): string => asCommandWords(text, inputs);
  const sections = optionGroups(command.name, [...own]).map(([title, names]) => {
    const options = inputs.filter((input) => names.includes(input.name) && !isSecret(input));
    return section(
      title,
      options.flatMap((input) => optionLines(input, words, width)),
    );
  });
  const [first = '', ...others] = sections.filter((text) => text !== '');
  const secrets = inputs.filter(isSecret).flatMap((input) => entry(variableOf(input), words(input.description), width));
  const general = Object.entries(GENERAL).filter(([option]) => {
    const name = option.slice(2).split(' ')[0] ?? '';
    return name === 'password-stdin' ? own.has('password') : !own.has(name);
  });
  const takesPath = own.has('path');
  return `${[
    `Usage: headless-deploy ${command.name} ${takesPath ? '[PATH] ' : ''}[OPTIONS]`,
    wrapped(`${words(command.description)}.${takesPath ? ' PATH is short for --path.' : ''}`, width),
    first,
    section('Secrets, as environment variables only', secrets),
    ...others,
    section(
      'Common options',
      general.flatMap(([option, text]) => entry(option, text, width)),
    ),
    wrapped(variablesNote(inputs), width),
  ]
    .filter((text) => text !== '')
    .join('\n\n')}\n`;
}

/** Titles, and the options below each; the deploy has so many that those of most workflows stand first. */
function optionGroups(command: string, own: readonly string[]): [title: string, names: readonly string[]][] {
  const isDeploy = command === 'deploy';
  const grouped = new Set<string>([...Object.values(OPTION_GROUPS).flat(), ...(isDeploy ? EVERYDAY : [])]);
  const options = own.filter((name) => !grouped.has(name));
  const groups = Object.entries({ Options: options, ...OPTION_GROUPS });
  if (!isDeploy) return groups;
  const others = groups.map(([title, names]): [string, string[]] => [
    `${title}, less often`,
    names.filter((name) => !EVERYDAY.some((everyday) => everyday === name)),
  ]);
  return [['Everyday', EVERYDAY], ...others];
}

function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${heading}:`, ...lines].join('\n');
}

/** How the variable of an option is named, and the one that is named otherwise. */
function variablesNote(inputs: readonly CommandInput[]): string {
  const options = inputs.filter((input) => !isSecret(input));
  const other = options.find((input) => variableOf(input) === 'HEADLESS_URL');
  const example = options.find((input) => input !== other);
  const shown = [example, other].flatMap((input) => (input ? `${variableOf(input)} for --${input.name}` : []));
  return `Each option can be set as an environment variable instead: ${shown.join(', ')}. --SWITCH=false turns a switch off.`;
}

function optionLines(input: CommandInput, words: (text: string) => string, width: number): string[] {
  const { kind, choices, default: fallback } = input;
  const values = choices?.filter((choice) => kind !== 'switch' || !['true', 'false'].includes(choice)).join('|');
  const argument = kind === 'switch' ? values && `[=${values}]` : ` ${kind === 'list' ? 'LINE' : (values ?? 'VALUE')}`;
  const notes = [
    fallback === undefined || kind === 'switch' ? '' : ` Without it: ${fallback}`,
    kind === 'list' ? ' May be repeated.' : '',
  ];
  return entry(`--${input.name}${argument ?? ''}`, `${words(input.description)}${notes.join('')}`, width);
}

/** What a description says of a workflow, as a command line has it. */
const COMMAND_WORDS: readonly (readonly [RegExp, string])[] = [
  [/,? one per line(?=[,.: ])/g, ''],
  [/ Take it from a secret\./g, ''],
  [/, relative to the workspace and inside it/g, ', in the current directory'],
  [
    /the workspace or in `RUNNER_TEMP`; a relative path starts at the workspace/g,
    'the current directory or the folder for temporary files',
  ],
  [/\b([Tt])(?:he|his) step\b/g, '$1he command'],
  [/ Later steps do not hide it; take secret values from secrets\./g, ''],
  [/,? as JSON for later steps(?:, such as [^.]+)?/g, ''],
  [/ Required unless `closed-pull-requests`\./g, ''],
  [/ `comment` and `deployment` may take [^.]+\./g, ''],
  [/, `rollback-archive` and `skip-unchanged`/g, ' and `rollback-archive`'],
];

/** A description from an action.yml in the words of a command line: options for inputs, and no Markdown. */
function asCommandWords(description: string, inputs: readonly CommandInput[]): string {
  const replaced = COMMAND_WORDS.reduce((text, [from, to]) => text.replaceAll(from, to), description.trim());
  return replaced
    .replaceAll(/`([^`]*)`/g, (_, code: string) => {
      const input = inputs.find(({ name }) => name === code);
      if (input === undefined) return /[\s,]/.test(code) || code === '' ? `"${code}"` : code;
      return isSecret(input) ? variableOf(input) : `--${code}`;
    })
    .replaceAll(/\s+/g, ' ');
}

/** Where the texts begin. */
const INDENT = 26;

/** A name, and its text beside it; below it where the name is long. */
function entry(name: string, text: string, width: number): string[] {
  const lines = wrapped(text, Math.max(width - INDENT, 30)).split('\n');
  const isBeside = name.length + 4 <= INDENT;
  const head = isBeside ? `  ${name}`.padEnd(INDENT) + (lines.shift() ?? '') : `  ${name}`;
  return [head, ...lines.map((line) => `${' '.repeat(INDENT)}${line}`)];
}

/** Words on lines of at most this many characters; a longer word has a line of its own. */
function wrapped(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
