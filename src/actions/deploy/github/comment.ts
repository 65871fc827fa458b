import { createHash } from 'node:crypto';
import { textOfReference } from '../../../platform/api/environment-reference.ts';
import type { GitHubAnswer, GitHubCalls, ListedComment, WorkflowRun } from '../../../runner/github-calls.ts';
import type { Runner } from '../../../runner/runner.ts';
import type { Reported } from '../../ending.ts';
import type { RequestedTarget } from '../../inputs/target.ts';
import { commitOf } from '../../step/commit.ts';
import { element, link, text } from '../../step/html.ts';
import { renderSummary } from '../../step/summary.ts';
import type { DeployFacts } from '../facts.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { deploySummary } from '../report/summary.ts';
import { reportProblem, withGitHubAttempts } from './calls.ts';
import type { Extra, GitHubTime } from './calls.ts';

const COMMENT: Extra = { title: 'Comment not written', permission: 'pull-requests' };

/** Users of the token of a workflow, on hosts that do not report the user of a token: Gitea, Forgejo. */
const WORKFLOW_USERS: ReadonlySet<string> = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);

/**
 * Writes a comment on the pull request, in place of the one that the same token wrote with the same marker.
 * `marker` becomes its first line.
 */
export async function writeComment(
  github: GitHubCalls,
  { marker, body }: { readonly marker: string; readonly body: string },
  runner: Runner,
  time: GitHubTime,
): Promise<void> {
  const { pullRequest } = github.run;
  if (pullRequest === undefined) {
    runner.info('No comment: this run is not for a pull request.');
    return;
  }
  const whole = `${marker}\n${body}`;
  const found = await findComment(github, pullRequest, marker, time);
  if (found.kind !== 'value') return await reportProblem(runner, COMMENT, found);
  const { value: comment } = found;
  const answer =
    comment === undefined
      ? await withGitHubAttempts(false, time, async (signal) => await github.createComment(pullRequest, whole, signal))
      : await withGitHubAttempts(true, time, async (signal) => await github.updateComment(comment.id, whole, signal));
  if (answer.kind !== 'value') return await reportProblem(runner, COMMENT, answer);
  runner.info(`Comment on pull request ${pullRequest}: ${comment === undefined ? 'written' : 'updated'}`);
}

/** Anyone can copy a marker, so only a comment of the token's own user counts. */
async function findComment(
  github: GitHubCalls,
  pullRequest: number,
  marker: string,
  time: GitHubTime,
): Promise<GitHubAnswer<ListedComment | undefined>> {
  const listed = await withGitHubAttempts(
    true,
    time,
    async (signal) => await github.listComments(pullRequest, marker, signal),
  );
  if (listed.kind !== 'value' || listed.value.length === 0)
    return listed.kind === 'value' ? { kind: 'value', value: undefined } : listed;
  const viewer = await withGitHubAttempts(true, time, async (signal) => await github.viewer(signal));
  if (viewer.kind !== 'value' && viewer.kind !== 'missing-api') return viewer;
  const isOwn = ({ author }: ListedComment): boolean =>
    viewer.kind === 'value' ? author === viewer.value : WORKFLOW_USERS.has(author);
  return { kind: 'value', value: listed.value.find(isOwn) };
}

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
  const html = renderSummary(summary, { ...ending, advice, more, warnings, commit, elapsed });
  const time = `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC, `;
  return `${html}\n${element('p', text(time), link(new URL(run.url), text('log of this run')))}`;
}
