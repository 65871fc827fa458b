import { fileURLToPath } from 'node:url';
import { openBrowser } from '../actions/rehearse/browser.ts';
import { rehearse } from '../actions/rehearse/run.ts';
import { systemClock } from '../platform/retry/clock.ts';
import type { Runner } from '../runner/runner.ts';
import { run as deploy } from './deploy.ts';

/** The local platform is a process of its own, as with the emulator action; the deploy runs in this process. */
export async function run(runner: Runner, dist: URL): Promise<number> {
  return await rehearse(runner, {
    clock: systemClock,
    program: { node: process.execPath, bundle: fileURLToPath(new URL('emulator/index.js', dist)) },
    deploy: async (deployRunner, onLive) => await deploy(deployRunner, dist, onLive),
    openBrowser: (url) => openBrowser(url, runner.variables),
  });
}
