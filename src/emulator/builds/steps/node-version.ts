import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { asThrown } from '../../errors/thrown.ts';
import { StepFailure } from '../failure.ts';

/**
 * Version of the Node that the programs of an app find, without a "v". Not our own: a runner starts actions with a Node
 * that is not on the PATH.
 * @throws StepFailure when there is none, or it does not start (`NODE_OPTIONS` of the environment)
 */
export async function nodeVersion(variables: Readonly<Record<string, string>>): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('node', ['--version'], { env: variables });
    return stdout.trim().replace(/^v/u, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new StepFailure('package.json', 'There is no program "node" on the PATH.');
    }
    const { stderr = '' } = error as { stderr?: string };
    const said = stderr.trim().split('\n')[0] ?? '';
    throw new StepFailure('package.json', `"node --version" fails: ${said === '' ? asThrown(error).message : said}`);
  }
}
