import type { Archive } from '../../../archive/archive.ts';
import { uploadSource } from '../../../archive/upload-source.ts';
import type { CallContext } from '../../../platform/api/api-request.ts';
import { uploadArchive } from '../../../platform/api/upload.ts';
import type { AcceptedOperation } from '../../../platform/api/operation.ts';
import type { Retry } from '../../../platform/retry/attempts.ts';
import { formatDuration } from '../../../shared/format.ts';
import { logTarget } from '../../step/call-context.ts';
import { addNotFoundHint } from '../../lookup/not-found-hint.ts';
import { logOperation, ownBuild } from './answer.ts';
import { describeWhatIsThere, withBuildsFound } from './look-up.ts';
import type { DeployInputs, Target } from '../inputs/inputs.ts';
import { readStateBeforeUpload } from './state-before.ts';
import type { FollowStart } from '../outcome.ts';
import { Progress } from '../progress.ts';
import type { DeployContext } from '../facts.ts';

/** An upload that the platform has accepted, with what following it needs. */
export interface AcceptedUpload extends FollowStart {
  readonly operation: AcceptedOperation | undefined;
}

/**
 * Uploads the zip of the step. With `wait` the environment is read first.
 * @throws {StepError}
 */
export async function upload(
  archive: Archive,
  target: Target,
  { retryAmbiguous, afterUpload }: Pick<DeployInputs, 'retryAmbiguous' | 'afterUpload'>,
  context: DeployContext,
): Promise<AcceptedUpload> {
  const { runner, record } = context;
  const { account, app, environment } = target.address;
  logTarget(runner, target.apiRoot, `account ${account}, app ${app}, environment ${environment}`);
  const before = afterUpload.wait ? await readStateBeforeUpload(target, afterUpload, context) : undefined;
  const onRequest = (attempts: number): void => record({ attempts });
  return await send({ archive, target, before, retryAmbiguous, onRequest }, context);
}

/** What is sent, and where. */
export interface Sending extends Pick<FollowStart, 'before'> {
  readonly archive: Archive;
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
export async function send(
  { archive, target, before, retryAmbiguous, onRequest }: Sending,
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
  const request = { ...target, zip: uploadSource(archive), retryAmbiguous, onRequest, onProgress };
  aboutToSend();
  const { operation } = await uploadArchive(request, { ...calls, onRetry })
    .finally(() => progress.stop())
    .catch(async (error: unknown) => {
      const thrown = await withBuildsFound(error, target, since, calls);
      const describe = async (context: CallContext): Promise<string> => await describeWhatIsThere(target, context);
      throw await addNotFoundHint(thrown, 'list of environments', describe, calls);
    });
  const pace = progress.pace();
  if (pace !== undefined) runner.info(`Sent ${pace}`);
  runner.info(`Accepted after ${formatDuration(clock.now() - since)}`);
  logOperation(runner, operation, target);
  return { operation, since, before, ...ownBuild(operation, target.address.environment, before) };
}
