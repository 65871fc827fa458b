import { systemClock } from '../shared/clock.ts';
import { stopEmulatorAction } from '../actions/emulator/stop.ts';
import type { Runner } from '../runner/runner.ts';
import { loadLocalPlatform } from './local-platform.ts';
import type { ImportModule } from './start-action.ts';

export async function run(runner: Runner, dist: URL, importModule: ImportModule): Promise<number> {
  return await stopEmulatorAction(runner, { clock: systemClock, ...(await loadLocalPlatform(dist, importModule)) });
}
