import { parseArgs } from 'node:util';
import { HOSTS } from '../runner/hosts.ts';
import type { HostName } from '../runner/hosts.ts';
import { didYouMean } from '../shared/similar-names.ts';
import { safeText } from '../shared/safe-text.ts';
import type { Command, CommandInput } from './command-table.ts';
import { inputsOf, isBoolean, isList, isSecret, variableOf } from './inputs.ts';
import { UsageError } from './usage-error.ts';

/** What the options of a subcommand say. */
export interface Arguments {
  /** Values of inputs by their names. */
  readonly values: ReadonlyMap<string, string>;
  readonly json: boolean;
  readonly passwordStdin: boolean;
  /** File to write outputs to. */
  readonly outputs: string | undefined;
  /** File to read variables from. */
  readonly envFile: string | undefined;
  readonly host: HostName | undefined;
}

/** Options of every subcommand. */
const GENERAL = {
  json: { type: 'boolean' },
  outputs: { type: 'string' },
  'env-file': { type: 'string' },
  'password-stdin': { type: 'boolean' },
  host: { type: 'string' },
} as const;

/**
 * Reads the options of a subcommand. Values are never repeated in a problem: a secret may stand where none belongs.
 * @param args what follows the name of the subcommand
 * @throws {UsageError} with all problems at once
 */
export function parseArguments(args: readonly string[], command: Command): Arguments {
  const inputs = new Map(inputsOf(command).map((input) => [input.name, input]));
  const ofInputs = [...inputs].map(([name, input]) => [name, { type: typeOf(input) }] as const);
  const options: Readonly<Record<string, { readonly type: 'boolean' | 'string' }>> = {
    ...Object.fromEntries(ofInputs),
    ...GENERAL,
  };
  // Not strict: the strict mode of parseArgs stops at the first mistake, and repeats what it found.
  const { tokens } = parseArgs({
    // There are no short options, and each letter of `-word` would be one: it may be a secret.
    args: args.map((arg) => (/^-[^-]/.test(arg) ? arg.slice(0, 2) : arg)),
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const problems: string[] = [];
  const values = new Map<string, string>();
  const general = new Map<string, string>();
  // What follows an unknown option is its value, most likely.
  let unknown = -2;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      if (token.index !== unknown + 1)
        problems.push(`Argument ${token.index + 1} after "${command.name}" belongs to no option.`);
      continue;
    }
    const { name, rawName } = token;
    const input = inputs.get(name);
    const type = options[name]?.type;
    if (type === undefined || !rawName.startsWith('--')) {
      if (token.value === undefined) unknown = token.index;
      const typed = (args[token.index] ?? '').replace(/^-+|=.*$/gs, '');
      const hint = didYouMean(typed, [...Object.keys(options), 'help'], '--');
      problems.push(`${safeText(rawName)} is not an option of "${command.name}".${hint}`);
    } else if (input !== undefined && isSecret(input)) {
      problems.push(secretProblem(input));
    } else if (token.value === '' || (type === 'string' && token.value === undefined)) {
      problems.push(`${rawName} needs a value.`);
    } else if (token.inlineValue === false && token.value.startsWith('-')) {
      problems.push(`${rawName} needs a value. One that begins with "-" is written ${rawName}=-….`);
    } else if (input === undefined) {
      if (type === 'boolean' && token.value !== undefined) problems.push(`${rawName} takes no value.`);
      if (general.has(name)) problems.push(`${rawName} is given twice.`);
      general.set(name, token.value ?? 'true');
    } else {
      const before = values.get(name);
      if (before !== undefined && !isList(input)) problems.push(`${rawName} is given twice.`);
      values.set(name, [...(before === undefined ? [] : [before]), token.value ?? 'true'].join('\n'));
    }
  }
  const host = general.get('host');
  if (host !== undefined && !isHost(host)) problems.push(`--host must be one of ${HOSTS.join(', ')}.`);
  const passwordStdin = general.has('password-stdin');
  if (passwordStdin && !inputs.has('password'))
    problems.push(`"${command.name}" takes no password: --password-stdin is of no use.`);
  UsageError.throwIfAny([...new Set(problems)]);
  return {
    values,
    json: general.has('json'),
    passwordStdin,
    outputs: general.get('outputs'),
    envFile: general.get('env-file'),
    host: host !== undefined && isHost(host) ? host : undefined,
  };
}

/** A secret has a value like any other, so that the value is not taken for an argument of its own. */
function typeOf(input: CommandInput): 'boolean' | 'string' {
  return isBoolean(input) ? 'boolean' : 'string';
}

function secretProblem(input: CommandInput): string {
  const other = input.name === 'password' ? ', or use --password-stdin' : '';
  return `--${input.name} is not an option, as others on this machine can read the options of a process. Set ${variableOf(input)}${other}.`;
}

function isHost(text: string): text is HostName {
  return (HOSTS as readonly string[]).includes(text);
}
