import { textOfReference } from '../../../platform/api/environment-reference.ts';
import type { GitHubCalls, WorkflowRun } from '../../../runner/github-calls.ts';
import type { Reported } from '../../ending.ts';
import { NO_API, sendToGitHub, TIME_WHEN_CANCELLED_MS, timeForGitHub } from '../../github/calls.ts';
import { markerOf, writeComment, writtenBy } from '../../github/comment.ts';
import type { RequestedTarget } from '../../inputs/target.ts';
import { commitOf } from '../../step/commit.ts';
import { renderSummary } from '../../step/summary.ts';
import type { DeployContext, DeployFacts } from '../facts.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { deploySummary } from '../report/summary.ts';
import { endDeployment } from './deployment.ts';

/**
 * Opens the API of the host where an input asks for it, and arranges that it learns how the step ends.
 * @returns undefined where nothing is to be recorded, or nothing can be
 */
export function reportToGitHub(inputs: DeployInputs, context: DeployContext): GitHubCalls | undefined {
  const { runner, services, onReported } = context;
  const { target } = inputs;
  const { deployment, comment, token } = inputs.github;
  if (target === undefined || (!deployment && !comment)) return undefined;
  const github = runner.github(token, sendToGitHub);
  if (github === undefined) {
    runner.notice(deployment ? 'Deployment not recorded' : 'Comment not written', NO_API);
    return undefined;
  }
  onReported(async (ended) => {
    const time = timeForGitHub(services.clock, runner.cancelled.aborted ? TIME_WHEN_CANCELLED_MS : undefined);
    if (deployment) await endDeployment(github, ended, inputs, context, time);
    if (!comment || ended.ending.status === 'checked') return;
    const { pullRequest } = github.run;
    if (pullRequest === undefined) {
      runner.info('No comment: this run is not for a pull request.');
      return;
    }
    const body = commentBody(ended, inputs, github.run, runner.variables, services.clock.date());
    const markers = markersOf(target, ended.facts);
    await writeComment(github, pullRequest, { markers, body }, runner, time);
  });
  return github;
}

/** Of the environment's display name where that is known, and of what the inputs call it: an earlier step may not have known it. */
function markersOf({ apiRoot, address }: RequestedTarget, facts: Partial<DeployFacts>): [string, ...string[]] {
  const given = textOfReference(address.environment);
  return [markerOf(apiRoot, address, facts.environment?.displayName ?? given), markerOf(apiRoot, address, given)];
}

/** The comment below its marker: the job summary, with a link to the run. */
function commentBody(
  { ending, facts, advice, more, warnings, elapsed }: Reported<DeployFacts>,
  inputs: DeployInputs,
  run: WorkflowRun,
  variables: Readonly<Record<string, string | undefined>>,
  now: Date,
): string {
  const summary = deploySummary(facts, ending, inputs);
  // The variables have the merge that was checked out, which is no commit of the pull request.
  const head = { GITHUB_SHA: run.sha, GITHUB_REF_NAME: variables['GITHUB_HEAD_REF'] };
  const commit = commitOf({ ...variables, ...head });
  const html = renderSummary(summary, { ...ending, advice, more, warnings, commit, elapsed });
  return `${html}\n${writtenBy(run, now)}`;
}
