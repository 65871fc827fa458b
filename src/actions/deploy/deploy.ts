import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Runner } from '../../runner/runner.ts';
import { runnerFolder, unusable } from '../runner-folder.ts';
import { runStep } from '../step.ts';
import { adviceFor } from './advice.ts';
import { readDeployInputs } from './inputs.ts';
import type { DeployInputs } from './inputs.ts';
import { newOutcome, outputsOf } from './outcome.ts';
import { runDeploy } from './run.ts';
import type { Deploy, DeployServices } from './run.ts';
import { renderSummary } from './summary.ts';

/**
 * The deploy action from its first act to its last.
 * @returns the exit code of the step
 */
export async function deploy(runner: Runner, services: DeployServices): Promise<number> {
  const outcome = newOutcome();
  if (runner.input('purge-cache-webhook') !== '') outcome.purge = 'skipped';
  let inputs: DeployInputs | undefined;
  let current: Deploy | undefined;
  return await runStep(runner, {
    state: outcome,
    webhookInputs: ['purge-cache-webhook'],
    work: async (start) => {
      inputs = readDeployInputs(runner);
      const scratch = makeScratch(runner);
      current = { runner, inputs, services, scratch, signal: start(inputs.timeoutMinutes), outcome, files: [] };
      await runDeploy(current);
    },
    advise: (error, isFork) =>
      adviceFor(error, { target: inputs?.target, files: current?.files ?? [], outcome, isFork }),
    cleanUp: () => {
      if (current !== undefined && !outcome.keepArchive) rmSync(current.scratch, { recursive: true, force: true });
    },
    outputs: () => outputsOf(outcome),
    summary: (failure) => renderSummary(outcome, inputs?.target, failure),
  });
}

/** A private folder (mode 0700) below the runner's temp folder. @throws {StepError} */
function makeScratch(runner: Runner): string {
  const parent = runnerFolder('RUNNER_TEMP', runner.environment['RUNNER_TEMP'], tmpdir());
  try {
    return mkdtempSync(path.join(parent, 'headless-deploy-'));
  } catch (error) {
    throw unusable('RUNNER_TEMP', parent, String((error as NodeJS.ErrnoException).code));
  }
}
