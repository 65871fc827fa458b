import type { Status } from '../../shared/errors.ts';
import { formatDuration } from '../../shared/format.ts';
import { defineStep } from '../step/step.ts';
import { afterUpload } from './after-upload.ts';
import { checkFiles, checkTarget } from './check.ts';
import { createExplain, explainingFailures } from './zip/explain.ts';
import type { Explain } from './zip/explain.ts';
import type { DeployContext, DeployFacts, DeployServices } from './facts.ts';
import { startDeployment } from './github/deployment.ts';
import { reportToGitHub } from './github/report.ts';
import { isUnchanged } from './github/unchanged.ts';
import { readDeployInputs } from './inputs/read.ts';
import type { DeployInputs } from './inputs/read.ts';
import { openPrepacked, openRollback, packWorkspace } from './zip/prepare.ts';
import { deployReport } from './report/outputs.ts';
import { resolveEnvironment } from './target/resolve.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { upload } from './upload/upload.ts';

/** Deploys the workspace by direct upload. */
export const deploy = defineStep<DeployInputs, DeployFacts, DeployServices>({
  webhookInputs: ['purge-cache-webhook'],
  read: readDeployInputs,
  run: runDeploy,
  report: deployReport,
});

/** @throws {StepError} */
async function runDeploy(inputs: DeployInputs, context: DeployContext): Promise<Status> {
  const { runner, onEnd } = context;
  const { clock } = context.services;
  const start = clock.now();
  // Before a failure is reported: that comes last.
  onEnd(() => runner.info(`Total time: ${formatDuration(clock.now() - start)}`));
  const scratch = makeScratchFolder(context);
  const explain = createExplain(inputs, scratch, context);
  return await explainingFailures(explain, async () => await deployFiles(inputs, scratch, explain, context));
}

/** Workspace, archive, platform. @throws {StepError} */
async function deployFiles(
  inputs: DeployInputs,
  scratch: string,
  explain: Explain,
  context: DeployContext,
): Promise<Status> {
  const { runner, record } = context;
  const github = reportToGitHub(inputs, context);
  if (inputs.target !== undefined && inputs.isCheck) {
    const files = await checkFiles(inputs, scratch, explain, context);
    return await checkTarget(inputs.target, files, context);
  }
  const archive =
    inputs.archive === undefined
      ? await packWorkspace(inputs, scratch, explain, context)
      : await openPrepacked(inputs.archive, inputs, scratch, context);
  if (inputs.target === undefined) {
    runner.info(`Dry run: nothing was sent. The zip is ${archive.path}`);
    return 'dry-run';
  }
  const rollbackZip = await openRollback(inputs, scratch, context);
  const target = await resolveEnvironment(inputs.target, context);
  if (await isUnchanged(github, archive, target, inputs, context)) return 'skipped';
  const sent = await runner.group('Upload', async () => await upload(archive, target, inputs, context));
  record({ accepted: true, operation: sent.operation });
  startDeployment(github, { archive, target, sent }, inputs, context);
  return await afterUpload(target, sent, rollbackZip, inputs, context);
}
