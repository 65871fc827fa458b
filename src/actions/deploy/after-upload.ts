import type { OpenedArchive } from '../../archive/prepacked/open-zip.ts';
import type { Status } from '../../shared/errors.ts';
import type { DeployContext } from './facts.ts';
import type { DeployInputs, Target } from './inputs/read.ts';
import { waitUntilLive } from './live/wait.ts';
import { purgeCache } from './purge.ts';
import { rollBack } from './rollback.ts';
import { siteAddress } from './target/addresses.ts';
import { runSmokeTest } from './smoke-test/run.ts';
import type { AcceptedUpload } from './upload/upload.ts';

/**
 * What follows an accepted upload. Without `wait` the cache is purged at once; with it: live, purge, smoke test, rollback.
 * @param rollbackZip sent after a failed smoke test
 * @throws {StepError}
 */
export async function afterUpload(
  target: Target,
  sent: AcceptedUpload,
  rollbackZip: OpenedArchive | undefined,
  inputs: DeployInputs,
  context: DeployContext,
): Promise<Status> {
  const { wait, smokeTest, rollbackArchive } = inputs;
  const { runner } = context;
  if (!wait) return await endAccepted(inputs, context);
  const { status, environment } = await waitUntilLive(target, sent, context);
  if (status === 'superseded') return status;
  if (status === 'accepted') {
    if (smokeTest.lines.length > 0)
      runner.info('The smoke test was not run: it needs a build that is known to be live.');
    return await endAccepted(inputs, context);
  }
  // Thrown in the end: the smoke test runs even if the cache was not purged.
  const purgeError = await purgeCache(inputs, 'live', context);
  const failed = await runSmokeTest(smokeTest, siteAddress(inputs, environment), context);
  if (failed !== undefined) {
    if (purgeError !== undefined) runner.warning('Cache not purged', purgeError.message);
    const { failure, isTested } = failed;
    if (rollbackZip === undefined) throw failure;
    if (!isTested) {
      runner.warning('Not rolled back', 'The site gave no answer at all, so it may not be the build that is wrong.');
      throw failure;
    }
    throw await rollBack(
      // Only the answer to the upload is proof of which build is ours.
      { zip: rollbackZip, name: rollbackArchive?.name ?? '', buildId: sent.buildId, failure },
      target,
      inputs,
      context,
    );
  }
  if (purgeError !== undefined) throw purgeError;
  return 'live';
}

async function endAccepted(inputs: DeployInputs, context: DeployContext): Promise<Status> {
  const purgeError = await purgeCache(inputs, 'accepted', context);
  if (purgeError !== undefined) throw purgeError;
  return 'accepted';
}
