import type { OpenedArchive } from '../../archive/prepacked/open-zip.ts';
import type { Status } from '../../shared/errors.ts';
import { lateWarningError } from '../step/report/warnings.ts';
import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import type { DeployContext } from './facts.ts';
import type { AfterUploadInputs, DeployInputs, Target } from './inputs/inputs.ts';
import { waitUntilLive } from './live/wait.ts';
import { endAccepted, purgeCache } from './purge.ts';
import { rollBack } from './rollback.ts';
import { siteAddress } from '../lookup/site-address.ts';
import { isSiteAnswer } from './smoke-test/blame.ts';
import type { PagesBefore } from './smoke-test/blame.ts';
import { describeOnce, visitOnce } from './smoke-test/once.ts';
import { runSmokeTest, visitContext } from './smoke-test/run.ts';
import type { AcceptedUpload } from './upload/upload.ts';

/**
 * Visits the pages of the smoke test before the upload, so that a rollback is not for what was there before.
 * @returns what does so, given the environment as it was read
 */
export function visitBefore(
  { smokeTest, environmentUrl }: AfterUploadInputs,
  context: DeployContext,
): (environment: EnvironmentRecord | undefined) => Promise<PagesBefore | undefined> {
  return async (environment) => {
    const site = siteAddress(environmentUrl, environment);
    if (site === undefined) return undefined;
    const pages = await visitOnce(smokeTest.lines, site, visitContext(context));
    context.runner.info(`Before the upload: ${describeOnce(smokeTest.lines, pages)}`);
    return pages;
  };
}

/**
 * Runs the smoke test once.
 * @returns what does so, given the environment, and says what the site itself answers wrongly, as a clause: no wall, no
 *   password page and no broken network is a reason to send the same again
 */
export function testSite({ smokeTest: { lines }, environmentUrl }: AfterUploadInputs, context: DeployContext) {
  return async (environment: EnvironmentRecord): Promise<string | undefined> => {
    const site = siteAddress(environmentUrl, environment);
    if (site === undefined || lines.length === 0) return undefined;
    const pages = await visitOnce(lines, site, visitContext(context));
    context.runner.info(`Smoke test: ${describeOnce(lines, pages)}`);
    const answers = [...pages.values()].filter((page) => isSiteAnswer(page) && page.result !== 401);
    return answers.find(({ problem }) => problem !== undefined)?.problem;
  };
}

/**
 * What follows an accepted upload with `wait`: live, purge, smoke test, rollback.
 * @param rollbackZip sent after a failed smoke test
 * @throws {StepError}
 */
export async function completeDeploy(
  target: Target,
  sent: AcceptedUpload & { readonly pagesBefore: PagesBefore | undefined },
  rollbackZip: OpenedArchive | undefined,
  {
    afterUpload: inputs,
    retryAmbiguous,
    failOnWarning,
  }: Pick<DeployInputs, 'afterUpload' | 'retryAmbiguous' | 'failOnWarning'>,
  context: DeployContext,
): Promise<Status> {
  const { smokeTest, purge, environmentUrl, rollbackArchive } = inputs;
  const { runner } = context;
  const { status, buildId, oldUntil, environment, warnings } = await waitUntilLive(target, sent, inputs, context);
  if (status === 'superseded') return status;
  if (status === 'accepted') return await endAccepted(purge, context);
  // Thrown in the end: the smoke test runs even if the cache was not purged.
  const purgeError = await purgeCache(purge, 'live', context);
  const site = siteAddress(environmentUrl, environment);
  const build = buildId === undefined ? undefined : { id: buildId, oldUntil };
  const failed = await runSmokeTest(smokeTest, site, context, { build, before: sent.pagesBefore });
  if (failed !== undefined) {
    if (purgeError !== undefined) runner.warning('Cache not purged', purgeError.message);
    const { failure, whyNotRolledBack } = failed;
    if (rollbackZip === undefined) throw failure;
    if (whyNotRolledBack !== undefined) {
      runner.warning('Not rolled back', whyNotRolledBack);
      throw failure;
    }
    const name = rollbackArchive?.name ?? '';
    // Only the answer to the upload is proof of which build is ours.
    const start = { zip: rollbackZip, name, buildId: sent.buildId, failure, retryAmbiguous };
    throw await rollBack(start, target, { purge, smokeTest, site }, context);
  }
  if (purgeError !== undefined) throw purgeError;
  await context.services.onLive?.({ target, buildId, warnings }, context);
  if (failOnWarning && warnings.length > 0) throw lateWarningError(warnings, 'live');
  return 'live';
}
