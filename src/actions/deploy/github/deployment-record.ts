import type { Archive } from '../../../archive/archive.ts';
import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import type { DeploymentStatus, GitHubCalls, NewDeployment } from '../../../runner/github-api/calls.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { ENDINGS } from '../../step/ending.ts';
import type { Ending } from '../../step/ending.ts';
import { titleOf } from '../../step/advice/error-codes.ts';
import type { DeployContext } from '../facts.ts';
import { reportProblem, askGitHub } from '../../github/calls.ts';
import type { GitHubTime } from '../../github/calls.ts';
import { DEPLOYMENT, fieldsOfApp, hasFields, setStatus } from '../../github/deployments.ts';

/**
 * The payload of a Deployment, by which a later deploy finds what it holds. Beside it stands `commit`, empty where there is
 * none: no skip depends on that, as another commit can hold the same content.
 * @param build its ID; undefined where the platform did not name it
 */
export function payloadOf(
  archive: Pick<Archive, 'contentSha256'>,
  origin: string,
  { account, app, environment }: EnvironmentAddress,
  build: string | undefined,
): Record<string, string> {
  const sent = { 'content-sha256': archive.contentSha256, environment, build: build ?? '' };
  return { ...fieldsOfApp(origin, { account, app }), ...sent };
}

/** Whether a Deployment records the same, and names its build. */
export function isSamePayload(payload: unknown, expected: Readonly<Record<string, string>>): boolean {
  return expected['build'] !== '' && hasFields(payload, expected);
}

interface RecordedDeployment extends Pick<NewDeployment, 'environment' | 'payload'> {
  /** The commit that was packed; undefined for that of the run. */
  readonly ref: string | undefined;
  readonly status: DeploymentStatus;
}

/**
 * Makes a Deployment with its status, of the commit that was packed; of that of the run where the repository does not have
 * the other: that of another repository may be checked out.
 * @returns its ID; undefined where there is none, which the log shows by then
 */
export async function createDeployment(
  github: GitHubCalls,
  { ref = github.run.sha, environment, payload, status }: RecordedDeployment,
  { runner }: DeployContext,
  time: GitHubTime,
): Promise<number | undefined> {
  const name = safeText(environment);
  const isTransient = github.run.pullRequest !== undefined;
  const deployment = { environment: name, description: `Direct upload to ${name}`, isTransient, payload };
  let answer = await askGitHub(github.createDeployment({ ...deployment, ref }), time);
  const { sha } = github.run;
  if (answer.kind !== 'value' && answer.status === 422 && ref !== sha) {
    const { reason } = answer;
    answer = await askGitHub(github.createDeployment({ ...deployment, ref: sha }), time);
    const text = `The repository does not have the commit that was packed, ${ref} (${reason}), so the Deployment names that of the run, ${sha}.`;
    if (answer.kind === 'value') runner.notice('Deployment of another commit', text);
  }
  if (answer.kind === 'value') {
    runner.info(`Deployment on GitHub: ${answer.value}, environment ${name}`);
    await setStatus(github, answer.value, status, runner, time);
    return answer.value;
  }
  reportProblem(runner, DEPLOYMENT, answer);
  return undefined;
}

/** State and description of a Deployment, by how the step ended. */
export function stateOf({ status, error }: Ending): Pick<DeploymentStatus, 'state' | 'description'> {
  const { state, description } = ENDINGS[status].github;
  if (error === undefined || status === 'unknown') return { state, description };
  const title = titleOf(error);
  return { state, description: status === 'failed' ? title : `${description}: ${title}` };
}
