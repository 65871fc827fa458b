import { fileURLToPath } from 'node:url';
import { systemClock } from '../shared/clock.ts';
import type { OnLive } from '../actions/deploy/facts.ts';
import { deploy } from '../actions/deploy/run.ts';
import { createPacker } from '../archive/pack.ts';
import type { Runner } from '../runner/runner.ts';

export const run = async (runner: Runner, dist: URL): Promise<number> => await runDeploy(runner, dist);

/** The bundle of the packing threads is in `dist`, too. @param onLive what a rehearsal does */
export async function runDeploy(runner: Runner, dist: URL, onLive?: OnLive): Promise<number> {
  const writeArchive = createPacker(fileURLToPath(new URL('pack-worker/index.js', dist)));
  return await deploy(runner, { writeArchive, clock: systemClock, onLive });
}
