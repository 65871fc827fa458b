import type { GitHubCalls, ListedComment, WorkflowRun } from '../../runner/github-api/calls.ts';
import { valueOf } from '../../shared/answer.ts';
import type { Answer, Problem } from '../../shared/answer.ts';
import type { Runner } from '../../runner/runner.ts';
import { element, link, text } from '../step/report/html.ts';
import type { Html } from '../step/report/html.ts';
import { reportProblem, askGitHub, timeForGitHub } from './calls.ts';
import type { Instant } from '../../shared/clock.ts';
import { formatDuration } from '../../shared/text/format.ts';
import type { Extra, GitHubTime } from './calls.ts';
import { markerFor, matchOf, PRODUCT } from './comment-marker.ts';
import type { CommentSubject, Match } from './comment-marker.ts';
import { replaces, standingLine, standingOf } from './comment-order.ts';
import type { Standing } from './comment-order.ts';

export const COMMENT: Extra = { title: 'Comment not written', permission: 'pull-requests: write' };

/** Users of the token of a workflow, on hosts that do not report the user of a token: Gitea, Forgejo. */
const WORKFLOW_USERS: ReadonlySet<string> = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);

/** A comment about one environment. */
interface EnvironmentComment {
  readonly subject: CommentSubject;
  readonly body: string;
  readonly standing: Standing;
  /** The environment was deleted: this only replaces a comment, and the next environment of this name takes that over. */
  readonly isEnd?: boolean;
}

/** The comments of a pull request, and how long the calls for them may take. */
interface Conversation {
  readonly github: GitHubCalls;
  readonly pullRequest: number;
  readonly time: GitHubTime;
  /** Until when a rate limit may be waited for; it is not where this is absent. */
  readonly stepEnd?: Instant;
}

/**
 * Writes a comment on a pull request, in place of the one that the same token wrote about the same environment, unless that
 * tells something newer.
 * @returns false where it could not for a reason that other pull requests share, which the log shows
 */
export async function writeComment(
  conversation: Conversation,
  comment: EnvironmentComment,
  runner: Runner,
): Promise<boolean> {
  const { pullRequest } = conversation;
  const answer = await writeAfterLimit(conversation, comment, runner);
  if (answer.kind === 'value') {
    if (answer.value !== 'none') runner.info(`Comment on pull request ${pullRequest}: ${answer.value}`);
    return true;
  }
  if (await isLocked(conversation, answer)) {
    const why = `The conversation of pull request ${pullRequest} is locked (${answer.reason}).`;
    runner.warning(COMMENT.title, `${why} Nothing else is affected.`);
    return true;
  }
  reportProblem(runner, COMMENT, answer);
  return false;
}

/** Longest rate limit that is waited for. */
const MAX_PAUSE_MS = 60_000;

/** Many jobs of a matrix meet a rate limit together: after a short one, or one of no stated time, it is written then. */
async function writeAfterLimit(conversation: Conversation, comment: EnvironmentComment, runner: Runner) {
  const { pullRequest, time, stepEnd = 0 } = conversation;
  const answer = await write(conversation, comment);
  const pause = answer.kind === 'busy' ? (answer.retryAfter ?? MAX_PAUSE_MS) : Infinity;
  if (pause > MAX_PAUSE_MS || time.clock.now() + pause > stepEnd || runner.cancelled.aborted) return answer;
  runner.info(`Comment on pull request ${pullRequest}: rate-limited, trying again in ${formatDuration(pause)}`);
  try {
    await time.clock.sleep(pause, runner.cancelled);
  } catch {
    return answer;
  }
  const again = await write({ ...conversation, time: timeForGitHub(time.clock) }, comment);
  if (again.kind !== 'busy') return again;
  return { ...again, reason: `${again.reason}; still so after a pause of ${formatDuration(pause)}` };
}

type WriteOutcome = 'written' | 'updated' | 'left, as it tells of a newer deploy' | 'none';

async function write(conversation: Conversation, comment: EnvironmentComment): Promise<Answer<WriteOutcome>> {
  const { github, time } = conversation;
  const { subject, body, standing, isEnd = false } = comment;
  const found = await findComment(conversation, subject);
  if (found.kind !== 'value') return found;
  const bodyAfter = (before: ListedComment | undefined): string =>
    [markerFor(subject, isEnd, before), standingLine(standing), body].join('\n');
  if (found.value !== undefined) {
    // Right before it is written: the list may be pages long, and another job may have been here meanwhile.
    const read = await askGitHub(github.readComment(found.value.id), time);
    const before = read.kind === 'value' ? read.value : found.value;
    if (!replaces(standing, standingOf(before.body))) return valueOf('left, as it tells of a newer deploy');
    const updated = await askGitHub(github.updateComment(before.id, bodyAfter(before)), time);
    if (updated.kind === 'value') return valueOf('updated');
    if (updated.kind !== 'missing') return updated;
  }
  // Somebody may have deleted it.
  if (isEnd) return valueOf('none');
  const created = await askGitHub(github.createComment(conversation.pullRequest, bodyAfter(undefined)), time);
  if (created.kind !== 'value') return created;
  await mergeComments(conversation, subject);
  return valueOf('written');
}

/**
 * Of several first comments that jobs have written at once, leaves the first with the newest text. Each of the jobs does so,
 * and comes to the same; what fails here is left to the other.
 */
async function mergeComments(conversation: Conversation, subject: CommentSubject): Promise<void> {
  const { github, time } = conversation;
  const found = await ownComments(conversation, subject, 2);
  if (found.kind !== 'value') return;
  const [first, ...others] = found.value
    .filter((comment) => matchOf(comment, subject) !== 'before')
    .toSorted((a, b) => a.id - b.id);
  if (first === undefined || others.length === 0) return;
  const newest = others.reduce((best, each) => (isNewer(each, best) ? each : best), first);
  if (newest !== first) {
    const updated = await askGitHub(github.updateComment(first.id, newest.body), time);
    if (updated.kind !== 'value') return;
  }
  for (const { id } of others) await askGitHub(github.deleteComment(id), time);
}

function isNewer({ body }: ListedComment, other: ListedComment): boolean {
  const standing = standingOf(body);
  return standing !== undefined && replaces(standing, standingOf(other.body));
}

/** Whether a refusal is due to a locked conversation. GitHub answers 403 then, as for a missing permission. */
async function isLocked({ github, pullRequest, time }: Conversation, { kind }: Problem): Promise<boolean> {
  if (kind !== 'refused' && kind !== 'unusable') return false;
  const read = await askGitHub(github.readPullRequest(pullRequest), time);
  return read.kind === 'value' && read.value.isLocked;
}

async function findComment(
  conversation: Conversation,
  subject: CommentSubject,
): Promise<Answer<ListedComment | undefined>> {
  const own = await ownComments(conversation, subject, 1);
  if (own.kind !== 'value') return own;
  const by = (match: Match): ListedComment[] => own.value.filter((comment) => matchOf(comment, subject) === match);
  const before = by('before');
  return valueOf(by('same')[0] ?? by('name')[0] ?? (before.length === 1 ? before[0] : undefined));
}

/**
 * The comments that have to do with an environment. Anyone can copy a marker, so only those of the token's own user count.
 * @param least for fewer comments nobody asks whose they are: there are none then
 */
async function ownComments({ github, pullRequest, time }: Conversation, subject: CommentSubject, least: number) {
  const listed = await askGitHub(github.listComments(pullRequest, PRODUCT), time);
  if (listed.kind !== 'value') return listed;
  const candidates = listed.value.filter((comment) => matchOf(comment, subject) !== undefined);
  if (candidates.length < least) return valueOf([]);
  const viewer = await askGitHub(github.viewer(), time);
  if (viewer.kind !== 'value' && viewer.kind !== 'missing' && viewer.kind !== 'no-call') return viewer;
  return valueOf(
    candidates.filter(({ author }) => (viewer.kind === 'value' ? author === viewer.value : WORKFLOW_USERS.has(author))),
  );
}

/** The last line of a comment: when it was written, and by which run. */
export function writtenBy({ url }: WorkflowRun, now: Date): Html {
  const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC, `;
  return element('p', text(time), link(new URL(url), text('log of this run')));
}
