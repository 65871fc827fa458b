import { systemClock } from '../actions/clock.ts';
import { webhookAction } from '../actions/webhook/run.ts';
import type { Runner } from '../runner/runner.ts';

export const run = async (runner: Runner): Promise<number> => await webhookAction(runner, { clock: systemClock });
