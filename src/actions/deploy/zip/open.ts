import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openZip } from '../../../archive/prepacked/open-zip.ts';
import type { OpenedArchive, PrepackedZip } from '../../../archive/prepacked/open-zip.ts';
import { StepError } from '../../../shared/errors.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { countOf, formatBytes, formatDuration } from '../../../shared/text/format.ts';
import { checkForBuild } from '../../../workspace/build-checks/build-checks.ts';
import { totalSize } from '../../../workspace/files.ts';
import type { DeployRun } from '../facts.ts';
import type { ZipInputs } from '../inputs/inputs.ts';
import { logNotes } from './choose.ts';
import { checkArchive } from './pack.ts';
import type { ZipToSend } from './pack.ts';
import { Progress } from '../progress.ts';
import { requireEntries } from './require-files.ts';

/** What can be wrong with a zip as a whole; other messages name the input. */
const ABOUT_ZIP: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['no-files', 'missing-file', 'too-large', 'secret-found']);

/** Opens the zip that is sent instead of packing. @throws {StepError} */
export async function openPrepacked(given: PrepackedZip, zip: ZipInputs, run: DeployRun): Promise<ZipToSend> {
  const opened = await run.runner.group('Check the zip', async () => await openArchive(given, zip, run));
  run.record({ archive: opened, files: opened.files });
  checkArchive(opened, zip, run.runner);
  return { archive: opened, workspace: undefined };
}

/** Opens the zip for a rollback before anything is sent: when it is needed, it is too late. @throws {StepError} */
export async function openRollback(
  given: PrepackedZip | undefined,
  zip: ZipInputs,
  run: DeployRun,
): Promise<OpenedArchive | undefined> {
  if (given === undefined) return undefined;
  return await run.runner.group('Check the zip for a rollback', async () => {
    try {
      const opened = await openArchive(given, zip, run);
      checkArchive(opened, zip, run.runner);
      return opened;
    } catch (error) {
      if (!(error instanceof StepError) || !ABOUT_ZIP.has(error.code)) throw error;
      const advice = 'Name another zip, or leave "rollback-archive" empty.';
      throw new StepError(error.code, `rollback-archive: ${error.message}`, 'failed', { advice });
    }
  });
}

/**
 * Opens a zip that was packed earlier, and checks it as the files of a workspace are. The step closes it in every ending.
 * @throws {StepError} `invalid-input` (another SHA-256), `invalid-file`, `no-files`, `missing-file`
 */
async function openArchive(
  given: PrepackedZip,
  { requiredFiles, secretScan, password }: ZipInputs,
  { runner, services, signal, onEnd, scratch }: DeployRun,
): Promise<OpenedArchive> {
  const { clock } = services;
  const start = clock.now();
  const progress = new Progress('checked', () => clock.now(), runner);
  const archive = await openZip(given, {
    signal,
    secretScan: secretScan === 'off' ? undefined : { password, now: clock.date().getTime() },
    onProgress: progress.update.bind(progress),
  }).finally(() => progress.stop());
  onEnd(() => archive.close());
  const { bytes, files, sha256 } = archive;
  const size = totalSize(files);
  runner.info(`${countOf(files.length, 'file')}, ${formatBytes(size)}, in ${safeText(given.name)}`);
  runner.info(`Zip: ${formatBytes(bytes)}, checked in ${formatDuration(clock.now() - start)}, sha256 ${sha256}`);
  logNotes(runner, checkForBuild(sourcesOf(archive, path.join(scratch, given.input)), undefined));
  requireEntries(requiredFiles, files, runner);
  return archive;
}

/**
 * The files as a listing of the workspace has them; of those that the checks read there are copies.
 * @param copies how their paths begin
 */
function sourcesOf({ files, atRoot }: OpenedArchive, copies: string) {
  const copyOf = (name: string): string => `${copies}-${name}`;
  for (const [name, bytes] of atRoot) writeFileSync(copyOf(name), bytes, { mode: 0o600, flag: 'wx' });
  return files.map((file) => ({ ...file, source: atRoot.has(file.path) ? copyOf(file.path) : '', mtimeMs: 0 }));
}
