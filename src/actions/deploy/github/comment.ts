import type { GitHubAnswer, GitHubCalls, ListedComment } from '../../../runner/github-calls.ts';
import type { Runner } from '../../../runner/runner.ts';
import { withGitHubAttempts } from './calls.ts';
import type { GitHubTime } from './calls.ts';
import { reportProblem } from './problem.ts';
import type { Extra } from './problem.ts';

export const COMMENT: Extra = { title: 'Comment not written', permission: 'pull-requests' };

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
  const text = `${marker}\n${body}`;
  const found = await findComment(github, pullRequest, marker, time);
  if (found.kind !== 'value') return await reportProblem(runner, COMMENT, found);
  const { value: comment } = found;
  const answer =
    comment === undefined
      ? await withGitHubAttempts(false, time, async (signal) => await github.createComment(pullRequest, text, signal))
      : await withGitHubAttempts(true, time, async (signal) => await github.updateComment(comment.id, text, signal));
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
