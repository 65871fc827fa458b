import { systemClock } from '../actions/clock.ts';
import { deploy } from '../actions/deploy/deploy.ts';
import { SERVICES } from '../actions/deploy/run.ts';
import { startAction } from '../runner/start.ts';

await startAction(async (runner) => await deploy(runner, { ...SERVICES, clock: systemClock }));
