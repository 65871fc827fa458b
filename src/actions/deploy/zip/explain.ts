import path from 'node:path';
import { StepError } from '../../../shared/errors.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import type { Exclusions } from '../../../workspace/exclusions.ts';
import { explainSelection } from '../../../workspace/explain.ts';
import type { Rule } from '../../../workspace/rules.ts';
import type { FileSelection, SelectOptions } from '../../../workspace/select.ts';
import { asStepError } from '../../../shared/failure.ts';
import { describeExclusions, describeLargest } from './exclusions-log.ts';
import type { DeployContext } from '../facts.ts';
import type { DeployInputs } from '../inputs/read.ts';

/** Failures about files: what is not sent, and why, is part of the answer. */
const ABOUT_FILES: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['no-files', 'missing-file', 'too-large']);

/** What is not sent and why. */
export interface Explanation {
  readonly exclusions: Exclusions;
  /** The rules behind the required files that are not sent. */
  readonly required: ReadonlyMap<string, Rule>;
}

/**
 * Explains the choice of files: logs it in a group of its own, and records it for the report. Only the first call does so.
 * It reads every file name that is not sent, so a deploy that goes well never calls it.
 * @returns undefined where it cannot be found out: it is an extra, and the log shows why
 */
export type Explain = (selection: FileSelection | undefined) => Promise<Explanation | undefined>;

export function createExplain(inputs: DeployInputs, scratch: string, context: DeployContext): Explain {
  // A zip that was packed earlier: no file was chosen here.
  if (inputs.archive !== undefined) return async () => undefined;
  let explaining: Promise<Explanation | undefined> | undefined;
  return async (selection) => await (explaining ??= explainFiles(inputs, scratch, context, selection));
}

async function explainFiles(
  inputs: DeployInputs,
  scratch: string,
  { runner, record, signal }: DeployContext,
  selection: FileSelection | undefined,
): Promise<Explanation | undefined> {
  const wanted = new Set(inputs.requiredFiles);
  const required = new Map<string, Rule>();
  const options = selectOptions(inputs, scratch, { runner, signal });
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
export async function explainingFailures<Result>(explain: Explain, deploy: () => Promise<Result>): Promise<Result> {
  try {
    return await deploy();
  } catch (error) {
    // One with advice of its own is not about the files of the workspace: the zip for a rollback.
    const isOurs = error instanceof StepError && error.advice === undefined;
    if (isOurs && ABOUT_FILES.has(error.code)) await explain(undefined);
    throw error;
  }
}

/** Whether nothing is sent, so that the choice of files is explained in full although nothing is wrong with it. */
export function isPreview({ target, isCheck }: Pick<DeployInputs, 'target' | 'isCheck'>): boolean {
  return target === undefined || isCheck;
}

export function selectOptions(
  inputs: DeployInputs,
  scratch: string,
  { runner, signal }: Pick<DeployContext, 'runner' | 'signal'>,
): SelectOptions {
  const runnerTemp = path.dirname(scratch);
  const { workspace, root, rules, rollbackArchive } = inputs;
  // What is not sent will be explained: git can list that at the same time.
  const withIgnored = isPreview(inputs);
  const archives = rollbackArchive === undefined ? [] : [rollbackArchive.file];
  const { environment } = runner;
  return { workspace, root, rules, scratch, runnerTemp, archives, environment, signal, withIgnored };
}
