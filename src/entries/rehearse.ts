import { openBrowser } from '../actions/rehearse/browser.ts';
import { rehearse } from '../actions/rehearse/run.ts';
import { systemClock } from '../shared/clock.ts';
import type { Runner } from '../runner/runner.ts';
import { restoreSignals } from '../runner/start.ts';
import { runDeploy } from './deploy.ts';
import { loadLocalPlatform } from './local-platform.ts';
import type { ImportModule } from './start-action.ts';

/** The local platform is a process of its own, as with the emulator action; the deploy runs in this process. */
export async function run(runner: Runner, dist: URL, importModule: ImportModule): Promise<number> {
  return await rehearse(runner, {
    clock: systemClock,
    ...(await loadLocalPlatform(dist, importModule)),
    deploy: async (deployRunner, onLive) => await runDeploy(deployRunner, dist, onLive),
    openBrowser: (url) => openBrowser(url, runner.variables),
    restoreSignals,
  });
}
