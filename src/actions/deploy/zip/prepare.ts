import type { Archive } from '../../../archive/archive.ts';
import type { OpenedArchive, PrepackedZip } from '../../../archive/prepacked/open-zip.ts';
import type { FileSelection } from '../../../workspace/select.ts';
import { chooseFiles } from './choose.ts';
import { StepError } from '../../../shared/errors.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { isPreview } from './explain.ts';
import type { Explain } from './explain.ts';
import type { DeployContext } from '../facts.ts';
import type { DeployInputs } from '../inputs/read.ts';
import { openArchive } from './open.ts';
import { checkArchive, packFiles } from './pack.ts';
import { requireFiles } from './require-files.ts';

/** What can be wrong with a zip as a whole; other messages name the input. */
const ABOUT_ZIP: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['no-files', 'missing-file', 'too-large', 'secret-found']);

/**
 * Chooses the files of the workspace, and explains the choice where nothing will be sent.
 * @param scratch a folder of this run
 * @throws {StepError} `invalid-file`, `no-files`, `missing-file`
 */
export async function chooseWorkspaceFiles(
  inputs: DeployInputs,
  scratch: string,
  explain: Explain,
  context: DeployContext,
): Promise<FileSelection> {
  const { runner, record } = context;
  const selection = await runner.group('Choose files', async () => await chooseFiles(inputs, scratch, context));
  record({ files: selection.files });
  await requireFiles(inputs, selection, explain);
  if (isPreview(inputs)) await explain(selection);
  return selection;
}

/** Packs the files of the workspace. @throws {StepError} also `secret-found`, `too-large` */
export async function packWorkspace(
  inputs: DeployInputs,
  scratch: string,
  explain: Explain,
  context: DeployContext,
): Promise<Archive> {
  const { runner, record } = context;
  const { files } = await chooseWorkspaceFiles(inputs, scratch, explain, context);
  const archive = await runner.group('Pack', async () => await packFiles(files, scratch, inputs, context));
  record({ archive });
  checkArchive(archive, inputs, runner);
  return archive;
}

/** Opens the zip that is sent instead of packing. @throws {StepError} */
export async function openPrepacked(
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

/** Opens the zip for a rollback before anything is sent: when it is needed, it is too late. @throws {StepError} */
export async function openRollback(
  inputs: DeployInputs,
  scratch: string,
  context: DeployContext,
): Promise<OpenedArchive | undefined> {
  const { rollbackArchive: zip } = inputs;
  const { runner } = context;
  if (zip === undefined) return undefined;
  return await runner.group('Check the zip for a rollback', async () => {
    try {
      const archive = await openArchive(zip, inputs, scratch, context);
      checkArchive(archive, inputs, runner);
      return archive;
    } catch (error) {
      if (!(error instanceof StepError) || !ABOUT_ZIP.has(error.code)) throw error;
      const advice = 'Name another zip, or set no "rollback-archive".';
      throw new StepError(error.code, `rollback-archive: ${error.message}`, 'failed', { advice });
    }
  });
}
