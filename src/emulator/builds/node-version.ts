import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StepFailure } from './failure.ts';

/**
 * Version of the Node that the programs of an app find, without a "v". Not our own: a runner starts actions with a Node
 * that is not on the PATH.
 * @throws StepFailure when there is none
 */
export async function nodeVersion(environment: Readonly<Record<string, string>>): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('node', ['--version'], { env: environment });
    return stdout.trim().replace(/^v/u, '');
  } catch {
    throw new StepFailure('package.json', 'There is no program "node" on the PATH.');
  }
}
