import { fileURLToPath } from 'node:url';
import type * as doors from '#local-platform';
import type { EmulatorServices } from '../actions/emulator/start.ts';
import type { Runner } from '../runner/runner.ts';
import { systemClock } from '../shared/clock.ts';
import type { ActionEntry, ImportModule } from './start-action.ts';

/** An action of the emulator: it starts the local platform the way a terminal does, or ends it. */
export function withLocalPlatform(step: (runner: Runner, services: EmulatorServices) => Promise<number>): ActionEntry {
  return {
    run: async (runner, dist, importModule) =>
      await step(runner, { clock: systemClock, ...(await loadLocalPlatform(dist, importModule)) }),
  };
}

/** What starts the local platform, and what finds one again: from its own bundle, which few steps load. */
export async function loadLocalPlatform(
  dist: URL,
  importModule: ImportModule,
): Promise<Pick<EmulatorServices, 'localPlatform' | 'program'>> {
  const { program } = (await importModule(new URL('local-platform/index.js', dist).href)) as typeof doors;
  const bundle = fileURLToPath(new URL('emulator/index.js', dist));
  return { localPlatform: program, program: { node: process.execPath, bundle } };
}
