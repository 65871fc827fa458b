import { createHash } from 'node:crypto';
import type { WorkflowRun } from '../../../runner/github-calls.ts';
import { textOfReference } from '../../../platform/api/environment-reference.ts';
import { commitOf } from '../../step/commit.ts';
import { element, link, text } from '../../step/html.ts';
import type { Reported } from '../../ending.ts';
import { renderSummary } from '../../step/summary.ts';
import type { DeployFacts } from '../facts.ts';
import type { DeployInputs, RequestedTarget } from '../inputs/inputs.ts';
import { deploySummary } from '../report/summary.ts';

/** The first line of a comment, which nobody sees: the same for each deploy that names its environment alike. */
export function markerOf({ apiRoot, address }: RequestedTarget): string {
  const { account, app, environment } = address;
  const key = JSON.stringify([apiRoot.origin, account, app, textOfReference(environment)]);
  return `<!-- headless-deploy ${createHash('sha256').update(key).digest('hex').slice(0, 32)} -->`;
}

/**
 * The comment below its marker: the job summary, with a link to the run.
 * @param now milliseconds since 1970
 */
export function commentBody(
  { ending, facts, advice, more, warnings, elapsed }: Reported<DeployFacts>,
  inputs: DeployInputs,
  run: WorkflowRun,
  variables: Readonly<Record<string, string | undefined>>,
  now: number,
): string {
  const summary = deploySummary(facts, ending, inputs);
  // The variables have the merge that was checked out, which is no commit of the pull request.
  const head = { GITHUB_SHA: run.sha, GITHUB_REF_NAME: variables['GITHUB_HEAD_REF'] };
  const commit = commitOf({ ...variables, ...head });
  const html = renderSummary(summary, { error: ending.error, advice, more, warnings, commit, elapsed });
  const time = `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC, `;
  return `${html}\n${element('p', text(time), link(new URL(run.url), text('log of this run')))}`;
}
