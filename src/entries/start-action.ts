import type { Services } from '../actions/step/call-context.ts';
import { systemClock } from '../shared/clock.ts';
import type { Runner } from '../runner/runner.ts';

/** What starts an action: `src/entries/<name>.ts` exports it, where there is one. */
export interface ActionEntry {
  /**
   * @param dist the folder that holds all bundles, with a slash at its end
   * @param importModule loads another bundle
   * @returns the exit code of the step
   */
  readonly run: (runner: Runner, dist: URL, importModule: ImportModule) => Promise<number>;
}

/** An action that needs nothing but a clock. */
export function withClock(step: (runner: Runner, services: Services) => Promise<number>): ActionEntry {
  return { run: async (runner) => await step(runner, { clock: systemClock }) };
}

/** What a step is loaded from, by the name of its action. */
export type ActionEntries = Readonly<Record<string, () => Promise<ActionEntry>>>;

/** Loads an action and runs it. @returns its exit code. @throws {RangeError} where no action has this name */
export async function runActionOf(
  actions: ActionEntries,
  name: string,
  runner: Runner,
  dist: URL,
  importModule: ImportModule,
): Promise<number> {
  const entry = await actions[name]?.();
  if (entry === undefined) throw new RangeError(`no entry "${name}"`);
  return await entry.run(runner, dist, importModule);
}

/** Imports a module by its URL, outside of any bundle. */
export type ImportModule = (url: string) => Promise<unknown>;
