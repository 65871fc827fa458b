/** An input of an action, as its action.yml declares it. */
export interface CommandInput {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
}

/** A subcommand, from the action.yml of its action. */
export interface Command {
  readonly name: string;
  readonly description: string;
  readonly inputs: readonly CommandInput[];
  /** Names of its outputs. */
  readonly outputs: readonly string[];
}

/** What the build writes into `dist/cli/commands.json`, from package.json and the action.yml files. */
export interface CommandTable {
  readonly version: string;
  readonly commands: readonly Command[];
}
