import type { Runner } from '../runner/runner.ts';
import { runCommandLine } from '../cli/program.ts';
import { runActionOf } from './start-action.ts';
import type { ActionEntries, ImportModule } from './start-action.ts';

/** The command line, as a program of its own. */
export async function runProgram(dist: URL, actions: ActionEntries, importModule: ImportModule): Promise<void> {
  const runAction = async (name: string, runner: Runner): Promise<number> =>
    await runActionOf(actions, name, runner, dist, importModule);
  await runCommandLine(process, dist, runAction, importModule);
}
