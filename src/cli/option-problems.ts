import type { parseArgs } from 'node:util';
import { didYouMean } from '../similar-names.ts';
import type { Command, CommandInput } from './command-table.ts';
import { isSecret, variableOf } from './inputs.ts';

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];
type Positional = Extract<Token, { kind: 'positional' }>;

/** What is wrong with an argument that is no option: it is not repeated, as it may be a secret. */
export function argumentProblem(
  { index, value }: Positional,
  before: Token | undefined,
  inputs: ReadonlyMap<string, CommandInput>,
  { name }: Command,
): string {
  const isSwitch = before?.kind === 'option' && inputs.has(before.name) && before.value === undefined;
  if (isSwitch && /^(?:true|false)$/i.test(value))
    return `The value of ${before.rawName} is written ${before.rawName}=${value}.`;
  const hint = inputs.has(value) ? ` Did you mean --${value}?` : '';
  return `Argument ${index + 1} after "${name}" belongs to no option.${hint}`;
}

/**
 * The option that an unknown one was probably meant to be, as a question.
 * @param arg as it was typed; nothing of it is repeated
 */
export function optionHint(arg: string, names: readonly string[], inputs: ReadonlyMap<string, CommandInput>): string {
  const typed = arg.replace(/^-+|=.*$/gs, '');
  return didYouMean(typed, [...names, 'help'], (name) => {
    const input = inputs.get(name);
    return input !== undefined && isSecret(input) ? `the variable ${variableOf(input)}` : `--${name}`;
  });
}

/** @returns why the value of a secret input is not read from the command line, and where it is */
export function secretProblem(input: CommandInput): string {
  const other = input.name === 'password' ? ', or use --password-stdin' : '';
  return `--${input.name} is not an option, as others on this machine can read the options of a process. Set ${variableOf(input)}${other}.`;
}
