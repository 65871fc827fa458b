import path from 'node:path';
import { systemClock } from '../actions/clock.ts';
import { deploy } from '../actions/deploy/run.ts';
import { createPacker } from '../archive/pack.ts';
import { startAction } from '../runner/start.ts';

// The bundle of the packing threads lies beside this one. argv[1] and not import.meta.url, which ncc would rewrite.
const workerFile = path.join(path.dirname(process.argv[1] ?? ''), '..', 'pack-worker', 'index.js');
await startAction(
  async (runner) => await deploy(runner, { writeArchive: createPacker(workerFile), clock: systemClock }),
);
