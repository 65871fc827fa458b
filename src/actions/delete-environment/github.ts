import type { GitHubCalls, GitHubProblem, ListedDeployment } from '../../runner/github-calls.ts';
import { safeText } from '../../shared/safe-text.ts';
import {
  NO_API,
  reportProblem,
  sendToGitHub,
  TIME_WHEN_CANCELLED_MS,
  timeForGitHub,
  withGitHubAttempts,
} from '../github/calls.ts';
import type { GitHubTime } from '../github/calls.ts';
import { markerOf, writeComment, writtenBy } from '../github/comment.ts';
import { DEPLOYMENT, hasRecord, recordOf, setStatus } from '../github/deployments.ts';
import { code, element, text } from '../step/html.ts';
import type { DeletionContext } from './facts.ts';
import type { DeleteEnvironmentInputs } from './inputs.ts';
import { pullRequestOf } from './preview.ts';
import type { Preview } from './preview.ts';

/**
 * Opens the API of the host where it is needed, and arranges that GitHub learns of what has been deleted.
 * @returns undefined where it is not needed, or there is none
 */
export function openGitHub(inputs: DeleteEnvironmentInputs, context: DeletionContext): GitHubCalls | undefined {
  const { runner, services, onReported } = context;
  const { token, comment, deployment } = inputs.github;
  const isSweep = inputs.target.environment === undefined;
  if (!isSweep && !comment && !deployment) return undefined;
  const github = runner.github(token, sendToGitHub);
  if (github === undefined) {
    if (!isSweep) runner.notice(deployment ? 'Deployment not recorded' : 'Comment not written', NO_API);
    return undefined;
  }
  onReported(async ({ facts: { deleted = [], gone } }) => {
    const previews: Ended[] = [...deleted, ...(gone === undefined ? [] : [{ displayName: gone }])];
    // What failed once fails for the others, too, and takes its time with each.
    let [deployments, comments] = [deployment, comment];
    for (const preview of previews) {
      const time = timeForGitHub(services.clock, runner.cancelled.aborted ? TIME_WHEN_CANCELLED_MS : undefined);
      deployments &&= await endDeployments(github, preview, inputs, context, time);
      comments &&= await endComment(github, preview, inputs, context, time);
      // It is killed soon.
      if (runner.cancelled.aborted) break;
    }
  });
  return github;
}

/** A preview that is not there any more; its ID where it is known. */
type Ended = Pick<Preview, 'displayName'> & Partial<Preview>;

/** What a deploy may have called it: one by the ID alone may never have learned the display name. */
function namesOf({ displayName, id }: Ended): [string, ...string[]] {
  return id === undefined ? [displayName] : [displayName, id];
}

/**
 * Says in the comment of a preview that it has gone. Where there is none, none is written.
 * @returns false where it could not, which the log shows
 */
async function endComment(
  github: GitHubCalls,
  preview: Ended,
  { target, prefix }: DeleteEnvironmentInputs,
  { runner, services }: DeletionContext,
  time: GitHubTime,
): Promise<boolean> {
  const pullRequest = pullRequestOf(prefix, preview.displayName);
  if (pullRequest === undefined) return true;
  const { account, app } = target.address;
  const heading = element('h3', text('Preview deleted: '), code(`${account} / ${app} / ${preview.displayName}`));
  const body = `${heading}\n${writtenBy(github.run, services.clock.date())}`;
  const [first, ...others] = namesOf(preview);
  const marker = (name: string): string => markerOf(target.apiRoot, target.address, name);
  const markers = [marker(first), ...others.map(marker)] as const;
  return await writeComment(github, pullRequest, { markers, body, isUpdate: true }, runner, time);
}

/**
 * Sets the Deployments of a preview to `inactive`, those to an earlier environment of this name, too. GitHub itself does
 * not do so where they are transient.
 * @returns false where it could not, which the log shows
 */
async function endDeployments(
  github: GitHubCalls,
  preview: Ended,
  { target }: DeleteEnvironmentInputs,
  { runner }: DeletionContext,
  time: GitHubTime,
): Promise<boolean> {
  const fail = async (problem: GitHubProblem): Promise<false> => {
    await reportProblem(runner, DEPLOYMENT, problem);
    return false;
  };
  const found: ListedDeployment[] = [];
  for (const name of namesOf(preview).map(safeText)) {
    const listed = await withGitHubAttempts(true, time, async (signal) => await github.listDeployments(name, signal));
    if (listed.kind !== 'value') return await fail(listed);
    found.push(...listed.value);
  }
  const record = recordOf(target.apiRoot.origin, target.address);
  const status = { state: 'inactive', description: 'The environment was deleted', environmentUrl: undefined } as const;
  let ended = 0;
  for (const { id } of found.filter(({ payload }) => hasRecord(payload, record))) {
    const state = await withGitHubAttempts(true, time, async (signal) => await github.latestState(id, signal));
    if (state.kind !== 'value') return await fail(state);
    if (state.value === 'inactive') continue;
    if (!(await setStatus(github, id, status, runner, time))) return false;
    ended += 1;
  }
  runner.info(`Deployments on GitHub set to inactive: ${ended}, environment ${safeText(preview.displayName)}`);
  return true;
}
