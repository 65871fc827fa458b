import { installsAction } from '../actions/installs/run.ts';
import { systemClock } from '../actions/clock.ts';
import { startAction } from '../runner/start.ts';

await startAction(async (runner) => await installsAction(runner, { clock: systemClock }));
