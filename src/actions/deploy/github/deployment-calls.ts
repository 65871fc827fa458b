import type { DeploymentStatus, GitHubCalls, NewDeployment } from '../../../runner/github-calls.ts';
import { safeText } from '../../../shared/safe-text.ts';
import type { DeployContext } from '../facts.ts';
import { withGitHubAttempts } from './calls.ts';
import type { GitHubTime } from './calls.ts';
import { reportProblem } from './problem.ts';
import type { Extra } from './problem.ts';

const DEPLOYMENT: Extra = { title: 'Deployment not recorded', permission: 'deployments' };

/** Makes a Deployment. @returns its ID; undefined where there is none, which the log shows by then */
export async function createDeployment(
  github: GitHubCalls,
  { environment, payload }: Pick<NewDeployment, 'environment' | 'payload'>,
  { runner }: DeployContext,
  time: GitHubTime,
): Promise<number | undefined> {
  const name = safeText(environment);
  const isTransient = github.run.pullRequest !== undefined;
  const description = `Direct upload to ${name}`;
  const answer = await withGitHubAttempts(
    false,
    time,
    async (signal) => await github.createDeployment({ environment: name, description, isTransient, payload }, signal),
  );
  if (answer.kind === 'value') {
    runner.info(`Deployment on GitHub: ${answer.value}, environment ${name}`);
    return answer.value;
  }
  await reportProblem(runner, DEPLOYMENT, answer);
  return undefined;
}

/** Adds a status to a Deployment, or shows in the log why not. */
export async function setStatus(
  github: GitHubCalls,
  id: number,
  status: DeploymentStatus,
  { runner }: DeployContext,
  time: GitHubTime,
): Promise<void> {
  const answer = await withGitHubAttempts(
    true,
    time,
    async (signal) => await github.setDeploymentStatus(id, status, signal),
  );
  if (answer.kind !== 'value') await reportProblem(runner, DEPLOYMENT, answer);
}
