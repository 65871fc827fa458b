import { statSync } from 'node:fs';
import path from 'node:path';
import type { WriteArchive } from '../../archive/archive.ts';
import { StepError } from '../../errors.ts';
import { uploadArchive } from '../../platform/client.ts';
import type { Runner } from '../../runner/runner.ts';
import { countOf, formatBytes, formatDuration, safeText } from '../../text.ts';
import { checkForBuild, noteLfsPointers } from '../../workspace/checks.ts';
import { collectFiles } from '../../workspace/collect.ts';
import type { SourceFile } from '../../workspace/files.ts';
import { withBuildsFound } from './ambiguity.ts';
import { callContext, stopReason, tellTarget } from '../call-context.ts';
import type { Services } from '../call-context.ts';
import type { DeployInputs, Target } from './inputs.ts';
import type { Outcome } from './outcome.ts';
import { Progress } from './progress.ts';
import { purgeCache } from './purge.ts';
import { judgeSecrets } from './secret-findings.ts';
import { tell } from './tell.ts';

/** What the flow uses beside the runner; tests hand in their own. */
export interface DeployServices extends Services {
  readonly writeArchive: WriteArchive;
}

/** One run of the deploy action, with what it has found out so far. */
export interface Deploy {
  readonly runner: Runner;
  readonly inputs: DeployInputs;
  readonly services: DeployServices;
  /** A private folder of this run below the runner's temp folder. */
  readonly scratch: string;
  readonly signal: AbortSignal;
  readonly outcome: Outcome;
  /** The files of the zip, once they are known. */
  files: readonly SourceFile[];
}

/**
 * Workspace, archive, platform: the way of a deploy. What becomes known goes into `deploy.outcome` on the way.
 * @throws {StepError}
 */
export async function runDeploy(deploy: Deploy): Promise<void> {
  const { runner, inputs, services, signal, outcome } = deploy;
  await runner.group('Choose files', async () => await chooseFiles(deploy));
  await runner.group('Pack', async () => await pack(deploy));
  if (inputs.target === undefined) {
    outcome.status = 'dry-run';
    outcome.keepArchive = true;
    runner.info(`Dry run: nothing was sent. The zip is ${outcome.archive?.path ?? ''}`);
    return;
  }
  const { target } = inputs;
  await runner.group('Upload', async () => await upload(deploy, target));
  await purgeCache(deploy, callContext(runner, services, signal));
}

async function chooseFiles(deploy: Deploy): Promise<void> {
  const { runner, inputs, scratch, signal } = deploy;
  const { workspace, root, rules } = inputs;
  const runnerTemp = path.dirname(scratch);
  const listing = collectFiles({ workspace, root, rules, scratch, runnerTemp, environment: runner.environment });
  // While git works there is time to load what sends the zip.
  if (inputs.target !== undefined) import('axios').catch(() => undefined);
  const selection = await unlessStopped(signal, listing);
  deploy.files = selection.files;
  const size = selection.files.reduce((sum, file) => sum + file.size, 0);
  runner.info(
    `${countOf(selection.files.length, 'file')}, ${formatBytes(size)}, from ${safeText(path.relative(workspace, root) || '.')}`,
  );
  if (inputs.target === undefined || runner.isDebug) listFiles(runner, selection.files);
  tell(runner, [...selection.notes, ...checkForBuild(selection.files)]);
  requireFiles(deploy);
}

/** Longest list of files in the log; the zip itself has them all. */
const MOST_LISTED = 1000;

function listFiles(runner: Runner, files: readonly SourceFile[]): void {
  for (const { path: name } of files.slice(0, MOST_LISTED)) runner.info(`  ${safeText(name)}`);
  if (files.length > MOST_LISTED) runner.info(`  and ${files.length - MOST_LISTED} more`);
}

/** @throws {StepError} `invalid-file` naming every required file that is not in the zip, and why. */
function requireFiles({ inputs, files }: Deploy): void {
  const missing = inputs.requiredFiles.filter((name) => !files.some((file) => file.path === name));
  if (missing.length === 0) return;
  const lines = missing.map((name) => {
    const stats = statSync(path.join(inputs.root, name), { throwIfNoEntry: false });
    const there = stats?.isDirectory()
      ? 'it is a folder; name a file in it'
      : 'it is there, but the rules leave it out; "include" brings it back';
    const why = stats === undefined ? 'there is no such file in "path"' : there;
    return `required-files: ${safeText(name)} is not in the zip: ${why}.`;
  });
  throw new StepError('invalid-file', lines.join('\n'));
}

async function pack(deploy: Deploy): Promise<void> {
  const { runner, inputs, services, scratch, signal, files, outcome } = deploy;
  const start = services.clock.now();
  const progress = progressOf(deploy, 'packed');
  const archive = await services
    .writeArchive({
      files,
      destination: path.join(scratch, 'app.zip'),
      level: inputs.compressionLevel,
      modified: inputs.modified,
      signal,
      secretScan: inputs.secretScan === 'off' ? undefined : { password: inputs.password },
      onProgress: progress.update.bind(progress),
    })
    .finally(() => progress.stop());
  outcome.archive = archive;
  runner.info(
    `Zip: ${formatBytes(archive.bytes)} in ${formatDuration(services.clock.now() - start)}, sha256 ${archive.sha256}`,
  );
  tell(runner, noteLfsPointers(archive.lfsPointers));
  judgeSecrets(runner, archive.secrets, inputs.secretScan);
  if (inputs.maxSize !== undefined && archive.bytes > inputs.maxSize) {
    throw new StepError(
      'too-large',
      `The zip is larger than "max-size" allows (${inputs.maxSize} bytes), so nothing was sent.`,
    );
  }
}

function progressOf({ runner, services }: Deploy, verb: 'packed' | 'sent'): Progress {
  return new Progress(
    verb,
    () => services.clock.now(),
    (line) => runner.info(line),
  );
}

async function upload(deploy: Deploy, target: Target): Promise<void> {
  const { runner, inputs, services, outcome, signal } = deploy;
  const { root, address, credentials } = target;
  const { archive } = outcome;
  if (archive === undefined) throw new TypeError('there is no archive to upload');
  tellTarget(runner, root, `account ${address.account}, app ${address.app}, environment ${address.environment}`);
  const start = services.clock.now();
  const progress = progressOf(deploy, 'sent');
  const onRequest = (request: number): void => void (outcome.attempts = request);
  const onProgress = progress.update.bind(progress);
  try {
    const request = {
      root,
      address,
      credentials,
      archive,
      retryAmbiguous: inputs.retryAmbiguous,
      onRequest,
      onProgress,
    };
    const { operation } = await uploadArchive(request, callContext(runner, services, signal));
    outcome.operation = operation;
    outcome.status = 'accepted';
  } catch (error) {
    const context = callContext(runner, services, signal);
    throw stopReason(await withBuildsFound(error, target, start, context), signal);
  } finally {
    progress.stop();
  }
  runner.info(`Accepted after ${formatDuration(services.clock.now() - start)}`);
  const { operationName, buildPath } = outcome.operation;
  if (operationName === '') {
    runner.warning(
      'No operation in the answer',
      'The platform accepted the upload with an empty answer, so operation-name and build-path are empty. The user portal shows the build.',
    );
  } else {
    runner.info(`Operation: ${operationName}\nBuild:     ${buildPath}`);
  }
}

/** Waits for work that cannot be aborted (a git command) no longer than until the step is stopped. */
async function unlessStopped<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  return await new Promise<Result>((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
