import type { Archive } from '../../archive/archive.ts';
import { uploadArchive } from '../../platform/api/upload.ts';
import { formatDuration } from '../../text.ts';
import { logTarget } from '../call-context.ts';
import { withBuildsFound } from './ambiguity.ts';
import type { DeployInputs, Target } from './inputs.ts';
import { Progress } from './progress.ts';
import type { DeployContext } from './facts.ts';

/**
 * Sends the zip, and records what the platform answers.
 * @throws {StepError}; {ExchangeError} `stopped`
 */
export async function upload(
  archive: Archive,
  target: Target,
  { retryAmbiguous }: DeployInputs,
  { runner, services, calls, record, aboutToSend }: DeployContext,
): Promise<void> {
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
    .catch(async (error: unknown) => {
      throw await withBuildsFound(error, target, start, calls);
    })
    .finally(() => progress.stop());
  record({ accepted: true, operation });
  runner.info(`Accepted after ${formatDuration(clock.now() - start)}`);
  if (operation.operationName === '') {
    runner.warning(
      'No operation in the answer',
      'The platform accepted the upload with an empty answer, so operation-name and build-path are empty. The user portal shows the build.',
    );
  } else {
    runner.info(`Operation: ${operation.operationName}\nBuild:     ${operation.buildPath}`);
  }
}
