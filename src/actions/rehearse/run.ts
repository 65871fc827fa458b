import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../shared/safe-text.ts';
import type { EmulatorServices } from '../emulator/start.ts';
import { isPlatformRunning, stopPlatform } from '../emulator/stop.ts';
import { deployRunner } from './deploy-runner.ts';
import { startRehearsal } from './start.ts';
import type { Started } from './start.ts';

/** Outputs of the deploy that mean something once the local platform is gone; `url` does only while the site stays. */
const OUTPUTS = new Set(['status', 'error-code', 'result']);
/** How often to look whether the local platform still runs, in milliseconds. */
const POLL_INTERVAL_MS = 1000;

/** What a rehearsal uses beside the runner. */
export interface RehearseServices extends EmulatorServices {
  /** Runs the deploy action. @returns its exit code */
  readonly deploy: (runner: Runner) => Promise<number>;
  /** Shows a page to the user, where that can be done. */
  readonly openBrowser: (url: string) => void;
}

/**
 * Deploys a folder to a local platform that builds and runs it, waits until it is live, and ends it all: the workflow of
 * docs/rehearsal.md as one command.
 * @returns the exit code
 */
export async function rehearse(runner: Runner, services: RehearseServices): Promise<number> {
  let exitCode = 1;
  // A build that failed is explained by the deploy; what else went wrong, only what the app wrote can tell.
  let isExplained = false;
  try {
    let started: Started | undefined;
    const outputs = new Map<string, string>();
    const starting = { ...runner, output: (name: string, value: string) => void outputs.set(name, value) };
    exitCode = await startRehearsal(starting, { ...services, onStarted: (found) => (started = found) });
    if (exitCode !== 0 || started === undefined) {
      for (const [name, value] of outputs) runner.output(name, value);
      return exitCode;
    }
    const { details, inputs } = started;
    const url = details['site-url'] ?? '';
    const access = { ...details, environment: runner.input('environment') || details.environment };
    exitCode = await services.deploy(
      deployRunner(runner, inputs.workspace, access, (name, value) => {
        if (name === 'error-code') isExplained = value === 'build-failed';
        if (OUTPUTS.has(name) || (name === 'url' && inputs.staysOpen)) runner.output(name, value);
      }),
    );
    if (exitCode !== 0) return exitCode;
    if (inputs.staysOpen) return (exitCode = await stayOpen(url, details['portal-url'], runner, services));
    runner.info('The app is stopped again. With --open it stays, and is shown in the browser.');
    return 0;
  } finally {
    await stopPlatform(runner, services, exitCode !== 0 && !isExplained);
  }
}

/** Shows the site, and the portal beside it, until the command is interrupted, which is how it is meant to end. */
async function stayOpen(
  url: string,
  portalUrl: string | undefined,
  runner: Runner,
  { clock, openBrowser }: RehearseServices,
): Promise<number> {
  runner.info(`The site stays at ${safeText(url)} until Ctrl-C ends it.`);
  if (portalUrl !== undefined) runner.info(`Portal: ${safeText(portalUrl)}`);
  openBrowser(url);
  if (portalUrl !== undefined) openBrowser(portalUrl);
  while (isPlatformRunning(runner)) {
    await clock.sleep(POLL_INTERVAL_MS, runner.cancelled).catch(() => undefined);
    if (runner.cancelled.aborted) return 0;
  }
  runner.error('Local platform ended', 'The local platform has ended, and the site with it.');
  return 1;
}
