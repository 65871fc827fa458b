import type { Status } from '../../shared/errors.ts';
import { formatDuration } from '../../shared/text/format.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { defineStep } from '../step/step.ts';
import { preloadTransport } from '../../platform/transport/exchange.ts';
import { createExplain, withExplanation } from './zip/explain.ts';
import { reportToGitHub } from './github/report.ts';
import { openPrepacked, openRollback } from './zip/open.ts';
import { checkFiles, checkTarget } from './check.ts';
import { endAccepted } from './purge.ts';
import type { DeployContext, DeployFacts, DeployRun, DeployServices } from './facts.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import { readDeployInputs } from './inputs/inputs.ts';
import { packedCommit, packWorkspace } from './zip/pack.ts';
import { deployReport } from './report/outputs.ts';
import { resolveEnvironment } from './environment/resolve.ts';
import { upload } from './upload/upload.ts';
import { holdTempFolder } from './zip/temp-folder.ts';
import { makeTempFolder, tempFolder } from '../inputs/runner-folder.ts';

/** Deploys the workspace by direct upload. */
export const deploy = defineStep<DeployInputs, DeployFacts, DeployServices>({
  inputs: INPUTS.deploy,
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
  const explain = createExplain(inputs.files, { ...context, scratch });
  const run: DeployRun = { ...context, scratch, explain };
  // A zip that was packed earlier: no file was chosen here.
  if (inputs.zip.archive !== undefined) return await deployFiles(inputs, run);
  return await withExplanation(explain, async () => await deployFiles(inputs, run));
}

/** Workspace, archive, platform. @throws {StepError} */
async function deployFiles(inputs: DeployInputs, run: DeployRun): Promise<Status> {
  const { files, zip, afterUpload: after, github } = inputs;
  const isReported = (github.deployment || github.comment) && !inputs.isCheck;
  const deployment = isReported && inputs.target ? reportToGitHub(inputs.target, inputs, run) : undefined;
  if (inputs.target !== undefined && inputs.isCheck) {
    const sendable = await checkFiles(inputs, run);
    return await checkTarget(inputs.target, sendable, run);
  }
  const preparing = zip.archive === undefined ? packWorkspace(files, zip, run) : openPrepacked(zip.archive, zip, run);
  // While git works there is time to load what sends the zip.
  if (inputs.target !== undefined) preloadTransport();
  const packed = await preparing;
  const { archive } = packed;
  if (inputs.target === undefined) {
    run.stopOnWarning();
    run.runner.info(`Dry run: nothing was sent. The zip is ${archive.path}`);
    return 'dry-run';
  }
  const rollbackZip = await openRollback(after.rollbackArchive, zip, run);
  // A third of the code, which most deploys do without: loaded before anything is sent, where a failure does no harm.
  const followUp = after.wait ? await import('./after-upload.ts') : undefined;
  const target = await resolveEnvironment(inputs.target, run);
  if ((await deployment?.isUnchanged(archive, target, followUp?.testSite(after, run))) === true) return 'skipped';
  const visitSite = rollbackZip && followUp?.visitBefore(after, run);
  const commit = await packedCommit(packed.workspace, files, target, run);
  const request = { archive, commit };
  const sent = await run.runner.group('Upload', async () => await upload(request, target, inputs, run, visitSite));
  const sentAt = run.services.clock.date().getTime();
  run.record({ accepted: true, operation: sent.operation, sentAt });
  deployment?.begin({ ...packed, target, sent });
  try {
    if (followUp === undefined) return await endAccepted(after.purge, run);
    return await followUp.completeDeploy(target, sent, rollbackZip, inputs, run);
  } finally {
    // Without `wait` there was little time for it.
    await deployment?.recordChanges();
  }
}

/**
 * A private folder of this run below the runner's temp folder. It is removed in every ending but that of a dry run,
 * which leaves its zip there.
 * @throws {StepError} `invalid-file` naming the temp folder
 */
function makeScratchFolder({ runner, onEnd }: DeployContext): string {
  const { variables } = runner;
  const folder = makeTempFolder(tempFolder(variables), 'headless-deploy-', variables);
  const end = holdTempFolder(folder);
  onEnd(({ status }) => end(status === 'dry-run'));
  return folder;
}
