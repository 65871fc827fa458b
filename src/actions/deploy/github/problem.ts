import type { GitHubProblem } from '../../../runner/github-calls.ts';
import type { Runner } from '../../../runner/runner.ts';

/** What a workflow calls the right to do something with its token. */
export type Permission = 'deployments' | 'pull-requests';

/**
 * Why something was not done on GitHub, as sentences. None of it is a failure of the deploy.
 * @param isFork whether the run is for a pull request from a fork
 */
export function describeGitHubProblem(
  { kind, reason }: GitHubProblem,
  permission: Permission,
  isFork: boolean,
): string {
  switch (kind) {
    case 'forbidden':
      return isFork
        ? `The token lacks permission (${reason}): for a pull request from a fork it can only read.`
        : `The token lacks permission (${reason}). Add the line "${permission}: write" under "permissions:" of the job.`;
    case 'missing-api':
      return `The host has no such API, or does not show the repository to this token (${reason}).`;
    case 'busy':
      return `The host limits the rate of requests (${reason}).`;
    case 'failed':
      return `The request failed (${reason}).`;
  }
}

/** Why a run has no API to use, as a sentence. */
export const NO_API =
  'Nothing can be recorded on the host: "github-token" is empty, or the host does not say which run this is. The deploy is not affected.';

/** What was to be done on GitHub. */
export interface Extra {
  /** Of the annotation when it is not done. */
  readonly title: string;
  readonly permission: Permission;
}

/** One annotation: a host that cannot do it is only worth a notice. */
export async function reportProblem(
  runner: Runner,
  { title, permission }: Extra,
  problem: GitHubProblem,
): Promise<void> {
  const isFork = await runner.isForkPullRequest().catch(() => false);
  const text = `${describeGitHubProblem(problem, permission, isFork)} The deploy is not affected.`;
  if (problem.kind === 'missing-api') runner.notice(title, text);
  else runner.warning(title, text);
}
