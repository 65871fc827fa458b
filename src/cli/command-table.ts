import { INPUTS } from '../shared/inputs.ts';
import type { CommandName, Input } from '../shared/inputs.ts';

/** A subcommand: an action, or one of its own. */
export interface Command {
  readonly name: string;
  readonly description: string;
  /** Descriptions of its inputs; there may be more than it has. */
  readonly inputs: readonly { readonly name: string; readonly description: string }[];
  /** Those of its outputs, without `result`, that are JSON. */
  readonly documents: readonly string[];
  /** Its outputs where it could not begin, without `result`. */
  readonly refused: Readonly<Record<string, string | number | boolean | null>>;
  /** `result` there, but for its `error`. */
  readonly result: Readonly<Record<string, unknown>>;
}

/** What the build writes into `dist/cli/commands.json`, from package.json and the action.yml files. */
export interface CommandTable {
  readonly version: string;
  readonly commands: readonly Command[];
}

/** An input of a subcommand. */
export interface CommandInput extends Input {
  readonly name: string;
  readonly description: string;
}

/** The inputs that the command line has, too. */
export function inputsOf({ name: command, inputs }: Command): readonly CommandInput[] {
  const known: Readonly<Record<string, Input | undefined>> = INPUTS[command as CommandName];
  return inputs.flatMap(({ name, description }) => {
    const input = known[name];
    return input === undefined || input.isGitHubOnly === true ? [] : { name, description, ...input };
  });
}
