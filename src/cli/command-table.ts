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
  /** Its outputs where it could not begin, without `result`. */
  readonly refused: Readonly<Record<string, string | number | boolean | null>>;
}

/** What the build writes into `dist/cli/commands.json`, from package.json and the action.yml files. */
export interface CommandTable {
  readonly version: string;
  readonly commands: readonly Command[];
}
