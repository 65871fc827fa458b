import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runnerFolder, unusable } from '../runner-folder.ts';
import type { DeployContext } from './facts.ts';

/**
 * A private folder (mode 0700) of this run below the runner's temp folder. It is removed in every ending but that of a
 * dry run, which leaves its zip there.
 * @throws {StepError} `invalid-file` naming the temp folder
 */
export function makeScratchFolder({ runner, onEnd }: DeployContext): string {
  const parent = runnerFolder('RUNNER_TEMP', runner.environment['RUNNER_TEMP'], tmpdir());
  const folder = makeFolder(parent);
  onEnd(({ status }) => {
    if (status !== 'dry-run') rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

function makeFolder(parent: string): string {
  try {
    return mkdtempSync(path.join(parent, 'headless-deploy-'));
  } catch (error) {
    throw unusable('RUNNER_TEMP', parent, String((error as NodeJS.ErrnoException).code));
  }
}
