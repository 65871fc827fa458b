import path from 'node:path';
import type { Details } from '#local-platform';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { OnLive } from '../deploy/facts.ts';
import type { EmulatorServices } from '../emulator/start.ts';
import { STATE } from '../emulator/state.ts';
import { stopPlatform } from '../emulator/stop.ts';
import { watchLive } from './on-live.ts';
import { startRehearsal } from './start.ts';
import type { StartedPlatform } from './start.ts';
import { stayOpen } from './stay-open.ts';
import type { SiteFailure } from './stay-open.ts';
import { readBuildLog } from '../../platform/api/local/control.ts';
import type { Services } from '../step/call-context.ts';

/** Outputs of the deploy that mean something once the local platform is gone; `url` has a value only while the site stays. */
const OUTPUTS = new Set(['status', 'error-code', 'url', 'result']);
/** Failures that the deploy explains; what else went wrong, only what the app wrote can tell. */
const EXPLAINED = new Set(['build-failed', 'warning']);
/** After how long the removal of files is mentioned, in milliseconds. */
const SLOW_MS = 500;

/** What a rehearsal uses beside the runner. */
export interface RehearseServices extends EmulatorServices {
  /** Runs the deploy action. @param onLive its service of this name. @returns its exit code */
  readonly deploy: (runner: Runner, onLive: OnLive) => Promise<number>;
  /** Shows a page to the user, where that can be done. */
  readonly openBrowser: (url: string) => void;
  /** Lets the next signal end this process at once. */
  readonly restoreSignals: () => void;
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
    let started: StartedPlatform | undefined;
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
    const onOutput = (name: string, value: string): void => {
      outputs.set(name, value);
      if (OUTPUTS.has(name) && (name !== 'url' || inputs.staysOpen)) runner.output(name, value);
    };
    const deploying = deployRunner(runner, inputs.workspace, access, onOutput);
    const onLive = watchLive(inputs, url, (line) => (seen = line));
    exitCode = await services.deploy(deploying, onLive);
    if (exitCode !== 0) return exitCode;
    if (!inputs.staysOpen) {
      await stopFollowing?.();
      runner.info('The app has stopped. --open leaves it running and shows it in the browser.');
      return exitCode;
    }
    runner.info(seen);
    seen = '';
    const failure = await stayOpen(url, details, runner, services);
    if (failure === undefined) return exitCode;
    exitCode = 1;
    reportSiteFailure(failure, outputs.get('result'), onOutput);
    return exitCode;
  } finally {
    // A second Ctrl-C ends the command at once: all but the removal of files is done or not wanted any more.
    if (runner.cancelled.aborted) services.restoreSignals();
    else runner.cancelled.addEventListener('abort', services.restoreSignals);
    await stopFollowing?.();
    const isExplained = EXPLAINED.has(outputs.get('error-code') ?? '');
    // The deploy has shown the warnings that stand in these logs.
    const quiet = { ...runner, warning: () => undefined };
    await stopPlatform(quiet, services, exitCode !== 0 && !isExplained, slowNotice(runner, services));
    if (exitCode === 0 && seen !== '') runner.info(seen);
  }
}

/** Puts outputs in place of those that the deploy has written of an app that was live. */
function reportSiteFailure({ error, outputs }: SiteFailure, result = '{}', output: Runner['output']): void {
  const changed = { ...(JSON.parse(result) as object), ...outputs, error };
  for (const [name, value] of Object.entries({ ...outputs, result: JSON.stringify(changed) })) output(name, value);
}

/** @returns is called again and again while files are removed after Ctrl-C, and says so once that takes long */
function slowNotice(runner: Runner, { clock }: RehearseServices): () => void {
  const start = clock.now();
  let isSaid = false;
  return () => {
    if (isSaid || !runner.cancelled.aborted || clock.now() - start < SLOW_MS) return;
    isSaid = true;
    runner.info('Still removing files. Ctrl-C ends this at once, and leaves the rest to the next start.');
  };
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
  const folder = path.relative('', workspace) === '' ? runner.terms.workspace : safeText(workspace);
  return {
    ...runner,
    input: (name) => own[name] ?? runner.input(name),
    inputAsWritten: (name) => own[name] ?? runner.inputAsWritten(name),
    terms: { ...runner.terms, workspace: folder, whereLocalAppLog: 'The output of the app is below.' },
    // Temporary files go into the folder of the local platform, which is removed even where this process is killed.
    variables: { ...runner.variables, GITHUB_WORKSPACE: workspace, RUNNER_TEMP: runner.state(STATE.folder) },
    output,
  };
}

/** How often to read what is new, in milliseconds. */
const POLL_INTERVAL_MS = 500;

/**
 * Prints what the build of a rehearsal and its app write, as it comes. What cannot be read is left out: the deploy itself
 * says what becomes of the build.
 * @returns prints what is left, and ends it
 */
export function followBuildLog(
  details: Details,
  runner: Pick<Runner, 'info'>,
  { clock }: Services,
): () => Promise<void> {
  const ended = new AbortController();
  const uncancelled = new AbortController().signal;
  const control = { url: new URL(details['control-url']), token: details['control-token'] };
  const follow = async (): Promise<void> => {
    let lineCount = 0;
    for (;;) {
      const isLast = ended.signal.aborted;
      const part = await readBuildLog(control, lineCount, uncancelled).catch(() => undefined);
      for (const line of part?.lines ?? []) runner.info(`  ${safeText(line)}`);
      lineCount = part?.lineCount ?? lineCount;
      if (isLast) return;
      await clock.sleep(POLL_INTERVAL_MS, ended.signal).catch(() => undefined);
    }
  };
  const following = follow();
  return async () => {
    ended.abort();
    await following;
  };
}
