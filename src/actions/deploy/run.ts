import type { Archive } from '../../archive/archive.ts';
import type { OpenedArchive, PrepackedZip } from '../../archive/prepacked/open-zip.ts';
import type { Status } from '../../errors.ts';
import { formatDuration } from '../../text.ts';
import { defineStep } from '../step.ts';
import { afterUpload } from './after-upload.ts';
import { chooseFiles } from './choose-files.ts';
import { createExplain, explainingFailures } from './explain.ts';
import type { Explain } from './explain.ts';
import { readDeployInputs } from './inputs.ts';
import type { DeployInputs } from './inputs.ts';
import { openArchive } from './open-archive.ts';
import { checkArchive, packFiles } from './pack-files.ts';
import { deployReport } from './report.ts';
import { requireFiles } from './require-files.ts';
import { resolveEnvironment } from './resolve-environment.ts';
import type { DeployContext, DeployFacts, DeployServices } from './facts.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { upload } from './upload.ts';

/** Deploys the workspace by direct upload. */
export const deploy = defineStep<DeployInputs, DeployFacts, DeployServices>({
  webhookInputs: ['purge-cache-webhook'],
  read: readDeployInputs,
  run: runDeploy,
  report: deployReport,
});

/** Workspace, archive, platform. @throws {StepError} */
async function runDeploy(inputs: DeployInputs, context: DeployContext): Promise<Status> {
  const { runner, record, onEnd } = context;
  const { clock } = context.services;
  const start = clock.now();
  // Before a failure is reported: that comes last.
  onEnd(() => runner.info(`Total time: ${formatDuration(clock.now() - start)}`));
  const scratch = makeScratchFolder(context);
  const explain = createExplain(inputs, scratch, context);
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
  const sent = await explainingFailures(
    explain,
    async () => await runner.group('Upload', async () => await upload(archive, target, inputs, context)),
  );
  record({ accepted: true, operation: sent.operation });
  return await afterUpload(target, sent, rollbackZip, inputs, context);
}

async function packWorkspace(
  inputs: DeployInputs,
  scratch: string,
  explain: Explain,
  context: DeployContext,
): Promise<Archive> {
  const { runner, record } = context;
  return await explainingFailures(explain, async () => {
    const selection = await runner.group('Choose files', async () => await chooseFiles(inputs, scratch, context));
    record({ files: selection.files });
    await requireFiles(inputs, selection, explain);
    if (inputs.target === undefined) await explain(selection);
    const archive = await runner.group('Pack', async () => await packFiles(selection.files, scratch, inputs, context));
    record({ archive });
    checkArchive(archive, inputs, runner);
    return archive;
  });
}

async function openPrepacked(
  zip: PrepackedZip,
  inputs: DeployInputs,
  scratch: string,
  context: DeployContext,
): Promise<Archive> {
  const { runner, record } = context;
  const archive = await runner.group('Check the zip', async () => await openArchive(zip, inputs, scratch, context));
  record({ archive, files: archive.files });
  checkArchive(archive, inputs, runner);
  return archive;
}

/** Checked before anything is sent: when it is needed, it is too late. */
async function openRollback(
  inputs: DeployInputs,
  scratch: string,
  context: DeployContext,
): Promise<OpenedArchive | undefined> {
  const { rollbackArchive: zip } = inputs;
  const { runner } = context;
  if (zip === undefined) return undefined;
  return await runner.group('Check the zip for a rollback', async () => {
    const archive = await openArchive(zip, inputs, scratch, context);
    checkArchive(archive, inputs, runner);
    return archive;
  });
}
