import type { Details, KeptLog } from '#local-platform';
import { requestPortalAddress } from '../../platform/api/local/control.ts';
import type { Runner } from '../../runner/runner.ts';
import type { ErrorReport } from '../../shared/errors.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { sectionAbout } from '../../shared/troubleshooting.ts';
import type { EmulatorServices } from '../emulator/start.ts';
import { findPlatform } from '../emulator/stop.ts';

/** How often to look whether the local platform and the app still run, in milliseconds. */
const POLL_INTERVAL_MS = 1000;
/** Lines that are shown of what the app wrote before it ended. */
const MAX_LINES = 30;

/** Why the site did not stay: takes the place of what the deploy said of an app that was live. */
export type SiteFailure = ReturnType<typeof failureOf>;

/**
 * Shows the site, and the portal beside it, until the command is interrupted, which is how it is meant to end.
 * @returns what was reported where the app or the local platform ended before
 */
export async function stayOpen(
  url: string,
  details: Details,
  runner: Runner,
  services: EmulatorServices & { readonly openBrowser: (url: string) => void },
): Promise<SiteFailure | undefined> {
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
    // That of an app that runs is kept once it has stopped.
    const ended = platform.logs().find(({ failure }) => failure !== undefined);
    if (ended !== undefined) return await reportApp(ended, runner);
    await clock.sleep(POLL_INTERVAL_MS, runner.cancelled).catch(() => undefined);
    if (runner.cancelled.aborted) return undefined;
  }
  const message = 'The local platform has ended, and the site with it.';
  runner.error('Local platform ended', message);
  return failureOf('internal', 'Local platform ended', message, [], runner);
}

async function reportApp(log: KeptLog, runner: Runner): Promise<SiteFailure> {
  const { failure = '' } = log;
  const lines = log.end(MAX_LINES);
  await runner.group('End of the log', async () => {
    for (const line of lines) runner.info(line);
  });
  runner.error('App ended', failure);
  return failureOf('build-failed', 'App ended', failure, lines, runner);
}

function failureOf(code: string, title: string, message: string, lines: readonly string[], runner: Runner) {
  const step = code === 'build-failed' ? 'start' : '';
  const error: ErrorReport = { title, message, advice: '', more: sectionAbout(title, runner), step, lines };
  return { error, outputs: { status: 'failed', 'error-code': code, url: '' } };
}

/** An address that opens the portal once. @returns undefined where there is none: the lasting one was printed */
async function portalAddress(details: Details, runner: Runner): Promise<string | undefined> {
  try {
    const control = { url: new URL(details['control-url']), token: details['control-token'] };
    return await requestPortalAddress(control, runner.cancelled);
  } catch (error) {
    runner.debug(`The portal was not opened in the browser: ${safeText(String(error))}`);
    return undefined;
  }
}
