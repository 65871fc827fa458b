import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HOSTS } from '../runner/terminal/hosts.ts';
import type { HostName } from '../runner/terminal/hosts.ts';
import { INPUTS, isSecret } from '../shared/inputs.ts';
import type { CommandName, Input } from '../shared/inputs.ts';
import { folderProblem, nearestFolderHint } from '../shared/files/real-path.ts';
import { didYouMeanInput, variableOf } from '../shared/input-names.ts';
import { safeText } from '../shared/text/safe-text.ts';
import { inputsOf } from './command-table.ts';
import type { Command, CommandInput } from './command-table.ts';
import { formerName } from './variables.ts';
import { UsageError } from './usage-error.ts';

/** A file, and what the user named it with, for messages: `--env-from`. */
export interface NamedFile {
  readonly file: string;
  readonly by: string;
}

/** What the options of a subcommand set. */
export interface Arguments {
  /** Values of inputs by their names. */
  readonly values: ReadonlyMap<string, string>;
  readonly json: boolean;
  readonly passwordStdin: boolean;
  /** File to write outputs to. */
  readonly outputs: string | undefined;
  /** File to read variables from. */
  readonly envFile: NamedFile | undefined;
  /** CI host to write the log for. */
  readonly ciHost: HostName | undefined;
}

/** An option of a subcommand. */
interface Option {
  readonly type: 'boolean' | 'string';
  /** The input that it sets; undefined for an option of every subcommand. */
  readonly input?: CommandInput;
}

/** The option that names a file with variables. Where it is an input, they are those of the app. */
export const ENV_FROM = 'env-from';

const GENERAL: Readonly<Record<string, Option>> = {
  json: { type: 'boolean' },
  outputs: { type: 'string' },
  [ENV_FROM]: { type: 'string' },
  'password-stdin': { type: 'boolean' },
  host: { type: 'string' },
};

/** The input that an argument without an option sets: "deploy site". */
const PATH = 'path';

type Token = ReturnType<typeof tokenize>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;
type PositionalToken = Extract<Token, { kind: 'positional' }>;

/**
 * Reads the options of a subcommand. Values are never repeated in a problem: a secret may be where none belongs.
 * @param args what follows the name of the subcommand
 * @throws {UsageError} with all problems at once
 */
export function parseArguments(args: readonly string[], command: Command): Arguments {
  const options = optionsOf(command);
  const tokens = tokenize(args, options);
  const problems = tokens.flatMap((token, index) => {
    const before = tokens.slice(0, index);
    if (token.kind === 'option-terminator') return [];
    if (token.kind === 'option') return optionProblems(token, { args, before, options, command });
    return isValueOfUnknown(token, before, options)
      ? []
      : positionalProblems(token, { args, before, options, command });
  });
  UsageError.throwIfAny([...new Set(problems)]);

  const given = new Map<string, string>();
  for (const { name, value = 'true' } of tokens.filter(isOption)) {
    const before = given.get(name);
    // Only a list gets here more than once.
    given.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  for (const token of tokens) if (token.kind === 'positional') given.set(PATH, token.value);
  const envFile = tokens.filter(isOption).find(({ name }) => name === ENV_FROM);
  return {
    values: new Map([...given].filter(([name]) => options.get(name)?.input !== undefined)),
    json: given.has('json'),
    passwordStdin: given.has('password-stdin'),
    outputs: given.get('outputs'),
    envFile: envFile && { file: envFile.value ?? '', by: envFile.rawName },
    ciHost: HOSTS.find((host) => host === given.get('host')),
  };
}

/** The options of a subcommand, by their names. */
export function optionsOf(command: Command): ReadonlyMap<string, Option> {
  const inputs = inputsOf(command).map((input): [string, Option] => [
    input.name,
    // A secret has a value like any other, so that the value is not taken for an argument of its own.
    { type: input.kind === 'switch' ? 'boolean' : 'string', input },
  ]);
  // The variables of a file may be meant for the app.
  return new Map([...Object.entries(GENERAL), ...inputs]);
}

/**
 * Not strict: the strict mode of parseArgs stops at the first mistake, and repeats what it found. An option has its name
 * of today; `rawName` is as the user wrote it.
 */
function tokenize(args: readonly string[], options: ReadonlyMap<string, Option>) {
  const former = new Map([...options.keys()].map((name) => [formerName(name), name]));
  const { tokens } = parseArgs({
    // There are no short options, and each letter of `-word` would be one: it may be a secret.
    args: args.map((arg) => (/^-[^-]/.test(arg) ? arg.slice(0, 2) : arg)),
    options: Object.fromEntries(
      [...options].flatMap(([name, { type }]) => [name, formerName(name) ?? name].map((each) => [each, { type }])),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return tokens.map((token) =>
    token.kind === 'option' ? Object.assign({}, token, { name: former.get(token.name) ?? token.name }) : token,
  );
}

function isOption(token: Token): token is OptionToken {
  return token.kind === 'option';
}

/** Undefined for an option that the subcommand does not have. */
function knownOption({ name, rawName }: OptionToken, options: ReadonlyMap<string, Option>): Option | undefined {
  return rawName.startsWith('--') ? options.get(name) : undefined;
}

/** What follows an unknown option is most likely its value. */
function isValueOfUnknown({ index }: Token, before: readonly Token[], options: ReadonlyMap<string, Option>): boolean {
  const last = before.at(-1);
  if (last?.kind !== 'option' || last.index !== index - 1) return false;
  return last.value === undefined && knownOption(last, options) === undefined;
}

/**
 * What is wrong with an argument that belongs to no option. Only the folder to deploy may be one: that it is there is
 * checked here, as any later message would repeat what may be a secret.
 */
function positionalProblems({ index, value }: PositionalToken, { args, before, options, command }: ArgumentPlace) {
  const where = `number ${index + 1} after "${command.name}"`;
  if (!options.has(PATH)) return [`Unexpected argument: ${where}, which takes only options.`];
  if (before.some(({ kind }) => kind === 'positional')) return [`Unexpected argument: ${where}.`];
  if (args.some((arg) => arg === `--${PATH}` || arg.startsWith(`--${PATH}=`)))
    return [`Unexpected argument: ${where}. --${PATH} names the folder already.`];
  const problem = folderProblem(value);
  if (problem === undefined) return [];
  const last = before.at(-1);
  const isAfterSwitch = last?.kind === 'option' && knownOption(last, options)?.type === 'boolean';
  const hint = isAfterSwitch ? ` ${last.rawName} takes a value only as ${last.rawName}=….` : '';
  const nearest = nearestFolderHint(path.resolve(value), path.resolve(''));
  // Only what was written as a path, or is there, is named: neither is a secret.
  if (/^\.{1,2}[\\/]/.test(value) || existsSync(value))
    return [`The folder to deploy: "${safeText(value)}" ${problem}${nearest}.${hint}`];
  return [
    `Unexpected argument: ${where}. It is not an option, so it must be the folder to deploy, which ${problem}${nearest}.${hint}`,
  ];
}

/** Where an argument was given. */
interface ArgumentPlace {
  readonly args: readonly string[];
  readonly before: readonly Token[];
  readonly options: ReadonlyMap<string, Option>;
  readonly command: Command;
}

function optionProblems(token: OptionToken, { args, before, options, command }: ArgumentPlace): string[] {
  const option = knownOption(token, options);
  if (option === undefined) {
    const typed = (args[token.index] ?? '').replace(/^-+|=.*$/gs, '');
    const known: Readonly<Record<string, Input | undefined>> = INPUTS[command.name as CommandName];
    const [, negated = ''] = /^no-(.+)$/.exec(typed) ?? [];
    const hint = known[typed]?.isGitHubOnly
      ? ' Only the action on GitHub has it.'
      : options.get(negated)?.input?.kind === 'switch'
        ? ` Write --${negated}=false.`
        : didYouMeanInput(typed, [...options.keys(), 'help'], '--');
    return [`${safeText(token.rawName)} is not an option of "${command.name}".${hint}`];
  }
  const { input } = option;
  if (input !== undefined && isSecret(input)) return [secretProblem(input)];
  if (token.name === 'password-stdin' && !options.has('password'))
    return [`"${command.name}" takes no password: --password-stdin has no effect.`];
  const first = before.filter(isOption).find(({ name }) => name === token.name);
  const mayRepeat = input !== undefined && input.kind === 'list';
  const repetition = first === undefined || mayRepeat ? [] : [repetitionProblem(first.rawName, token.rawName)];
  return [...valueProblems(token, option), ...repetition];
}

function repetitionProblem(first: string, second: string): string {
  if (first === second) return `${second} is given twice.`;
  return `${second} cannot be combined with ${first}, which means the same.`;
}

function valueProblems({ name, rawName, value, inlineValue }: OptionToken, { type, input }: Option): string[] {
  if (value === '' || (type === 'string' && value === undefined)) return [`${rawName} needs a value.`];
  if (inlineValue === false && value.startsWith('-'))
    return [`${rawName} needs a value. One that starts with "-" is written ${rawName}=-….`];
  if (input === undefined && type === 'boolean' && value !== undefined) return [`${rawName} takes no value.`];
  if (name === 'host' && !HOSTS.some((host) => host === value)) return [`--host must be one of ${HOSTS.join(', ')}.`];
  return [];
}

function secretProblem(input: CommandInput): string {
  const other = input.name === 'password' ? ', or use --password-stdin' : '';
  return `--${input.name} is not an option, as others on this machine can read the options of a process. Set ${variableOf(input)}${other}.`;
}
