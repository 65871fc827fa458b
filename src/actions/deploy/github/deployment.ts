import type { Archive } from '../../../archive/archive.ts';
import type { DeploymentStatus, GitHubCalls, NewDeployment } from '../../../runner/github-calls.ts';
import { safeText } from '../../../shared/safe-text.ts';
import type { Reported } from '../../ending.ts';
import type { DeployContext, DeployFacts } from '../facts.ts';
import type { DeployInputs, Target } from '../inputs/read.ts';
import { shownAddress } from '../target/shown-address.ts';
import { siteAddress, siteText } from '../target/addresses.ts';
import type { AcceptedUpload } from '../upload/upload.ts';
import { withGitHubAttempts } from './attempts.ts';
import type { AttemptContext } from './attempts.ts';
import { payloadOf } from './payload.ts';
import { reportProblem } from './problem.ts';
import type { Extra } from './problem.ts';
import { stateOf } from './state.ts';

const DEPLOYMENT: Extra = { title: 'Deployment not recorded', permission: 'deployments' };

/** What was uploaded, and where to. */
interface Deployed {
  readonly archive: Archive;
  readonly target: Target;
  readonly sent: AcceptedUpload;
}

/**
 * Records a Deployment for an upload that was accepted: not before, as it names the build, and nothing of it can be
 * changed later.
 */
export async function startDeployment(
  github: GitHubCalls | undefined,
  { archive, target, sent }: Deployed,
  inputs: DeployInputs,
  context: DeployContext,
): Promise<void> {
  if (github === undefined || !inputs.deployment) return;
  const { record, services, signal } = context;
  const found = sent.before?.kind === 'value' ? sent.before.value : undefined;
  const id = await create(
    github,
    {
      environment: found?.displayName ?? target.displayName ?? target.address.environment,
      payload: payloadOf(archive, target.root.origin, target.address, sent.buildId),
    },
    context,
    { clock: services.clock, signal },
  );
  record({ deployment: { id } });
  if (id === undefined) return;
  const description = inputs.wait ? 'Accepted, waiting until it is live' : 'Accepted, not followed until it is live';
  const site = siteAddress(inputs, found);
  const status = { state: 'in_progress', description, environmentUrl: site && siteText(site) } as const;
  await setStatus(github, id, status, context, { clock: services.clock, signal });
}

/** Gives the Deployment its last status. An upload that was not accepted gets one now, so that its failure is seen. */
export async function endDeployment(
  github: GitHubCalls,
  { ending, facts }: Reported<DeployFacts>,
  inputs: DeployInputs,
  context: DeployContext,
  attempt: AttemptContext,
): Promise<void> {
  const { archive, attempts = 0, deployment, environment } = facts;
  const address = shownAddress(facts, inputs);
  const { target } = inputs;
  if (archive === undefined || attempts === 0 || address === undefined || target === undefined) return;
  if (deployment === undefined) {
    const name = environment?.displayName ?? address.environment;
    const payload = payloadOf(archive, target.root.origin, address, undefined);
    const id = await create(github, { environment: name, payload }, context, attempt);
    if (id !== undefined) await setStatus(github, id, lastStatus(ending, facts, inputs), context, attempt);
  } else if (deployment.id !== undefined && !(ending.status === 'accepted' && !inputs.wait && !ending.error)) {
    await setStatus(github, deployment.id, lastStatus(ending, facts, inputs), context, attempt);
  }
}

function lastStatus(
  ending: Reported<DeployFacts>['ending'],
  { environment }: Partial<DeployFacts>,
  inputs: DeployInputs,
): DeploymentStatus {
  const site = siteAddress(inputs, environment);
  return { ...stateOf(ending), environmentUrl: site && siteText(site) };
}

/** @returns its ID; undefined where there is none, which the log shows by then */
async function create(
  github: GitHubCalls,
  { environment, payload }: Pick<NewDeployment, 'environment' | 'payload'>,
  { runner }: DeployContext,
  attempt: AttemptContext,
): Promise<number | undefined> {
  const name = safeText(environment);
  const isTransient = github.run.pullRequest !== undefined;
  const description = `Direct upload to ${name}`;
  const answer = await withGitHubAttempts(
    false,
    attempt,
    async (signal) => await github.createDeployment({ environment: name, description, isTransient, payload }, signal),
  );
  if (answer.kind === 'value') {
    runner.info(`Deployment on GitHub: ${answer.value}, environment ${name}`);
    return answer.value;
  }
  await reportProblem(runner, DEPLOYMENT, answer);
  return undefined;
}

async function setStatus(
  github: GitHubCalls,
  id: number,
  status: DeploymentStatus,
  { runner }: DeployContext,
  attempt: AttemptContext,
): Promise<void> {
  const answer = await withGitHubAttempts(
    true,
    attempt,
    async (signal) => await github.setDeploymentStatus(id, status, signal),
  );
  if (answer.kind !== 'value') await reportProblem(runner, DEPLOYMENT, answer);
}
