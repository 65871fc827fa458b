import { systemClock } from '../actions/clock.ts';
import { stopEmulatorAction } from '../actions/emulator/stop.ts';
import { startAction } from '../runner/start.ts';

await startAction(async (runner) => await stopEmulatorAction(runner, { clock: systemClock }));
