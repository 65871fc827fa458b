import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandTable } from '../../../scripts/command-table.js';
import type { Command } from '../../../src/cli/command-table.ts';

/** The subcommands, from the action.yml files as they are. */
export const TABLE = commandTable(path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..'));

export function commandNamed(name: string): Command {
  const command = TABLE.commands.find((known) => known.name === name);
  if (command === undefined) throw new Error(`no command "${name}"`);
  return command;
}
