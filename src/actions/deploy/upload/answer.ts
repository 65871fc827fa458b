import { buildIdOf } from '../../../platform/api/builds.ts';
import { otherEnvironmentId } from '../../../platform/api/operation.ts';
import type { AcceptedOperation } from '../../../platform/api/operation.ts';
import { safeText } from '../../../shared/safe-text.ts';
import type { FollowStart } from '../outcome.ts';

/**
 * The build that the answer to an upload names, where it can be that of the upload. A build that was live before is from
 * a cached answer, and one of another environment is somebody else's. Another account or app is none of it: webhooks are
 * known to carry opaque IDs of accounts.
 * @param environment ID of the environment that the upload was sent to
 */
export function ownBuild(
  operation: AcceptedOperation | undefined,
  environment: string,
  before: FollowStart['before'],
): Pick<FollowStart, 'buildId' | 'doubt'> {
  const buildId = buildIdOf(operation?.buildPath);
  if (operation === undefined || buildId === undefined) return { buildId: undefined };
  const other = otherEnvironmentId(operation, environment);
  if (other !== undefined) return { buildId: undefined, doubt: doubtOf(`another environment (${safeText(other)})`) };
  const isOld = before?.kind === 'value' && before.value.liveBuildId === buildId;
  return isOld
    ? { buildId: undefined, doubt: doubtOf(`build ${safeText(buildId)}, which was live before`) }
    : { buildId };
}

function doubtOf(named: string): string {
  return `The answer to the upload named ${named}`;
}
