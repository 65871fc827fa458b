import { pathInside } from '../../../shared/files/paths.ts';
import type { Runner } from '../../../runner/runner.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { countOf, firstOf, formatBytes } from '../../../shared/text/format.ts';
import { checkForBuild } from '../../../workspace/build-checks/build-checks.ts';
import type { Explanation } from '../../../workspace/explain/exclusions.ts';
import { nothingSentOf } from '../../../workspace/notes/nothing-sent.ts';
import type { Note } from '../../../workspace/rules/rules.ts';
import { selectFiles } from '../../../workspace/select.ts';
import type { FileSelection } from '../../../workspace/select.ts';
import { totalSize } from '../../../workspace/files.ts';
import type { SourceFile } from '../../../workspace/files.ts';
import { selectOptions } from './explain.ts';
import { requireFiles } from './require-files.ts';
import type { FileInputs } from '../inputs/inputs.ts';
import type { RequiredFiles } from '../inputs/zip.ts';
import type { DeployRun } from '../facts.ts';

/** Names in the line about what is not sent. */
const MAX_NAMED = 5;
/** Files that a dry run or a check lists: the largest. With debug logging there are all of them. */
const MAX_LISTED = 50;

/**
 * Chooses the files to send, and explains the choice where nothing will be sent.
 * @throws {StepError} `invalid-file`, `no-files`, `missing-file`
 */
export async function chooseFiles(files: FileInputs, required: RequiredFiles, run: DeployRun): Promise<FileSelection> {
  const selection = await run.runner.group('Choose files', async () => await select(files, run));
  run.record({ files: selection.files });
  const explain = async (): Promise<Explanation | undefined> => await run.explain(selection);
  await requireFiles(required, { folder: files.folder, exclude: files.rules.exclude, selection, explain }, run.runner);
  if (files.isPreview) await explain();
  return selection;
}

/** Selects the files, and logs what the user should know about the selection. */
async function select(inputs: FileInputs, { runner, signal, scratch }: DeployRun): Promise<FileSelection> {
  const { workspace, folder, isPreview } = inputs;
  // It ends by itself where the signal is aborted, and names what it waited for.
  const selection = await selectFiles(selectOptions(inputs, { runner, signal, scratch }));
  signal.throwIfAborted();
  const { files, notes } = selection;
  const shownFolder = safeText(pathInside(workspace, folder) ?? '') || runner.terms.workspace;
  runner.info(`${countOf(files.length, 'file')}, ${formatBytes(totalSize(files))}, from ${shownFolder}`);
  if (!isPreview) logNothingSent(runner, nothingSentOf(folder, files));
  for (const line of runner.isDebug ? listAll(files) : isPreview ? listLargest(files) : []) runner.info(line);
  logNotes(runner, [...notes, ...checkForBuild(files, { folder, workspace, skipped: selection.skipped })]);
  return selection;
}

/** The short form of what is not sent, for a deploy: it reads one folder. */
function logNothingSent(runner: Runner, names: readonly string[]): void {
  if (names.length === 0) return;
  runner.info(`Not sent at the top level: ${firstOf(names, MAX_NAMED, safeText)} (a dry run shows why)`);
}

function listAll(files: readonly SourceFile[]): string[] {
  return files.map(({ path: name }) => `  ${safeText(name)}`);
}

/** In the order of the zip, as all of them are. */
function listLargest(files: readonly SourceFile[]): string[] {
  if (files.length <= MAX_LISTED) return listAll(files);
  const largest = new Set(files.toSorted((one, other) => other.size - one.size).slice(0, MAX_LISTED));
  const rest = `and ${countOf(files.length - MAX_LISTED, 'smaller file')}: debug logging lists all (RUNNER_DEBUG=1)`;
  return [...listAll(files.filter((file) => largest.has(file))), `  ${rest}`];
}

/** Shows notes of the workspace as annotations or lines of the log. */
export function logNotes(runner: Runner, notes: readonly Note[]): void {
  for (const { level, title, text } of notes) {
    if (level === 'info') runner.info(text);
    else runner[level](title, text);
  }
}
