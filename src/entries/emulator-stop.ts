import { systemClock } from '../platform/retry/clock.ts';
import { stopEmulatorAction } from '../actions/emulator/stop.ts';
import type { Runner } from '../runner/runner.ts';

export const run = async (runner: Runner): Promise<number> => await stopEmulatorAction(runner, { clock: systemClock });
