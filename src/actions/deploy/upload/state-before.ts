import { InvalidInputError } from '../../../shared/errors.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { safeText } from '../../../shared/safe-text.ts';
import type { DeployContext } from '../facts.ts';
import type { AfterUploadInputs, Target } from '../inputs/inputs.ts';
import { siteAddress } from '../target/addresses.ts';
import { platformReads } from '../live/reads.ts';
import type { ReadAnswer } from '../outcome.ts';

/**
 * Reads the environment before an upload: which build is live now, and which domains it has. Whatever goes wrong, the
 * upload finds out.
 * @throws {InvalidInputError} when there is a smoke test, and no address for it; {StopError}
 */
export async function readStateBeforeUpload(
  target: Target,
  { smokeTest, environmentUrl }: AfterUploadInputs,
  { runner, record, calls }: DeployContext,
): Promise<ReadAnswer<EnvironmentRecord>> {
  const before = await platformReads(target, calls).environment();
  if (before.kind !== 'value') return before;
  const { value: environment } = before;
  const { liveBuildId } = environment;
  record({ environment });
  runner.info(liveBuildId === undefined ? 'No build is live yet' : `Live now: build ${safeText(liveBuildId)}`);
  if (smokeTest.lines.length > 0 && siteAddress(environmentUrl, environment, target.apiRoot) === undefined) {
    const problem = 'is required for "smoke-test": the platform names no domain of this environment';
    throw new InvalidInputError([{ input: 'environment-url', problem }]);
  }
  return before;
}
