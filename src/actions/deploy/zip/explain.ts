import path from 'node:path';
import { StepError } from '../../../shared/errors.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { explainSelection } from '../../../workspace/explain.ts';
import type { Rule } from '../../../workspace/rules.ts';
import type { FileSelection, SelectOptions } from '../../../workspace/select.ts';
import { asStepError } from '../../../shared/failure.ts';
import { describeExclusions, describeLargest } from './exclusions-log.ts';
import type { DeployContext, DeployRun, Explain, Explanation } from '../facts.ts';
import type { FileInputs } from '../inputs/inputs.ts';

/** Failures about files: what is not sent, and why, is part of the answer. */
const ABOUT_FILES: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['no-files', 'missing-file', 'too-large']);

/** @param required paths that must be in the zip */
export function createExplain(
  files: FileInputs,
  required: readonly string[],
  context: DeployContext & Pick<DeployRun, 'scratch'>,
): Explain {
  let explaining: Promise<Explanation | undefined> | undefined;
  return async (selection) => await (explaining ??= explainFiles(files, required, context, selection));
}

async function explainFiles(
  files: FileInputs,
  requiredFiles: readonly string[],
  { runner, record, signal, scratch }: DeployContext & Pick<DeployRun, 'scratch'>,
  selection: FileSelection | undefined,
): Promise<Explanation | undefined> {
  const wanted = new Set(requiredFiles);
  const required = new Map<string, Rule>();
  const options = selectOptions(files, { runner, signal, scratch });
  return await runner.group('What is not sent, and why', async () => {
    try {
      const exclusions = await explainSelection(options, selection, (name, rule) => {
        if (wanted.has(name)) required.set(name, rule);
      });
      record({ exclusions });
      const largest = describeLargest(selection?.files ?? []);
      const sent = largest.length === 0 ? [] : ['The largest of what is sent:', ...largest];
      for (const line of [...describeExclusions(exclusions), ...sent]) runner.info(line);
      return { exclusions, required };
    } catch (error) {
      runner.info(`It could not be found out: ${asStepError(error).message}`);
      return undefined;
    }
  });
}

/**
 * Runs a deploy, and explains the choice of files where it fails because of them.
 * @throws what the deploy throws
 */
export async function withExplanation<Result>(explain: Explain, deploy: () => Promise<Result>): Promise<Result> {
  try {
    return await deploy();
  } catch (error) {
    // One with advice of its own is not about the files of the workspace: the zip for a rollback.
    const isOurs = error instanceof StepError && error.advice === undefined;
    if (isOurs && ABOUT_FILES.has(error.code)) await explain(undefined);
    throw error;
  }
}

/** What the selection of files needs to know. */
export function selectOptions(
  { workspace, folder, rules, archives, isPreview }: FileInputs,
  { runner, signal, scratch }: Pick<DeployRun, 'runner' | 'signal' | 'scratch'>,
): SelectOptions {
  const runnerTemp = path.dirname(scratch);
  const { environment } = runner;
  // In a preview, what is not sent will be explained: git can list that at the same time.
  return { workspace, root: folder, rules, scratch, runnerTemp, archives, environment, signal, withIgnored: isPreview };
}
