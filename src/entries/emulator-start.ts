import { fileURLToPath } from 'node:url';
import { systemClock } from '../platform/retry/clock.ts';
import { startEmulatorAction } from '../actions/emulator/start.ts';
import type { Runner } from '../runner/runner.ts';

/** The local platform is in `dist`, too: this starts it the way a terminal does. */
export async function run(runner: Runner, dist: URL): Promise<number> {
  const program = { node: process.execPath, bundle: fileURLToPath(new URL('emulator/index.js', dist)) };
  return await startEmulatorAction(runner, { clock: systemClock, program });
}
