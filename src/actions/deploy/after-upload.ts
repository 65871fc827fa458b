import type { Status } from '../../errors.ts';
import type { DeployContext } from './facts.ts';
import type { DeployInputs, Target } from './inputs.ts';
import { waitUntilLive } from './live/wait.ts';
import { purgeCache } from './purge.ts';
import type { AcceptedUpload } from './upload.ts';

/**
 * What follows an accepted upload. Without `wait` the cache is purged at once; with it once live.
 * @throws {StepError}
 */
export async function afterUpload(
  target: Target,
  sent: AcceptedUpload,
  inputs: DeployInputs,
  context: DeployContext,
): Promise<Status> {
  if (!inputs.wait) return await endAccepted(inputs, context);
  const { status } = await waitUntilLive(target, sent, context);
  if (status === 'superseded') return status;
  if (status === 'accepted') return await endAccepted(inputs, context);
  const purgeError = await purgeCache(inputs, 'live', context);
  if (purgeError !== undefined) throw purgeError;
  return 'live';
}

async function endAccepted(inputs: DeployInputs, context: DeployContext): Promise<Status> {
  const purgeError = await purgeCache(inputs, 'accepted', context);
  if (purgeError !== undefined) throw purgeError;
  return 'accepted';
}
