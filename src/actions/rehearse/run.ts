import path from 'node:path';
import type { Details } from '#local-platform';
import { requestPortalAddress } from '../../platform/api/local-portal.ts';
import type { Runner } from '../../runner/runner.ts';
import type { ErrorReport } from '../../shared/errors.ts';
import { safeText } from '../../shared/safe-text.ts';
import type { OnLive } from '../deploy/facts.ts';
import { sectionAbout } from '../../shared/troubleshooting.ts';
import type { EmulatorServices } from '../emulator/start.ts';
import { STATE } from '../emulator/state.ts';
import { findPlatform, stopPlatform } from '../emulator/stop.ts';
import { followBuildLog } from './build-log.ts';
import { watchLive } from './on-live.ts';
import { startRehearsal } from './start.ts';
import type { Started } from './start.ts';

/** Outputs of the deploy that mean something once the local platform is gone; `url` has a value only while the site stays. */
const OUTPUTS = new Set(['status', 'error-code', 'url', 'result']);
/** Failures that the deploy explains; what else went wrong, only what the app wrote can tell. */
const EXPLAINED = new Set(['build-failed', 'warning']);
/** How often to look whether the local platform still runs, in milliseconds. */
const POLL_INTERVAL_MS = 1000;

/** What a rehearsal uses beside the runner. */
export interface RehearseServices extends EmulatorServices {
  /** Runs the deploy action. @param onLive its service of this name. @returns its exit code */
  readonly deploy: (runner: Runner, onLive: OnLive) => Promise<number>;
  /** Shows a page to the user, where that can be done. */
  readonly openBrowser: (url: string) => void;
}

/**
 * Deploys a folder to a local platform that builds and runs it, waits until it is live, and ends it all: the workflow of
 * docs/how-to/rehearse.md as one command.
 * @returns the exit code
 */
export async function rehearse(runner: Runner, services: RehearseServices): Promise<number> {
  let exitCode = 1;
  // What was seen, where all of it is well: the last line.
  let seen = '';
  const outputs = new Map<string, string>();
  let stopFollowing: (() => Promise<void>) | undefined;
  try {
    let started: Started | undefined;
    const starting = { ...runner, output: (name: string, value: string) => void outputs.set(name, value) };
    exitCode = await startRehearsal(starting, { ...services, onStarted: (found) => (started = found) });
    if (exitCode !== 0 || started === undefined) {
      for (const [name, value] of outputs) if (OUTPUTS.has(name)) runner.output(name, value);
      return exitCode;
    }
    const { details, inputs } = started;
    const url = details['site-url'] ?? '';
    const access = { ...details, environment: runner.input('environment') || details.environment };
    if (inputs.isVerbose) stopFollowing = followBuildLog(details, runner, services);
    exitCode = await services.deploy(
      deployRunner(runner, inputs.workspace, access, (name, value) => {
        outputs.set(name, value);
        if (OUTPUTS.has(name) && (name !== 'url' || inputs.staysOpen)) runner.output(name, value);
      }),
      watchLive(inputs, url, (line) => (seen = line)),
    );
    if (exitCode !== 0 || !inputs.staysOpen) await stopFollowing?.();
    if (exitCode !== 0) return exitCode;
    if (!inputs.staysOpen) {
      runner.info('The app has stopped. --open leaves it running and shows it in the browser.');
      return exitCode;
    }
    runner.info(seen);
    seen = '';
    exitCode = await stayOpen(url, details, runner, services);
    if (exitCode !== 0) outputFailure(runner, outputs.get('result') ?? '{}');
    return exitCode;
  } finally {
    await stopFollowing?.();
    const isExplained = EXPLAINED.has(outputs.get('error-code') ?? '');
    // The deploy has shown the warnings that stand in these logs.
    await stopPlatform({ ...runner, warning: () => undefined }, services, exitCode !== 0 && !isExplained);
    if (exitCode === 0 && seen !== '') runner.info(seen);
  }
}

/** Reports that the local platform has ended, and takes back what the deploy said of an app that was live. */
function outputFailure(runner: Runner, result: string): void {
  const message = 'The local platform has ended, and the site with it.';
  const failure = { status: 'failed', 'error-code': 'internal', url: '' };
  for (const [name, value] of Object.entries(failure)) runner.output(name, value);
  const title = 'Local platform ended';
  const error: ErrorReport = { title, message, advice: '', more: sectionAbout(title, runner), step: '', lines: [] };
  runner.output('result', JSON.stringify({ ...(JSON.parse(result) as object), ...failure, error }));
  runner.error('Local platform ended', message);
}

/** Shows the site, and the portal beside it, until the command is interrupted, which is how it is meant to end. */
async function stayOpen(url: string, details: Details, runner: Runner, services: RehearseServices): Promise<number> {
  const { clock, openBrowser } = services;
  const { 'portal-url': portalUrl } = details;
  const platform = findPlatform(runner, services);
  // Not the one that is printed: what a browser is started with can be read by every user of the machine.
  const portalOnce = portalUrl === undefined ? undefined : await portalAddress(details, runner);
  runner.info(`The site stays at ${safeText(url)} until Ctrl-C ends it.`);
  if (portalUrl !== undefined) runner.info(`Portal: ${safeText(portalUrl)}`);
  openBrowser(url);
  if (portalOnce !== undefined) openBrowser(portalOnce);
  let reported = 0;
  while (platform.isRunning()) {
    const notices = platform.portalNotices();
    for (const notice of notices.slice(reported)) runner.warning('Portal code misused', safeText(notice));
    reported = notices.length;
    await clock.sleep(POLL_INTERVAL_MS, runner.cancelled).catch(() => undefined);
    if (runner.cancelled.aborted) return 0;
  }
  return 1;
}

/** An address that opens the portal once. @returns undefined where there is none: the lasting one was printed */
async function portalAddress(details: Details, runner: Runner): Promise<string | undefined> {
  try {
    const controlUrl = new URL(details['control-url']);
    return await requestPortalAddress(controlUrl, details['control-token'], runner.cancelled);
  } catch (error) {
    runner.debug(`The portal was not opened in the browser: ${safeText(String(error))}`);
    return undefined;
  }
}

/** What a deploy must know of a local platform. */
type Access = Pick<Details, 'account' | 'app' | 'environment' | 'username' | 'password' | 'headless-url' | 'site-url'>;

/** The runner as the deploy sees it: with the access to the local platform, in the folder that is rehearsed. */
function deployRunner(runner: Runner, workspace: string, access: Access, output: Runner['output']): Runner {
  const own: Readonly<Record<string, string>> = {
    path: '',
    // The rehearsal asks the pages itself (`onLive`).
    'smoke-test': '',
    wait: 'true',
    account: access.account,
    app: access.app,
    environment: access.environment,
    username: access.username,
    password: access.password,
    'headless-url': access['headless-url'],
    'environment-url': access['site-url'] ?? '',
  };
  const folder = path.relative('', workspace) === '' ? runner.messages.workspace : safeText(workspace);
  return {
    ...runner,
    input: (name) => own[name] ?? runner.input(name),
    inputAsWritten: (name) => own[name] ?? runner.inputAsWritten(name),
    messages: { ...runner.messages, workspace: folder },
    // Temporary files go into the folder of the local platform, which is removed even where this process is killed.
    variables: { ...runner.variables, GITHUB_WORKSPACE: workspace, RUNNER_TEMP: runner.state(STATE.folder) },
    output,
  };
}
