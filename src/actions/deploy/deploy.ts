import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StopError } from '../../errors.ts';
import type { StepError } from '../../errors.ts';
import type { Runner } from '../../runner/runner.ts';
import { maskSecrets } from '../credentials.ts';
import { asStepError, titleOf } from '../failure.ts';
import { adviceFor } from './advice.ts';
import { readDeployInputs } from './inputs.ts';
import type { DeployInputs } from './inputs.ts';
import { newOutcome, outputsOf } from './outcome.ts';
import { runDeploy } from './run.ts';
import type { Deploy, Services } from './run.ts';
import { renderSummary } from './summary.ts';

/**
 * The deploy action from its first act to its last: masks, reads, deploys, reports, and cleans up whatever happens.
 * @returns the exit code of the step
 */
export async function deploy(runner: Runner, services: Services): Promise<number> {
  maskSecrets(runner, ['purge-cache-webhook']);
  const outcome = newOutcome();
  if (runner.input('purge-cache-webhook') !== '') outcome.purge = 'skipped';
  const deadline = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let inputs: DeployInputs | undefined;
  let current: Deploy | undefined;
  let failure: { error: StepError; text: string } | undefined;
  try {
    inputs = readDeployInputs(runner);
    const minutes = inputs.timeoutMinutes;
    timer = setTimeout(
      () =>
        deadline.abort(new StopError('timeout', `The step took longer than "timeout-minutes" allows (${minutes}).`, 1)),
      minutes * 60_000,
    );
    const scratch = makeScratch(runner);
    const signal = AbortSignal.any([runner.cancelled, deadline.signal]);
    current = { runner, inputs, services, scratch, signal, outcome, files: [] };
    await runDeploy(current);
  } catch (thrown) {
    const error = asStepError(thrown);
    outcome.errorCode = error.code;
    if (outcome.status !== 'accepted') outcome.status = error.status;
    if (error.code === 'internal' && thrown instanceof Error) runner.debug(thrown.stack ?? '');
    const isFork = error.code === 'invalid-input' && (await runner.isForkPullRequest().catch(() => false));
    const advice = adviceFor(error, { target: inputs?.target, files: current?.files ?? [], outcome, isFork });
    failure = { error, text: advice === '' ? error.message : `${error.message}\n${advice}` };
  } finally {
    clearTimeout(timer);
    if (current !== undefined && !outcome.keepArchive) rmSync(current.scratch, { recursive: true, force: true });
  }
  for (const [name, value] of Object.entries(outputsOf(outcome))) runner.output(name, value);
  // The summary is an extra: it never changes how a deploy ended.
  await runner.summary(renderSummary(outcome, inputs?.target, failure?.text)).catch((error: unknown) => {
    runner.warning('No job summary', `The job summary could not be written: ${asStepError(error).message}`);
  });
  if (failure === undefined) return 0;
  runner.error(titleOf(failure.error.code), failure.text);
  return failure.error instanceof StopError ? failure.error.exitCode : 1;
}

/** A private folder (mode 0700) below the runner's temp folder. */
function makeScratch(runner: Runner): string {
  const parent = realpathSync(runner.environment['RUNNER_TEMP'] || tmpdir());
  return mkdtempSync(path.join(parent, 'headless-deploy-'));
}
