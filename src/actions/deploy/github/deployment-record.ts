import type { Archive } from '../../../archive/archive.ts';
import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import type { DeploymentState, DeploymentStatus, GitHubCalls, NewDeployment } from '../../../runner/github-calls.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { ENDINGS } from '../../ending.ts';
import type { Ending } from '../../ending.ts';
import { titleOf } from '../../step/error-codes.ts';
import type { DeployContext } from '../facts.ts';
import { reportProblem, withGitHubAttempts } from './calls.ts';
import type { Extra, GitHubTime } from './calls.ts';

/** Marks the Deployments of this action among others of the repository. */
const PRODUCT = 'headless-deploy';

/** What a Deployment records of what was sent, and where to. */
interface Sent {
  readonly 'content-sha256': string;
  /** Of the platform. */
  readonly origin: string;
  readonly account: string;
  readonly app: string;
  /** Its ID. */
  readonly environment: string;
  /** ID of the build; empty where the platform did not name it. */
  readonly build: string;
}

/** The payload of a Deployment, by which a later deploy finds what it holds. @param build ID, where it is known */
export function payloadOf(
  archive: Pick<Archive, 'contentSha256'>,
  origin: string,
  { account, app, environment }: EnvironmentAddress,
  build: string | undefined,
): Record<string, string> {
  const sent: Sent = {
    'content-sha256': archive.contentSha256,
    origin,
    account,
    app,
    environment,
    build: build ?? '',
  };
  return { by: PRODUCT, ...sent };
}

/** Whether a Deployment records the same, and names its build. */
export function isSamePayload(payload: unknown, expected: Readonly<Record<string, string>>): boolean {
  if (typeof payload !== 'object' || payload === null || expected['build'] === '') return false;
  const given = payload as Record<string, unknown>;
  return Object.entries(expected).every(([name, value]) => given[name] === value);
}

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

/** State and description of a Deployment, by how the step ended. */
export function stateOf({ status, error }: Ending): { readonly state: DeploymentState; readonly description: string } {
  const { state, description } = ENDINGS[status].github;
  if (error === undefined || status === 'unknown') return { state, description };
  const title = titleOf(error);
  return { state, description: status === 'failed' ? title : `${description}: ${title}` };
}
