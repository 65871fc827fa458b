import { preloadTransport } from '../../../platform/transport/exchange.ts';
import type { Runner } from '../../../runner/runner.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { countOf, firstLines, firstOf, formatBytes } from '../../../shared/format.ts';
import { checkForBuild } from '../../../workspace/build-checks.ts';
import { pathInside } from '../../../workspace/inside.ts';
import { nothingSentOf } from '../../../workspace/nothing-sent.ts';
import { selectFiles } from '../../../workspace/select.ts';
import type { FileSelection } from '../../../workspace/select.ts';
import { totalSize } from '../../../workspace/files.ts';
import type { SourceFile } from '../../../workspace/files.ts';
import { isPreview, selectOptions } from './explain.ts';
import type { DeployInputs } from '../inputs/read.ts';
import { logNotes } from './notes.ts';
import type { DeployContext } from '../facts.ts';

/** Names in the line about what is not sent. */
const MAX_NAMED = 5;
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
): Promise<FileSelection> {
  const { workspace, root, target } = inputs;
  const inFull = isPreview(inputs);
  const listing = selectFiles(selectOptions(inputs, scratch, { runner, signal }));
  // While git works there is time to load what sends the zip.
  if (target !== undefined) preloadTransport();
  const selection = await listing;
  signal.throwIfAborted();
  const { files, notes } = selection;
  const size = totalSize(files);
  const folder = safeText(pathInside(workspace, root) ?? '') || runner.words.workspace;
  runner.info(`${countOf(files.length, 'file')}, ${formatBytes(size)}, from ${folder}`);
  if (!inFull) logNothingSent(runner, nothingSentOf(root, files));
  if (inFull || runner.isDebug) logFiles(runner, files);
  logNotes(runner, [...notes, ...checkForBuild(files, { root, workspace })]);
  return selection;
}

/** The short form of what is not sent, for a deploy: it reads one folder. */
function logNothingSent(runner: Runner, names: readonly string[]): void {
  if (names.length === 0) return;
  runner.info(`Not sent at the top level: ${firstOf(names, MAX_NAMED, safeText)} (a dry run shows why)`);
}

function logFiles(runner: Runner, files: readonly SourceFile[]): void {
  for (const line of firstLines(files, MAX_LOGGED, ({ path: name }) => `  ${safeText(name)}`)) runner.info(line);
}
