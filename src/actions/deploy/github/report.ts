import { textOfReference } from '../../../platform/api/environment-reference.ts';
import type { WorkflowRun } from '../../../runner/github-api/calls.ts';
import type { Reported } from '../../step/ending.ts';
import { NO_API, sendToGitHub, TIME_WHEN_CANCELLED_MS, timeForGitHub } from '../../github/calls.ts';
import { writeComment, writtenBy } from '../../github/comment.ts';
import type { CommentSubject } from '../../github/comment.ts';
import type { RequestedTarget } from '../../inputs/target.ts';
import { commitOf } from '../../step/report/commit.ts';
import { renderSummary } from '../../step/report/summary.ts';
import type { DeployFacts, DeployRun } from '../facts.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { deploySummary } from '../report/summary.ts';
import { Deployment } from './deployment.ts';

/**
 * Opens the API of the host for a deploy that is to leave a Deployment or a comment there, and arranges that it learns how
 * the step ends.
 * @returns undefined where no Deployment is to be recorded, or none can be
 */
export function reportToGitHub(target: RequestedTarget, inputs: DeployInputs, run: DeployRun): Deployment | undefined {
  const { runner, services, onReported } = run;
  const { github: options } = inputs;
  const github = runner.github(options.token, sendToGitHub);
  if (github === undefined) {
    runner.notice(options.deployment ? 'Deployment not recorded' : 'Comment not written', NO_API);
    return undefined;
  }
  const deployment = options.deployment ? new Deployment(github, inputs, run) : undefined;
  onReported(async (ended) => {
    const time = timeForGitHub(services.clock, runner.cancelled.aborted ? TIME_WHEN_CANCELLED_MS : undefined);
    await deployment?.end(ended, time);
    if (!options.comment) return;
    const { pullRequest } = github.run;
    if (pullRequest === undefined) {
      runner.info('No comment: this run is not for a pull request.');
      return;
    }
    const body = commentBody(ended, inputs, github.run, runner.variables, services.clock.date());
    await writeComment(github, pullRequest, { subject: subjectOf(target, ended.facts), body }, runner, time);
  });
  return deployment;
}

function subjectOf({ apiRoot, address }: RequestedTarget, { environment }: Partial<DeployFacts>): CommentSubject {
  const { environment: reference, ...app } = address;
  const given = textOfReference(reference);
  if (reference.kind === 'id') return { apiRoot, app, id: given, name: environment?.displayName, nameIs: 'unknown' };
  const { id, displayName: name = given } = environment ?? {};
  // The lookup refuses a display name that several have.
  return { apiRoot, app, id, name, nameIs: given === id ? 'unknown' : 'unique' };
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
