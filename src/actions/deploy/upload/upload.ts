import type { Archive } from '../../../archive/archive.ts';
import { uploadSource } from '../../../archive/archive.ts';
import { uploadArchive } from '../../../platform/api/upload.ts';
import type { PackedCommit } from '../../../platform/api/upload.ts';
import type { AcceptedOperation } from '../../../platform/api/operation.ts';
import type { Retry } from '../../../platform/retry/attempts.ts';
import { isForeign, isForeignRefusal } from '../../../platform/retry/platform-error.ts';
import type { Answer, Problem } from '../../../shared/answer.ts';
import { formatDuration } from '../../../shared/text/format.ts';
import { logTarget } from '../../step/call-context.ts';
import { addHint } from '../../lookup/not-found-hint.ts';
import { describeWhatIsThere, withBuildsFound } from './look-up.ts';
import type { AfterUploadInputs, DeployInputs, Target } from '../inputs/inputs.ts';
import type { FollowStart } from '../outcome.ts';
import { Progress } from '../progress.ts';
import type { DeployContext } from '../facts.ts';
import { resourceName } from '../../../platform/api/address.ts';
import { buildIdOf } from '../../../platform/api/builds.ts';
import { otherEnvironment, otherEnvironmentId } from '../../../platform/api/operation.ts';
import type { Runner } from '../../../runner/runner.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { InvalidInputError, StepError } from '../../../shared/errors.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { siteAddress } from '../../lookup/site-address.ts';
import { describeReadProblem } from '../live/messages.ts';
import { pollDelay } from '../../../platform/retry/poll-delay.ts';
import { platformReads } from '../live/reads.ts';

/** An upload that the platform has accepted, with what following it needs. */
export interface AcceptedUpload extends FollowStart {
  readonly operation: AcceptedOperation | undefined;
}

/**
 * Uploads the zip of the step. With `wait` the environment is read first.
 * @param visitSite called after that read with what it gave, before anything is sent; its result is `pagesBefore`
 * @throws {StepError}
 */
export async function upload<Pages>(
  { archive, commit }: Pick<DeployUpload, 'archive' | 'commit'>,
  target: Target,
  { retryAmbiguous, afterUpload }: Pick<DeployInputs, 'retryAmbiguous' | 'afterUpload'>,
  context: DeployContext,
  visitSite?: (environment: EnvironmentRecord | undefined) => Promise<Pages>,
): Promise<AcceptedUpload & { readonly pagesBefore: Pages | undefined }> {
  const { runner, record, services } = context;
  const { account, app, environment } = target.address;
  logTarget(runner, target.apiRoot, `account ${account}, app ${app}, environment ${environment}`);
  const before = afterUpload.wait ? await readStateBeforeUpload(target, afterUpload, context) : undefined;
  const pagesBefore = await visitSite?.(before?.kind === 'value' ? before.value : undefined);
  const onRequest = (attempts: number): void => record({ attempts, sentAt: services.clock.date().getTime() });
  const sent = await sendZip({ archive, commit, target, before, retryAmbiguous, onRequest }, context);
  return { ...sent, pagesBefore };
}

/** What is sent, and where. */
interface DeployUpload extends Pick<FollowStart, 'before'> {
  readonly archive: Archive;
  /** What it was packed from, where that is known. */
  readonly commit?: PackedCommit | undefined;
  readonly target: Target;
  /** Send again although the first upload may have been accepted. */
  readonly retryAmbiguous: boolean;
  /** Called before each request with its number, from 1. */
  readonly onRequest: (request: number) => void;
}

/**
 * Uploads a zip, and logs the operation.
 * @throws {StepError} with what the platform has, where it does not know the environment
 */
export async function sendZip(
  { archive, commit, target, before, retryAmbiguous, onRequest }: DeployUpload,
  { runner, services, calls, aboutToSend }: DeployContext,
): Promise<AcceptedUpload> {
  const { clock } = services;
  const since = clock.now();
  const progress = new Progress('sent', () => clock.now(), runner);
  const onProgress = progress.update.bind(progress);
  const onRetry = (retry: Retry): void => {
    calls.onRetry(retry);
    progress.restart();
  };
  const request = { ...target, zip: uploadSource(archive), commit, retryAmbiguous, onRequest, onProgress };
  aboutToSend();
  const { operation } = await uploadArchive(request, { ...calls, onRetry })
    .finally(() => progress.stop())
    .catch(async (error: unknown) => {
      const thrown = await withBuildsFound(error, target, since, calls);
      throw await addHint(thrown, target, 'list of environments', describeWhatIsThere, calls);
    });
  const pace = progress.pace();
  if (pace !== undefined) runner.info(`Sent ${pace}`);
  runner.info(`Accepted after ${formatDuration(clock.now() - since)}`);
  logOperation(runner, operation, target);
  return { operation, since, before, ...ownBuild(operation, target.address.environment, before) };
}

/**
 * The build that the answer to an upload names, where it can be that of the upload. A build that was live before is from
 * a cached answer, and one of another environment is somebody else's. Another account or app is none of it: webhooks are
 * known to carry opaque IDs of accounts.
 * @param environment ID of the environment that the upload was sent to
 */
function ownBuild(operation: AcceptedOperation | undefined, environment: string, before: FollowStart['before']) {
  const buildId = buildIdOf(operation?.buildPath);
  if (operation === undefined || buildId === undefined) return { buildId: undefined };
  const other = otherEnvironmentId(operation, environment);
  if (other !== undefined)
    return { buildId: undefined, whyNotOurs: describeNamed(`another environment (${safeText(other)})`) };
  const isOld = before?.kind === 'value' && before.value.liveBuildId === buildId;
  return isOld
    ? { buildId: undefined, whyNotOurs: describeNamed(`build ${safeText(buildId)}, which was live before`) }
    : { buildId };
}

function describeNamed(named: string): string {
  return `The answer to the upload named ${named}`;
}

/** Where the deploy can be found; public documents show an answer without names, too. */
function logOperation(runner: Runner, operation: AcceptedOperation | undefined, { address }: Target): void {
  if (operation === undefined) {
    runner.warning(
      'No operation in the answer',
      'The platform accepted the upload with an empty answer, so operation-name and build-path are empty. The user portal shows the build.',
    );
    return;
  }
  runner.info(`Operation ${operation.operationId}, build ${operation.buildId}`);
  const name = resourceName(address);
  const other = otherEnvironment(operation, name);
  if (other === undefined) return;
  runner.warning(
    'Operation of another environment',
    `The upload was sent to ${name}, but the answer names ${other}. Check in the user portal which of them has a new build.`,
  );
}

/**
 * Reads the environment before an upload: which build is live now, and which domains it has. What may be a wall gets a
 * second look. What else goes wrong, the upload finds out: a 404 may be that of an environment that is not there.
 * @throws {InvalidInputError} when there is a smoke test, and no address for it; {StepError} `unauthorized` where the
 *   credentials are refused, `cannot-wait` where `wait: true` needs the read, and it is refused; {StopError}
 */
async function readStateBeforeUpload(
  target: Target,
  { wait, smokeTest, environmentUrl }: AfterUploadInputs,
  { runner, record, calls, services, signal }: DeployContext,
): Promise<Answer<EnvironmentRecord>> {
  const reads = platformReads(target, calls);
  let before = await reads.environment();
  if (before.kind !== 'value' && isForeignRefusal(before)) {
    const delay = pollDelay(0);
    const problem = describeReadProblem({ ...before, read: 'environment' });
    runner.info(`${problem}: trying again in ${formatDuration(delay)}`);
    await services.clock.sleep(delay, signal);
    before = await reads.environment();
  }
  if (before.kind !== 'value') {
    // The upload would take the credentials along that were just refused.
    if (before.error?.code === 'unauthorized') throw before.error;
    if (wait === true) requireReads(before);
    if (before.kind === 'unusable') runner.info(describeReadProblem({ ...before, read: 'environment' }));
    return before;
  }
  const { value: environment } = before;
  const { liveBuildId } = environment;
  record({ environment });
  runner.info(liveBuildId === undefined ? 'No build is live yet' : `Live now: build ${safeText(liveBuildId)}`);
  if (smokeTest.lines.length > 0 && siteAddress(environmentUrl, environment) === undefined) {
    const problem = 'is required for "smoke-test": the platform names no domain of this environment';
    throw new InvalidInputError([{ input: 'environment-url', problem }]);
  }
  return before;
}

/** @throws {StepError} where no later read can fare better */
function requireReads({ kind, error }: Problem): void {
  if (error === undefined || (kind !== 'refused' && kind !== 'no-call')) return;
  const isRefused = kind === 'refused' && !isForeign(error);
  const why = isRefused ? ' "account" may be misspelt, or the API user lacks permission to read the environment.' : '';
  const text = `${error.message}${why} Without this read the deploy cannot see when the new build is live, so it sent nothing.`;
  throw new StepError('cannot-wait', text);
}
