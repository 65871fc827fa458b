import path from 'node:path';
import { StepError } from '../../../shared/errors.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { asStepError } from '../../../shared/failure.ts';
import type { Explanation } from '../../../workspace/explain/exclusions.ts';
import { explainSelection } from '../../../workspace/explain/explain.ts';
import type { FileSelection, SelectOptions } from '../../../workspace/select.ts';
import type { DeployRun, Explain } from '../facts.ts';
import type { FileInputs } from '../inputs/inputs.ts';
import { describeExclusions, describeLargest } from './exclusions-log.ts';

/** Failures about files: what is not sent, and why, is part of the answer. */
const ABOUT_FILES: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['no-files', 'missing-file', 'too-large']);

export function createExplain(files: FileInputs, run: Omit<DeployRun, 'explain'>): Explain {
  let explaining: Promise<Explanation | undefined> | undefined;
  return async (selection) => await (explaining ??= explainFiles(files, run, selection));
}

async function explainFiles(files: FileInputs, run: Omit<DeployRun, 'explain'>, selection: FileSelection | undefined) {
  const { runner, record } = run;
  return await runner.group('What is not sent, and why', async () => {
    try {
      const explanation = await explainSelection(selectOptions(files, run), selection);
      const { exclusions } = explanation;
      record({ exclusions });
      const largest = describeLargest(selection?.files ?? []);
      const sent = largest.length === 0 ? [] : ['The largest of what is sent:', ...largest];
      for (const line of [...describeExclusions(exclusions), ...sent]) runner.info(line);
      return explanation;
    } catch (error) {
      runner.info(`Could not determine: ${asStepError(error).message}`);
      return undefined;
    }
  });
}

/** Runs a deploy, and explains the choice of files where it fails because of them. @throws what the deploy throws */
export async function withExplanation<Result>(explain: Explain, deploy: () => Promise<Result>): Promise<Result> {
  try {
    return await deploy();
  } catch (error) {
    // One with advice of its own is not about the files of the workspace: the zip for a rollback.
    const isOurs = error instanceof StepError && error.advice === undefined;
    if (isOurs && ABOUT_FILES.has(error.code)) await explain();
    throw error;
  }
}

/** What the selection of files needs to know. */
export function selectOptions(
  { isPreview, ...files }: FileInputs,
  { runner, signal, scratch }: Pick<DeployRun, 'runner' | 'signal' | 'scratch'>,
): SelectOptions {
  const runnerTemp = path.dirname(scratch);
  // In a preview, what is not sent will be explained: git can list that at the same time.
  return { ...files, scratch, runnerTemp, variables: runner.variables, signal, withIgnored: isPreview };
}
