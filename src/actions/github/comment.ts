import { createHash } from 'node:crypto';
import type { AppAddress } from '../../platform/api/address.ts';
import type { GitHubAnswer, GitHubCalls, ListedComment, WorkflowRun } from '../../runner/github-calls.ts';
import type { Runner } from '../../runner/runner.ts';
import { element, link, text } from '../step/html.ts';
import type { Html } from '../step/html.ts';
import { reportProblem, withGitHubAttempts } from './calls.ts';
import type { Extra, GitHubTime } from './calls.ts';

const COMMENT: Extra = { title: 'Comment not written', permission: 'pull-requests: write' };

/** Users of the token of a workflow, on hosts that do not report the user of a token: Gitea, Forgejo. */
const WORKFLOW_USERS: ReadonlySet<string> = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);

/** How all markers begin. */
const PRODUCT = '<!-- headless-deploy ';

/** A comment about one environment. */
export interface EnvironmentComment {
  /** Markers of the environment: the first becomes the first line, and a comment with any of them is replaced. */
  readonly markers: readonly [string, ...string[]];
  readonly body: string;
  /** Write none where there is none to replace. */
  readonly isUpdate?: boolean;
}

/**
 * Writes a comment on a pull request, in place of the one that the same token wrote with one of the same markers.
 * @returns false where it could not, which the log shows
 */
export async function writeComment(
  github: GitHubCalls,
  pullRequest: number,
  { markers, body, isUpdate = false }: EnvironmentComment,
  runner: Runner,
  time: GitHubTime,
): Promise<boolean> {
  const whole = `${markers[0]}\n${body}`;
  const found = await findComment(github, pullRequest, markers, time);
  if (found.kind !== 'value') {
    await reportProblem(runner, COMMENT, found);
    return false;
  }
  const { value: comment } = found;
  if (comment === undefined && isUpdate) return true;
  const answer =
    comment === undefined
      ? await withGitHubAttempts(false, time, async (signal) => await github.createComment(pullRequest, whole, signal))
      : await withGitHubAttempts(true, time, async (signal) => await github.updateComment(comment.id, whole, signal));
  if (answer.kind !== 'value') {
    await reportProblem(runner, COMMENT, answer);
    return false;
  }
  runner.info(`Comment on pull request ${pullRequest}: ${comment === undefined ? 'written' : 'updated'}`);
  return true;
}

/** Anyone can copy a marker, so only a comment of the token's own user counts. */
async function findComment(
  github: GitHubCalls,
  pullRequest: number,
  markers: readonly string[],
  time: GitHubTime,
): Promise<GitHubAnswer<ListedComment | undefined>> {
  const listed = await withGitHubAttempts(
    true,
    time,
    async (signal) => await github.listComments(pullRequest, PRODUCT, signal),
  );
  if (listed.kind !== 'value') return listed;
  const marked = markers.flatMap((marker) => listed.value.filter(({ body }) => body.startsWith(marker)));
  if (marked.length === 0) return { kind: 'value', value: undefined };
  const viewer = await withGitHubAttempts(true, time, async (signal) => await github.viewer(signal));
  if (viewer.kind !== 'value' && viewer.kind !== 'missing-api') return viewer;
  const isOwn = ({ author }: ListedComment): boolean =>
    viewer.kind === 'value' ? author === viewer.value : WORKFLOW_USERS.has(author);
  return { kind: 'value', value: marked.find(isOwn) };
}

/**
 * The first line of a comment, which nobody sees: the same for each step that names its environment alike.
 * @param environment its display name, so that one that is made anew keeps its comment; its ID where that is not known
 */
export function markerOf({ origin }: URL, { account, app }: AppAddress, environment: string): string {
  const key = JSON.stringify([origin, account, app, environment]);
  return `${PRODUCT}${createHash('sha256').update(key).digest('hex').slice(0, 32)} -->`;
}

/** The last line of a comment: when it was written, and by which run. */
export function writtenBy({ url }: WorkflowRun, now: Date): Html {
  const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC, `;
  return element('p', text(time), link(new URL(url), text('log of this run')));
}
