import path from 'node:path';
import type { Archive } from '../../../archive/archive.ts';
import { HeldFile } from '../../../archive/prepacked/held-file.ts';
import { StepError } from '../../../shared/errors.ts';
import type { Runner } from '../../../runner/runner.ts';
import { describeDanger } from '../../../shared/files/safe-path.ts';
import { formatBytes, formatDuration } from '../../../shared/text/format.ts';
import { isLoopback } from '../../../shared/secure-url.ts';
import type { PackedCommit } from '../../../platform/api/upload.ts';
import type { SecretFinding } from '../../../secret-scan/findings.ts';
import type { FileRules } from '../../../workspace/rules/rules.ts';
import { readBranch, readHead } from '../../../workspace/commits/head.ts';
import { notePlaceholders } from '../../../workspace/notes/placeholders.ts';
import type { SourceFile } from '../../../workspace/files.ts';
import type { FileSelection } from '../../../workspace/select.ts';
import type { FileInputs, Target, ZipInputs } from '../inputs/inputs.ts';
import { chooseFiles, logNotes } from './choose.ts';
import { Progress } from '../progress.ts';
import type { DeployRun } from '../facts.ts';
import { reportSecrets } from './secret-findings.ts';

/** What is to be sent. */
export interface ZipToSend {
  readonly archive: Archive;
  /** Undefined for a zip that was packed earlier. */
  readonly workspace: PackedWorkspace | undefined;
}

/** Where the files of the zip are from. */
export interface PackedWorkspace {
  readonly selection: FileSelection;
  /** Full hash of the commit that is checked out, where that is known: the files need not be as it has them. */
  readonly head: string | undefined;
  /** The same where it is not the one that the workflow runs for. For a pull request that is the merge. */
  readonly sentCommit: string | undefined;
}

/** Chooses the files of the workspace, and packs them. @throws {StepError} also `secret-found`, `too-large` */
export async function packWorkspace(files: FileInputs, zip: ZipInputs, run: DeployRun): Promise<ZipToSend> {
  const reading = readCommit(files, run);
  const selection = await chooseFiles(files, zip.requiredFiles, run);
  const packed = await run.runner.group('Pack', async () => await packFiles(selection.files, zip, run));
  const archive = { ...packed, secrets: packed.secrets.filter((finding) => !isNamed(finding, files.rules)) };
  const head = selection.by.isForeign ? undefined : await reading;
  const sentCommit = head === run.runner.variables['GITHUB_SHA'] ? undefined : head;
  run.record({ archive, ...(sentCommit === undefined ? {} : { sentCommit }) });
  checkArchive(archive, zip, run.runner);
  return { archive, workspace: { selection, head, sentCommit } };
}

/** Whether the user has brought back this very environment file. What is in it may be a finding of its own. */
function isNamed({ path: name, kind }: SecretFinding, { include, ignoreLines }: FileRules): boolean {
  const lines = [...include.map((line) => `!${line}`), ...ignoreLines];
  return kind === 'environment file' && lines.some((line) => [`!${name}`, `!/${name}`].includes(line.trim()));
}

/** Beside the work on the files: the job summary names the commit, and so does a Deployment. */
async function readCommit({ folder }: FileInputs, { runner, signal }: DeployRun): Promise<string | undefined> {
  if (runner.variables['GITHUB_SHA'] === undefined) return undefined;
  return await readHead({ folder, variables: runner.variables, signal });
}

/**
 * What a platform on this machine is told of a zip; any other shows the commit by itself.
 * @param workspace undefined for a zip that was packed earlier
 */
export async function packedCommit(
  workspace: PackedWorkspace | undefined,
  { folder }: FileInputs,
  { apiRoot }: Target,
  { runner, signal, calls }: DeployRun,
): Promise<PackedCommit | undefined> {
  if (workspace === undefined || !isLoopback(apiRoot.hostname)) return undefined;
  if (workspace.selection.by.isForeign) return undefined;
  const checkout = { folder, variables: runner.variables, signal };
  const sha = workspace.head ?? (await readHead(checkout));
  if (sha === undefined) return undefined;
  const job = runner.ciRun();
  // A job checks out a commit, mostly without its branch.
  const isOfJob = sha === job.commit || sha === runner.variables['GITHUB_SHA'];
  const branch = (await readBranch(checkout)) ?? (isOfJob ? job.branch : '');
  return { sha, branch: calls.holdsSecret(branch) ? '' : branch };
}

async function packFiles(
  files: readonly SourceFile[],
  { compressionLevel, modified, secretScan, password }: ZipInputs,
  { runner, services, signal, scratch, onEnd }: DeployRun,
): Promise<Archive> {
  const { clock, writeArchive } = services;
  const start = clock.now();
  const progress = new Progress('packed', () => clock.now(), runner);
  const archive = await writeArchive({
    files,
    destination: path.join(scratch, 'app.zip'),
    level: compressionLevel,
    modified,
    signal,
    secretScan: secretScan === 'off' ? undefined : { password, now: clock.date().getTime() },
    onProgress: progress.update.bind(progress),
  }).finally(() => progress.stop());
  const { bytes, sha256 } = archive;
  runner.info(`Zip: ${formatBytes(bytes)}, packed in ${formatDuration(clock.now() - start)}`);
  runner.info(`SHA-256: ${sha256}`);
  // Where other users can write to the folder for temporary files, they can put another zip in its place. To look at every
  // byte costs a fifth of the time of a fast upload, so that is done only there.
  const held = new HeldFile(archive.path, 'The zip');
  onEnd(() => held.close());
  const isSafe = (): boolean => describeDanger(scratch) === undefined;
  return { ...archive, stream: () => (isSafe() ? held.chunks() : held.verifiedChunks(sha256)) };
}

/**
 * What was learnt from the bytes of the files, and the size of the zip.
 * @throws {StepError} `secret-found`, `too-large`
 */
export function checkArchive(
  { bytes, placeholders, secrets }: Archive,
  { secretScan, maxSize }: ZipInputs,
  runner: Runner,
): void {
  logNotes(runner, notePlaceholders(placeholders));
  reportSecrets(runner, secrets, secretScan);
  if (maxSize !== undefined && bytes > maxSize) {
    const text = `The zip is larger than "max-size" allows (${maxSize} bytes), so nothing was sent.`;
    throw new StepError('too-large', text);
  }
}
