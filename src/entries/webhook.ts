import { systemClock } from '../actions/clock.ts';
import { webhookAction } from '../actions/webhook/run.ts';
import { startAction } from '../runner/start.ts';

await startAction(async (runner) => await webhookAction(runner, { clock: systemClock }));
