import type { DeploymentStatus, GitHubCalls } from '../../../runner/github-api/calls.ts';
import { safeText } from '../../../shared/safe-text.ts';
import type { Reported } from '../../step/ending.ts';
import { timeForGitHub } from '../../github/calls.ts';
import type { GitHubTime } from '../../github/calls.ts';
import { setStatus } from '../../github/deployments.ts';
import { unlessStopped } from '../../../shared/unless-stopped.ts';
import type { Changes, DeployContext, DeployFacts, DeployRun } from '../facts.ts';
import type { AfterUploadInputs, DeployInputs, Target } from '../inputs/inputs.ts';
import { describeChanges } from '../report/changes.ts';
import { shownAddress, siteAddress, siteText } from '../environment/addresses.ts';
import type { AcceptedUpload } from '../upload/upload.ts';
import type { Packed } from '../zip/pack.ts';
import { findChanges, readPackedCommit } from './changes.ts';
import { createDeployment, payloadOf, payloadWithCommit, stateOf } from './deployment-record.ts';
import type { ListedDeployments } from './unchanged.ts';

/** What was uploaded, and where to. */
interface Deployed extends Packed {
  readonly target: Target;
  readonly sent: AcceptedUpload;
  /** The Deployments of the environment, where they have been asked for. */
  readonly listed: ListedDeployments | undefined;
}

/**
 * Records a Deployment for an upload that was accepted: not before, as it names the build, and nothing of it can be
 * changed later. Then it finds out what the deploy changes. It is done beside what the step does next, which does not
 * fail with it.
 * @returns what it changes, where that can be known. It never rejects
 */
export async function startDeployment(
  github: GitHubCalls | undefined,
  deployed: Deployed,
  inputs: DeployInputs,
  run: DeployRun,
): Promise<Changes | undefined> {
  if (github === undefined || !inputs.github.deployment) return undefined;
  const { record, runner } = run;
  const environment = nameOf(deployed);
  // No git is left behind by a step that has ended.
  const ended = new AbortController();
  run.onEnd(() => ended.abort(new Error('the step has ended')));
  const untilEnd: DeployRun = { ...run, signal: AbortSignal.any([run.signal, ended.signal]) };
  const commit = readPackedCommit(deployed.workspace, inputs.files, untilEnd);
  const debug = (error: unknown): undefined => {
    runner.debug(String(error));
    return undefined;
  };
  const id = commit
    .then(async (known) => await begin(github, environment, known, deployed, inputs.afterUpload, run))
    .catch(debug);
  record({ deployment: { id } });
  const made = { id: await id, commit: await commit };
  const { workspace, target, listed } = deployed;
  if (made.id === undefined || made.commit === undefined || workspace === undefined) return undefined;
  const recorded = { id: made.id, environment: safeText(environment), commit: made.commit, target, workspace, listed };
  return await findChanges(github, recorded, inputs.files, untilEnd).catch(debug);
}

/**
 * Waits for what the deploy changes, no longer than calls to GitHub may take, and records it. Only here: what is recorded
 * once the step has reported would overwrite its outputs.
 */
export async function recordChanges(
  finding: Promise<Changes | undefined>,
  { runner, services, signal, record }: DeployContext,
): Promise<void> {
  const time = timeForGitHub(services.clock);
  const bounded = AbortSignal.any([signal, time.signal]);
  const changes = await unlessStopped(bounded, finding).catch(() => undefined);
  if (changes === undefined) return;
  record({ changes });
  runner.info(describeChanges(changes));
}

/** What the environment is called on GitHub. */
function nameOf({ sent, target }: Deployed): string {
  const found = sent.before?.kind === 'value' ? sent.before.value : undefined;
  return found?.displayName ?? target.displayName ?? target.address.environment;
}

/** @returns the ID of the Deployment; undefined where there is none, which the log shows by then */
async function begin(
  github: GitHubCalls,
  environment: string,
  commit: string | undefined,
  { archive, target, sent }: Deployed,
  { wait, environmentUrl }: AfterUploadInputs,
  context: DeployContext,
): Promise<number | undefined> {
  const time = timeForGitHub(context.services.clock);
  const found = sent.before?.kind === 'value' ? sent.before.value : undefined;
  const payload = payloadOf(archive, target.apiRoot.origin, target.address, sent.buildId);
  const deployment = { environment, payload: payloadWithCommit(payload, commit) };
  const id = await createDeployment(github, deployment, context, time);
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
    const payload = payloadWithCommit(payloadOf(archive, target.apiRoot.origin, address, undefined), undefined);
    const id = await createDeployment(github, { environment: name, payload }, context, time);
    if (id !== undefined) await setStatus(github, id, last, context.runner, time);
    return;
  }
  // What was begun beside the step may still be under way.
  const id = await unlessStopped(time.signal, deployment.id).catch(() => undefined);
  if (id !== undefined && !(ending.status === 'accepted' && !wait && !ending.error))
    await setStatus(github, id, last, context.runner, time);
}
