import { openBrowser } from './browser.js';
import { runAction } from './action.js';
import { changeOneLine, currentCommit, makeCheckout, trackedFiles } from './checkout.js';
import { checkMachine, makeEnvironment } from './environment.js';
import { fetchText, readLastBuild, requestPortalAddress, startPlatform } from './platform.js';
import { readableOutputs, readablePageLine, readableStep, readableSummary } from './readable.js';

/** Inputs that the local platform gives. */
const GIVEN = ['account', 'app', 'environment', 'username', 'password', 'headless-url', 'purge-cache-webhook'];
/** Outputs that are shown. */
const SHOWN = ['status', 'operation-name', 'build-path', 'archive-sha256', 'purge-status', 'url'];
/** The second log is shown from here on: until then it repeats the first. */
const SECOND_LOG_BEGINS = '::group::Wait until live';
/** The line of the page that is made of the line that changes. */
const CHANGING = 'Flat white';

/**
 * Deploys the site, changes a line of it, and deploys it again.
 * @param {import('./lifetime.js').Lifetime} lifetime
 * @param {boolean} staysOpen leaves the site running afterwards, until a signal comes
 */
export async function deployTwice(lifetime, staysOpen) {
  checkMachine();
  const environment = makeEnvironment(lifetime.folder);
  const checkout = await makeCheckout(lifetime, environment);
  const { details, ended } = await startPlatform(lifetime, environment);
  const site = details['site-url'] ?? '';
  const inputs = {
    ...Object.fromEntries(GIVEN.map((name) => [name, details[name] ?? ''])),
    wait: 'true',
    'environment-url': site,
    'smoke-test': '/ 200 Good coffee',
  };

  const heading = (/** @type {string} */ text) => lifetime.print(`\n${text}`);
  const showPage = async () => lifetime.print(readablePageLine(await fetchText(site), CHANGING));
  const deploy = async (/** @type {string | undefined} */ logBegins) => {
    const step = { workspace: checkout.folder, commit: await currentCommit(checkout), inputs, environment, logBegins };
    const { exit, ...left } = await runAction(lifetime, step);
    if (exit === 0) return left;
    const failure = (await readLastBuild(details).catch(() => undefined))?.failure;
    const reason = failure === undefined ? '' : ` The build failed at "${failure.step}": ${failure.message}`;
    throw new Error(`The step failed (${exit}).${reason}`);
  };

  lifetime.print('The local platform is up and stands in for the host. This step deploys demo/site to it:');
  lifetime.print(readableStep(inputs));
  heading('Its log:');
  const { outputs, summary } = await deploy(undefined);
  heading(`Its outputs (${SHOWN.length} of ${Object.keys(outputs).length}):`);
  lifetime.print(readableOutputs(outputs, SHOWN));
  heading('Its job summary:');
  lifetime.print(readableSummary(summary));

  const arrived = (await readLastBuild(details))?.archive.entries ?? [];
  const stray = checkout.untracked.filter((name) => arrived.includes(name));
  if (stray.length > 0) throw new Error(`These were sent, and should not be: ${stray.join(', ')}.`);
  const excluded = (await trackedFiles(checkout)).filter((name) => !arrived.includes(name));
  heading(`${arrived.length} files arrived. Left out:`);
  lifetime.print(`    ${checkout.untracked.join(', ')} (git), ${excluded.join(', ')} (.deployignore)`);
  heading(`The platform has installed, built and started the site. The page at ${site} now shows:`);
  await showPage();

  const { file, before, after } = await changeOneLine(checkout);
  heading(`Now a line of ${file} is changed and committed:`);
  lifetime.print(`  - ${before}\n  + ${after}`);
  heading('The same step runs again. The end of its log:');
  await deploy(SECOND_LOG_BEGINS);
  heading('And the line of the page:');
  await showPage();

  if (!staysOpen) {
    heading('That is all. To see the site yourself: npm run demo -- --open');
    return;
  }
  const portalOnce = await requestPortalAddress(details);
  lifetime.endsBySignal = true;
  // At once: a reader of the output may end the demo with the first of them.
  heading(`The site stays at ${site} until Ctrl-C ends it.\nPortal: ${details['portal-url']}`);
  openBrowser([site, portalOnce]);
  await ended;
  throw new Error('The local platform has ended.');
}
