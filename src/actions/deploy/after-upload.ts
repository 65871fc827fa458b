import type { OpenedArchive } from '../../archive/prepacked/open-zip.ts';
import type { Status } from '../../shared/errors.ts';
import { lateWarningError } from '../step/report/warnings.ts';
import type { DeployContext } from './facts.ts';
import type { DeployInputs, Target } from './inputs/inputs.ts';
import { waitUntilLive } from './live/wait.ts';
import { endAccepted, purgeCache } from './purge.ts';
import { rollBack } from './rollback.ts';
import { siteAddress } from '../lookup/site-address.ts';
import { runSmokeTest } from './smoke-test/run.ts';
import type { AcceptedUpload } from './upload/upload.ts';

/**
 * What follows an accepted upload with `wait`: live, purge, smoke test, rollback.
 * @param rollbackZip sent after a failed smoke test
 * @throws {StepError}
 */
export async function followUntilLive(
  target: Target,
  sent: AcceptedUpload,
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
  const { status, buildId, environment, warnings } = await waitUntilLive(target, sent, inputs, context);
  if (status === 'superseded') return status;
  if (status === 'accepted') return await endAccepted(purge, context);
  // Thrown in the end: the smoke test runs even if the cache was not purged.
  const purgeError = await purgeCache(purge, 'live', context);
  const failed = await runSmokeTest(smokeTest, siteAddress(environmentUrl, environment), context);
  if (failed !== undefined) {
    if (purgeError !== undefined) runner.warning('Cache not purged', purgeError.message);
    const { failure, isTested } = failed;
    if (rollbackZip === undefined) throw failure;
    if (!isTested) {
      runner.warning('Not rolled back', 'The site did not answer at all, so the fault may lie outside the build.');
      throw failure;
    }
    throw await rollBack(
      // Only the answer to the upload is proof of which build is ours.
      { zip: rollbackZip, name: rollbackArchive?.name ?? '', buildId: sent.buildId, failure, retryAmbiguous },
      target,
      purge,
      context,
    );
  }
  if (purgeError !== undefined) throw purgeError;
  await context.services.onLive?.({ target, buildId, warnings }, context);
  if (failOnWarning && warnings.length > 0) throw lateWarningError(warnings, 'live');
  return 'live';
}
