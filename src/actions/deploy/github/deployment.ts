import type { Archive } from '../../../archive/archive.ts';
import type { DeploymentStatus, GitHubCalls } from '../../../runner/github-calls.ts';
import type { Reported } from '../../ending.ts';
import { timeForGitHub } from '../../github/calls.ts';
import type { GitHubTime } from '../../github/calls.ts';
import { setStatus } from '../../github/deployments.ts';
import { unlessStopped } from '../../step/unless-stopped.ts';
import type { DeployContext, DeployFacts } from '../facts.ts';
import type { AfterUploadInputs, DeployInputs, Target } from '../inputs/inputs.ts';
import { shownAddress, siteAddress, siteText } from '../target/addresses.ts';
import type { AcceptedUpload } from '../upload/upload.ts';
import { createDeployment, payloadOf, stateOf } from './deployment-record.ts';

/** What was uploaded, and where to. */
interface Deployed {
  readonly archive: Archive;
  readonly target: Target;
  readonly sent: AcceptedUpload;
}

/**
 * Records a Deployment for an upload that was accepted: not before, as it names the build, and nothing of it can be
 * changed later. It is done beside what the step does next, which neither waits for it nor fails with it.
 */
export function startDeployment(
  github: GitHubCalls | undefined,
  deployed: Deployed,
  inputs: DeployInputs,
  context: DeployContext,
): void {
  if (github === undefined || !inputs.github.deployment) return;
  const { record, runner } = context;
  const id = begin(github, deployed, inputs.afterUpload, context).catch((error: unknown) => {
    runner.debug(String(error));
    return undefined;
  });
  record({ deployment: { id } });
}

/** @returns the ID of the Deployment; undefined where there is none, which the log shows by then */
async function begin(
  github: GitHubCalls,
  { archive, target, sent }: Deployed,
  { wait, environmentUrl }: AfterUploadInputs,
  context: DeployContext,
): Promise<number | undefined> {
  const time = timeForGitHub(context.services.clock);
  const found = sent.before?.kind === 'value' ? sent.before.value : undefined;
  const id = await createDeployment(
    github,
    {
      environment: found?.displayName ?? target.displayName ?? target.address.environment,
      payload: payloadOf(archive, target.apiRoot.origin, target.address, sent.buildId),
    },
    context,
    time,
  );
  if (id === undefined) return undefined;
  const description = wait ? 'Accepted, waiting until it is live' : 'Accepted, not followed until it is live';
  const site = siteAddress(environmentUrl, found, target.apiRoot);
  const status = { state: 'in_progress', description, environmentUrl: site && siteText(site) } as const;
  await setStatus(github, id, status, context.runner, time);
  return id;
}

/** Gives the Deployment its last status. An upload that was not accepted gets one now, so that its failure is seen. */
export async function endDeployment(
  github: GitHubCalls,
  { ending, facts }: Reported<DeployFacts>,
  inputs: DeployInputs,
  context: DeployContext,
  time: GitHubTime,
): Promise<void> {
  const { archive, attempts = 0, deployment, environment } = facts;
  const { target } = inputs;
  const { wait, environmentUrl } = inputs.afterUpload;
  const address = shownAddress(target, environment);
  const site = siteAddress(environmentUrl, environment, target?.apiRoot);
  const last: DeploymentStatus = { ...stateOf(ending), environmentUrl: site && siteText(site) };
  if (archive === undefined || attempts === 0 || address === undefined || target === undefined) return;
  if (deployment === undefined) {
    const name = environment?.displayName ?? address.environment;
    const payload = payloadOf(archive, target.apiRoot.origin, address, undefined);
    const id = await createDeployment(github, { environment: name, payload }, context, time);
    if (id !== undefined) await setStatus(github, id, last, context.runner, time);
    return;
  }
  // What was begun beside the step may still be under way.
  const id = await unlessStopped(time.signal, deployment.id).catch(() => undefined);
  if (id !== undefined && !(ending.status === 'accepted' && !wait && !ending.error))
    await setStatus(github, id, last, context.runner, time);
}
