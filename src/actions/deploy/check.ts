import { unlessRefused } from '../../platform/api/api-request.ts';
import { StepError, StopError } from '../../shared/errors.ts';
import { totalSize } from '../../workspace/files.ts';
import type { SourceFile } from '../../workspace/files.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { countOf, formatBytes, joinMessages } from '../../shared/text/format.ts';
import { logTarget } from '../step/call-context.ts';
import type { DeployContext, DeployRun } from './facts.ts';
import type { RequestedTarget } from '../inputs/target.ts';
import { lookUp } from '../lookup/look-up.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import { describeEnvironment } from '../lookup/platform-lists.ts';
import { chooseFiles } from './zip/choose.ts';
import { withExplanation } from './zip/explain.ts';
import { openRollback } from './zip/open.ts';
import { addSwapHint } from '../lookup/not-found-hint.ts';

/**
 * The part of `check` that reads what is here: the files, and the zip for a rollback. What is wrong with both is one error.
 * @returns the files that would be sent
 * @throws {StepError} as `chooseFiles` and `openRollback`
 */
export async function checkFiles(
  { files, zip, afterUpload }: Pick<DeployInputs, 'files' | 'zip' | 'afterUpload'>,
  run: DeployRun,
): Promise<readonly SourceFile[]> {
  const choose = async () => await chooseFiles(files, zip.requiredFiles, run);
  const chosen = await orProblem(async () => await withExplanation(run.explain, choose));
  const rollback = await orProblem(async () => await openRollback(afterUpload.rollbackArchive, zip, run));
  if (chosen instanceof StepError && rollback instanceof StepError) {
    const advice = [chosen.advice, rollback.advice].filter(Boolean).join(' ');
    throw new StepError(chosen.code, joinMessages(chosen.message, rollback.message), 'failed', { advice });
  }
  if (chosen instanceof StepError) throw chosen;
  if (rollback instanceof StepError) throw rollback;
  return chosen.files;
}

/** The result of a part of the check, or what is wrong with the files. @throws a cancel, a defect */
async function orProblem<Result>(check: () => Promise<Result>): Promise<Result | StepError> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof StepError) || error instanceof StopError) throw error;
    return error;
  }
}

/**
 * The part of `check` that asks the platform: one read with the credentials, a second where the first is not answered.
 * Sends nothing. Logs what was found.
 * @param files as they were chosen; nothing of them is read here
 * @throws {StepError} `not-found`, `invalid-input`; {PlatformError} where the reads are refused or not reached
 */
export async function checkTarget(
  target: RequestedTarget,
  files: readonly SourceFile[],
  context: DeployContext,
): Promise<'checked'> {
  const { runner, warnings } = context;
  const { account, app, environment } = target.address;
  const which = environment.kind === 'id' ? environment.id : `"${safeText(environment.name)}"`;
  logTarget(runner, target.apiRoot, `account ${account}, app ${app}, environment ${which}`);
  const found = await askPlatform(target, context);
  const bytes = totalSize(files);
  runner.info(`Credentials: ${found.credentials}`);
  runner.info(`Environment: ${found.environment}`);
  runner.info(`Files: ${files.length}`);
  runner.info(`Bytes: ${bytes}${bytes < 1000 ? '' : ` (${formatBytes(bytes)})`}, before packing`);
  runner.info(`Check passed${warnings.length === 0 ? '' : ` with ${countOf(warnings.length, 'warning')}`}`);
  return 'checked';
}

/** @returns what was found out, in the words of the log */
async function askPlatform(target: RequestedTarget, { runner, calls, record }: DeployContext) {
  const { account, app } = target.address;
  const lookup = await lookUp(target, calls);
  if (lookup.kind === 'found') {
    const { environment } = lookup;
    record({ environment });
    return { credentials: 'accepted', environment: describeEnvironment(environment) };
  }
  if (lookup.kind !== 'no-list') throw await addSwapHint(lookup.error, target, calls);
  const { problem, apps } = lookup;
  if (apps === undefined) {
    const text = `The app "${app}" exists, but this host has no readable list of its environments (${problem.reason}): check "environment" in the user portal.`;
    runner.warning('Environment not verified', text);
    return { credentials: 'accepted', environment: 'not verified' };
  }
  unlessRefused(apps);
  const lists = `the environments of the app "${app}" (${problem.reason}) or the apps of the account "${account}" (${apps.reason})`;
  const text = `This host does not list ${lists}. Either it has no such lists, or "account" is wrong: check the account's spelling, then the other inputs, in the user portal.`;
  runner.warning('Credentials not verified', text);
  return { credentials: 'not verified', environment: 'not verified' };
}
