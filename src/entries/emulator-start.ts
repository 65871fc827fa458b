import { systemClock } from '../shared/clock.ts';
import { startEmulatorAction } from '../actions/emulator/start.ts';
import type { Runner } from '../runner/runner.ts';
import { loadLocalPlatform } from './local-platform.ts';
import type { ImportModule } from './start-action.ts';

/** The local platform is in `dist`, too: this starts it the way a terminal does. */
export async function run(runner: Runner, dist: URL, importModule: ImportModule): Promise<number> {
  return await startEmulatorAction(runner, { clock: systemClock, ...(await loadLocalPlatform(dist, importModule)) });
}
