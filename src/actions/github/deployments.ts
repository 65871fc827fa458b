import { asObject } from '../../shared/json-object.ts';
import type { AppAddress } from '../../platform/api/address.ts';
import type { DeploymentStatus, GitHubCalls } from '../../runner/github-api/calls.ts';
import type { Runner } from '../../runner/runner.ts';
import { reportProblem, askGitHub } from './calls.ts';
import type { Extra, GitHubTime } from './calls.ts';

export const DEPLOYMENT: Extra = { title: 'Deployment not recorded', permission: 'deployments: write' };

/**
 * The fields of the payload that each Deployment of an app by this product has, among others of the repository.
 * @param origin of the platform
 */
export function fieldsOfApp(origin: string, { account, app }: AppAddress): Readonly<Record<string, string>> {
  return { by: 'headless-deploy', origin, account, app };
}

/**
 * The field of the payload with the commit of the workspace that was packed, or of the run where the workspace names none;
 * empty for a zip that was packed earlier. The Deployment itself names the commit of the run there, too, and where the
 * repository lacks the other.
 */
export const PACKED_FROM = 'packed-from';

/** Whether a payload has all of these fields. */
export function hasFields(payload: unknown, fields: Readonly<Record<string, string>>): boolean {
  const given = asObject(payload);
  return given !== undefined && Object.entries(fields).every(([name, value]) => given[name] === value);
}

/** Adds a status to a Deployment, or shows in the log why not. @returns whether it was added */
export async function setStatus(
  github: GitHubCalls,
  id: number,
  status: DeploymentStatus,
  runner: Runner,
  time: GitHubTime,
): Promise<boolean> {
  const answer = await askGitHub(github.setDeploymentStatus(id, status), time);
  if (answer.kind === 'value') return true;
  reportProblem(runner, DEPLOYMENT, answer);
  return false;
}
