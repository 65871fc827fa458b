import { runCommandLine } from '../cli/program.ts';
import { runActionOf } from './start-action.ts';
import type { ActionEntries } from './start-action.ts';

/** The command line, as a program of its own. */
export const start = async (dist: URL, actions: ActionEntries): Promise<void> =>
  await runCommandLine(process, dist, async (name, runner) => await runActionOf(actions, name, runner, dist));
