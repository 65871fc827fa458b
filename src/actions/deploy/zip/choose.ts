import type { Runner } from '../../../runner/runner.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { countOf, firstLines, firstOf, formatBytes } from '../../../shared/format.ts';
import { checkForBuild } from '../../../workspace/build-checks.ts';
import { pathInside } from '../../../workspace/inside.ts';
import { nothingSentOf } from '../../../workspace/nothing-sent.ts';
import type { Note } from '../../../workspace/rules.ts';
import { selectFiles } from '../../../workspace/select.ts';
import type { FileSelection } from '../../../workspace/select.ts';
import { totalSize } from '../../../workspace/files.ts';
import type { SourceFile } from '../../../workspace/files.ts';
import { selectOptions } from './explain.ts';
import { requireFiles } from './require-files.ts';
import type { FileInputs } from '../inputs/inputs.ts';
import type { DeployRun } from '../facts.ts';

/** Names in the line about what is not sent. */
const MAX_NAMED = 5;
/** Longest list of files in the log; the zip itself has them all. */
const MAX_LOGGED = 1000;

/**
 * Chooses the files to send, and explains the choice where nothing will be sent.
 * @param required paths that must be in the zip
 * @throws {StepError} `invalid-file`, `no-files`, `missing-file`
 */
export async function chooseFiles(
  files: FileInputs,
  required: readonly string[],
  run: DeployRun,
): Promise<FileSelection> {
  const selection = await run.runner.group('Choose files', async () => await select(files, run));
  run.record({ files: selection.files });
  await requireFiles(files.folder, required, selection, run.explain);
  if (files.isPreview) await run.explain(selection);
  return selection;
}

/** Selects the files, and logs what the user should know about the selection. */
async function select(inputs: FileInputs, { runner, signal, scratch }: DeployRun): Promise<FileSelection> {
  const { workspace, folder, isPreview } = inputs;
  // It ends by itself where the signal is aborted, and names what it waited for.
  const selection = await selectFiles(selectOptions(inputs, { runner, signal, scratch }));
  signal.throwIfAborted();
  const { files, notes } = selection;
  const shownFolder = safeText(pathInside(workspace, folder) ?? '') || runner.messages.workspace;
  runner.info(`${countOf(files.length, 'file')}, ${formatBytes(totalSize(files))}, from ${shownFolder}`);
  if (!isPreview) logNothingSent(runner, nothingSentOf(folder, files));
  if (isPreview || runner.isDebug) logFiles(runner, files);
  logNotes(runner, [...notes, ...checkForBuild(files, { folder, workspace })]);
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

/** Shows notes of the workspace as annotations or lines of the log. */
export function logNotes(runner: Runner, notes: readonly Note[]): void {
  for (const { level, title, text } of notes) {
    if (level === 'info') runner.info(text);
    else runner[level](title, text);
  }
}
