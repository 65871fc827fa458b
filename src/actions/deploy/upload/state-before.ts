import { InvalidInputError, StepError } from '../../../shared/errors.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { safeText } from '../../../shared/safe-text.ts';
import type { DeployContext } from '../facts.ts';
import type { AfterUploadInputs, Target } from '../inputs/inputs.ts';
import { siteAddress } from '../environment/addresses.ts';
import { describeReadProblem } from '../live/messages.ts';
import { platformReads } from '../live/reads.ts';
import type { ReadAnswer } from '../outcome.ts';

/**
 * Reads the environment before an upload: which build is live now, and which domains it has. What else goes wrong, the
 * upload finds out: a 404 may be that of an environment that is not there.
 * @throws {InvalidInputError} when there is a smoke test, and no address for it; {StepError} `cannot-wait` or
 *   `unauthorized` where the read is refused, and `wait: true` needs it; {StopError}
 */
export async function readStateBeforeUpload(
  target: Target,
  { wait, smokeTest, environmentUrl }: AfterUploadInputs,
  { runner, record, calls }: DeployContext,
): Promise<ReadAnswer<EnvironmentRecord>> {
  const before = await platformReads(target, calls).environment();
  if (before.kind !== 'value') {
    if (wait === true) requireReads(before);
    if (before.kind === 'unusable') runner.info(describeReadProblem({ ...before, read: 'environment' }));
    return before;
  }
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

/** @throws {StepError} where no later read can fare better */
function requireReads({ kind, error }: Exclude<ReadAnswer<EnvironmentRecord>, { kind: 'value' }>): void {
  if (error === undefined || (kind !== 'refused' && kind !== 'no-call')) return;
  if (error.code === 'unauthorized') throw error;
  const why =
    kind === 'refused' ? ' "account" may be misspelt, or the API user lacks permission to read the environment.' : '';
  const text = `${error.message}${why} So it could not be seen when the new build is live, and nothing was sent.`;
  throw new StepError('cannot-wait', text);
}
