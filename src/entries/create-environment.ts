import { createEnvironmentAction } from '../actions/create-environment/run.ts';
import { systemClock } from '../actions/clock.ts';
import { startAction } from '../runner/start.ts';

await startAction(async (runner) => await createEnvironmentAction(runner, { clock: systemClock }));
