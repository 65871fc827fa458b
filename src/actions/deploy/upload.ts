import type { Archive } from '../../archive/archive.ts';
import { uploadArchive } from '../../platform/api/upload.ts';
import type { AcceptedOperation } from '../../platform/api/operation.ts';
import type { Runner } from '../../runner/runner.ts';
import { formatDuration } from '../../text.ts';
import { logTarget } from '../call-context.ts';
import { withBuildsFound } from './ambiguity.ts';
import type { DeployInputs, Target } from './inputs.ts';
import { Progress } from './progress.ts';
import type { DeployContext } from './facts.ts';

/**
 * Sends the zip.
 * @throws {StepError}
 */
export async function upload(
  archive: Archive,
  target: Target,
  { retryAmbiguous }: DeployInputs,
  { runner, services, calls, record, aboutToSend }: DeployContext,
): Promise<AcceptedOperation> {
  const { clock } = services;
  const { account, app, environment } = target.address;
  logTarget(runner, target.root, `account ${account}, app ${app}, environment ${environment}`);
  const start = clock.now();
  const progress = new Progress(
    'sent',
    () => clock.now(),
    (line) => runner.info(line),
  );
  const request = {
    ...target,
    archive,
    retryAmbiguous,
    onRequest: (attempts: number) => record({ attempts }),
    onProgress: progress.update.bind(progress),
  };
  aboutToSend();
  const { operation } = await uploadArchive(request, calls)
    .finally(() => progress.stop())
    .catch(async (error: unknown) => {
      throw await withBuildsFound(error, target, start, calls);
    });
  runner.info(`Accepted after ${formatDuration(clock.now() - start)}`);
  logOperation(runner, operation);
  return operation;
}

/** Where the deploy can be found; public documents show an answer without names, too. */
function logOperation(runner: Runner, operation: AcceptedOperation): void {
  if (operation.operationName === '') {
    runner.warning(
      'No operation in the answer',
      'The platform accepted the upload with an empty answer, so operation-name and build-path are empty. The user portal shows the build.',
    );
  } else {
    runner.info(`Operation: ${operation.operationName}\nBuild:     ${operation.buildPath}`);
  }
}
