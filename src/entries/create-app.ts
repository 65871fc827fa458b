import { systemClock } from '../actions/clock.ts';
import { createAppAction } from '../actions/create-app/run.ts';
import type { Runner } from '../runner/runner.ts';

export const run = async (runner: Runner): Promise<number> => await createAppAction(runner, { clock: systemClock });
