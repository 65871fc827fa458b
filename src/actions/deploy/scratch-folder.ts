import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { makeTempFolder, REMOVAL, runnerFolder } from '../inputs/runner-folder.ts';
import type { DeployContext } from './facts.ts';

/**
 * A private folder of this run below the runner's temp folder. It is removed in every ending but that of a dry run,
 * which leaves its zip there.
 * @throws {StepError} `invalid-file` naming the temp folder
 */
export function makeScratchFolder({ runner, onEnd }: DeployContext): string {
  const temp = runnerFolder('RUNNER_TEMP', runner.variables['RUNNER_TEMP'], tmpdir());
  const folder = makeTempFolder(temp, 'headless-deploy-', runner.variables['RUNNER_TEMP']);
  onEnd(({ status }) => {
    if (status !== 'dry-run') rmSync(folder, REMOVAL);
  });
  return folder;
}
