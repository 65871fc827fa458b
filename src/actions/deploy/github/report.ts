import { textOfReference } from '../../../platform/api/environment-reference.ts';
import type { WorkflowRun } from '../../../runner/github-api/calls.ts';
import type { FinishedStep } from '../../step/ending.ts';
import { NO_API, sendToGitHub, TIME_WHEN_CANCELLED_MS, timeForGitHub } from '../../github/calls.ts';
import { writeComment, writtenBy } from '../../github/comment.ts';
import type { CommentSubject } from '../../github/comment-marker.ts';
import type { Standing } from '../../github/comment-order.ts';
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
  const stepEnd = services.clock.now() + inputs.timeoutMinutes * 60_000;
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
      runner.info(runner.variables['GITHUB_EVENT_NAME'] === 'pull_request_target' ? OF_THE_BASE : NO_PULL_REQUEST);
      return;
    }
    const now = services.clock.date();
    const body = commentBody(ended, inputs, github.run, runner.variables, now);
    const comment = { subject: subjectOf(target, ended.facts), body, standing: standingOf(ended, github.run, now) };
    await writeComment({ github, pullRequest, time, stepEnd }, comment, runner);
  });
  return deployment;
}

const NO_PULL_REQUEST = 'No comment: this run is not for a pull request.';
const OF_THE_BASE =
  'No comment: the event is pull_request_target, a run of the base branch with its secrets, whoever opened the pull request. Comments are for pull_request.';

/** What the comment tells of. What is not known to be accepted may have been. */
function standingOf({ ending: { status }, facts }: FinishedStep<DeployFacts>, run: WorkflowRun, now: Date): Standing {
  const isSent = facts.accepted === true || status === 'unknown';
  const kind = status === 'superseded' || status === 'skipped' ? 'yielding' : isSent ? 'sent' : 'unsent';
  return { kind, at: facts.sentAt ?? now.getTime(), run };
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
  { ending, facts, ...finished }: FinishedStep<DeployFacts>,
  inputs: DeployInputs,
  run: WorkflowRun,
  variables: Readonly<Record<string, string | undefined>>,
  now: Date,
): string {
  const summary = deploySummary(facts, ending, inputs);
  // The variables have the merge that was checked out, which is no commit of the pull request.
  const head = { GITHUB_SHA: run.sha, GITHUB_REF_NAME: variables['GITHUB_HEAD_REF'] };
  const commit = commitOf({ ...variables, ...head });
  const html = renderSummary(summary, { ...ending, ...finished, commit });
  return `${html}\n${writtenBy(run, now)}`;
}
