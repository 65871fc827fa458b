import { statSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../../errors.ts';
import { preloadTransport } from '../../platform/transport/exchange.ts';
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
 * Selects the files to send, and logs what the user should know about the selection.
 * @param scratch a folder of this run, for what git must read from a file
 * @throws {StepError} `invalid-file`, `no-files`
 */
export async function chooseFiles(
  inputs: DeployInputs,
  scratch: string,
  { runner, signal }: DeployContext,
): Promise<readonly SourceFile[]> {
  const { workspace, root, rules, target } = inputs;
  const { environment } = runner;
  const runnerTemp = path.dirname(scratch);
  const listing = selectFiles({ workspace, root, rules, scratch, runnerTemp, environment, signal });
  // While git works there is time to load what sends the zip.
  if (target !== undefined) preloadTransport();
  const { files, notes } = await unlessStopped(signal, listing);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const folder = safeText(path.relative(workspace, root) || '.');
  runner.info(`${countOf(files.length, 'file')}, ${formatBytes(size)}, from ${folder}`);
  if (target === undefined || runner.isDebug) logFiles(runner, files);
  logNotes(runner, [...notes, ...checkForBuild(files, { root, workspace })]);
  return files;
}

function logFiles(runner: Runner, files: readonly SourceFile[]): void {
  for (const { path: name } of files.slice(0, MAX_LOGGED)) runner.info(`  ${safeText(name)}`);
  if (files.length > MAX_LOGGED) runner.info(`  and ${files.length - MAX_LOGGED} more`);
}

/** @throws {StepError} `missing-file` naming every required file that will not be in the zip, and why */
export function requireFiles({ root, requiredFiles }: DeployInputs, files: readonly SourceFile[]): void {
  const missing = requiredFiles.filter((name) => !files.some((file) => file.path === name));
  if (missing.length === 0) return;
  const lines = missing.map((name) => {
    const stats = statSync(path.join(root, name), { throwIfNoEntry: false });
    const there = stats?.isDirectory()
      ? 'it is a folder; name a file in it'
      : 'it exists, but is excluded; "include" brings it back';
    const why = stats === undefined ? 'there is no such file in "path"' : there;
    return `required-files: ${safeText(name)} is not in the zip: ${why}.`;
  });
  throw new StepError('missing-file', lines.join('\n'));
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
