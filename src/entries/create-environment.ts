import { createEnvironmentAction } from '../actions/create-environment/run.ts';
import { systemClock } from '../actions/clock.ts';
import type { Runner } from '../runner/runner.ts';

export const run = async (runner: Runner): Promise<number> =>
  await createEnvironmentAction(runner, { clock: systemClock });
