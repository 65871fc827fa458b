import { systemClock } from '../actions/clock.ts';
import { createAppAction } from '../actions/create-app/run.ts';
import { startAction } from '../runner/start.ts';

await startAction(async (runner) => await createAppAction(runner, { clock: systemClock }));
