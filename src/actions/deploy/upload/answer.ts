import { resourceName } from '../../../platform/api/address.ts';
import { buildIdOf } from '../../../platform/api/builds.ts';
import { otherEnvironment, otherEnvironmentId } from '../../../platform/api/operation.ts';
import type { AcceptedOperation } from '../../../platform/api/operation.ts';
import type { Runner } from '../../../runner/runner.ts';
import { safeText } from '../../../shared/safe-text.ts';
import type { Target } from '../inputs/inputs.ts';
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

/** Where the deploy can be found; public documents show an answer without names, too. */
export function logOperation(runner: Runner, operation: AcceptedOperation | undefined, { address }: Target): void {
  if (operation === undefined) {
    runner.warning(
      'No operation in the answer',
      'The platform accepted the upload with an empty answer, so operation-name and build-path are empty. The user portal shows the build.',
    );
    return;
  }
  runner.info(`Operation: ${operation.operationName}\nBuild:     ${operation.buildPath}`);
  const name = resourceName(address);
  const other = otherEnvironment(operation, name);
  if (other === undefined) return;
  runner.warning(
    'Operation of another environment',
    `The upload was sent to ${name}, but the answer names ${other}. Look in the user portal which of them has a new build.`,
  );
}
