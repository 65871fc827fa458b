// Every action needs these: imported here they are in one file of the bundle, not in chunks that load one by one.
import '../actions/inputs/input-reader.ts';
import '../actions/step/step.ts';
import { startAction } from '../runner/start.ts';
import { withLocalPlatform } from './local-platform.ts';
import { runActionOf, withClock } from './start-action.ts';
import type { ActionEntries, ImportModule } from './start-action.ts';

const calls = async () => await import('./calls.ts');

/** A row for each action and command in scripts/entries.js: what it is loaded from. */
const ACTIONS: ActionEntries = {
  deploy: async () => await import('./deploy.ts'),
  'create-app': async () => withClock((await calls()).createAppAction),
  'create-environment': async () => withClock((await calls()).createEnvironmentAction),
  'delete-environment': async () => withClock((await calls()).deleteEnvironmentAction),
  environments: async () => withClock((await calls()).environmentsAction),
  webhook: async () => withClock((await calls()).webhookAction),
  installs: async () => withClock((await calls()).installsAction),
  'emulator-start': async () => withLocalPlatform((await import('../actions/emulator/start.ts')).startEmulatorAction),
  'emulator-stop': async () => withLocalPlatform((await import('../actions/emulator/stop.ts')).stopEmulatorAction),
  rehearse: async () => await import('./rehearse.ts'),
  status: async () => withClock((await calls()).statusAction),
  builds: async () => withClock((await calls()).buildsAction),
  probe: async () => withClock((await calls()).probeAction),
  init: async () => await import('./init.ts'),
};

/** Starts an action, or the command line, which can run each of them. */
export async function start(dist: URL, name: string, importModule: ImportModule): Promise<void> {
  if (name === 'cli') {
    const { runProgram } = await import('./cli.ts');
    await runProgram(dist, ACTIONS, importModule);
    return;
  }
  await startAction(async (runner) => await runActionOf(ACTIONS, name, runner, dist, importModule));
}
