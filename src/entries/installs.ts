import { installsAction } from '../actions/installs/installs.ts';
import { systemClock } from '../actions/clock.ts';
import { startAction } from '../runner/start.ts';

await startAction(async (runner) => await installsAction(runner, { clock: systemClock }));
