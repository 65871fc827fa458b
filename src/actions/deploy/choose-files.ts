import { statSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../../errors.ts';
import type { Runner } from '../../runner/runner.ts';
import { countOf, formatBytes, safeText } from '../../text.ts';
import { checkForBuild } from '../../workspace/build-checks.ts';
import { selectFiles } from '../../workspace/select.ts';
import type { SourceFile } from '../../workspace/files.ts';
import type { DeployInputs } from './inputs.ts';
import { logNotes } from './notes.ts';
import type { DeployContext } from './facts.ts';

/** Longest list of files in the log; the zip itself has them all. */
const MAX_LOGGED = 1000;

/**
 * Which files are sent, with a word about each thing that the user should know.
 * @param scratch a folder of this run, for what git must read from a file
 * @throws {StepError} `invalid-file`, `no-files`
 */
export async function chooseFiles(
  inputs: DeployInputs,
  scratch: string,
  { runner, signal, record }: DeployContext,
): Promise<readonly SourceFile[]> {
  const { workspace, root, rules, target } = inputs;
  const { environment } = runner;
  const runnerTemp = path.dirname(scratch);
  const listing = selectFiles({ workspace, root, rules, scratch, runnerTemp, environment });
  // While git works there is time to load what sends the zip.
  if (target !== undefined) import('axios').catch(() => undefined);
  const { files, notes } = await unlessStopped(signal, listing);
  record({ files });
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const folder = safeText(path.relative(workspace, root) || '.');
  runner.info(`${countOf(files.length, 'file')}, ${formatBytes(size)}, from ${folder}`);
  if (target === undefined || runner.isDebug) logFiles(runner, files);
  logNotes(runner, [...notes, ...checkForBuild(files)]);
  requireFiles(inputs, files);
  return files;
}

function logFiles(runner: Runner, files: readonly SourceFile[]): void {
  for (const { path: name } of files.slice(0, MAX_LOGGED)) runner.info(`  ${safeText(name)}`);
  if (files.length > MAX_LOGGED) runner.info(`  and ${files.length - MAX_LOGGED} more`);
}

/** @throws {StepError} `invalid-file` naming every required file that is not in the zip, and why. */
function requireFiles({ root, requiredFiles }: DeployInputs, files: readonly SourceFile[]): void {
  const missing = requiredFiles.filter((name) => !files.some((file) => file.path === name));
  if (missing.length === 0) return;
  const lines = missing.map((name) => {
    const stats = statSync(path.join(root, name), { throwIfNoEntry: false });
    const there = stats?.isDirectory()
      ? 'it is a folder; name a file in it'
      : 'it is there, but the rules leave it out; "include" brings it back';
    const why = stats === undefined ? 'there is no such file in "path"' : there;
    return `required-files: ${safeText(name)} is not in the zip: ${why}.`;
  });
  throw new StepError('invalid-file', lines.join('\n'));
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
