import { createHash } from 'node:crypto';
import type { AppAddress } from '../../platform/api/address.ts';
import type { GitHubCalls, ListedComment, WorkflowRun } from '../../runner/github-api/calls.ts';
import { valueOf } from '../../shared/answer.ts';
import type { Answer, Problem } from '../../shared/answer.ts';
import type { Runner } from '../../runner/runner.ts';
import { element, link, text } from '../step/report/html.ts';
import type { Html } from '../step/report/html.ts';
import { reportProblem, askGitHub } from './calls.ts';
import type { Extra, GitHubTime } from './calls.ts';

export const COMMENT: Extra = { title: 'Comment not written', permission: 'pull-requests: write' };

/** Users of the token of a workflow, on hosts that do not report the user of a token: Gitea, Forgejo. */
const WORKFLOW_USERS: ReadonlySet<string> = new Set(['github-actions[bot]', 'gitea-actions', 'forgejo-actions']);

/** How all markers begin. */
const PRODUCT = '<!-- headless-deploy ';
const MARKER = new RegExp(`^${PRODUCT}([0-9a-f]{32})(?: ([0-9a-f]{32}))? -->`);

/** The environment that a comment is about, as far as it is known. */
export interface CommentSubject {
  readonly apiRoot: URL;
  readonly app: AppAddress;
  readonly id: string | undefined;
  /** Its display name, or what the inputs call it. */
  readonly name: string | undefined;
  /** Whether other environments of the app have this name as well. */
  readonly nameIs: 'unique' | 'shared' | 'unknown';
}

/** A comment about one environment. */
export interface EnvironmentComment {
  readonly subject: CommentSubject;
  readonly body: string;
  /** The environment was deleted: this only replaces a comment, and the next environment of this name takes that over. */
  readonly isEnd?: boolean;
}

/**
 * Writes a comment on a pull request, in place of the one that the same token wrote about the same environment.
 * @returns false where it could not for a reason that other pull requests share, which the log shows
 */
export async function writeComment(
  github: GitHubCalls,
  pullRequest: number,
  { subject, body, isEnd = false }: EnvironmentComment,
  runner: Runner,
  time: GitHubTime,
): Promise<boolean> {
  const found = await findComment(github, pullRequest, subject, time);
  if (found.kind !== 'value') {
    await reportProblem(runner, COMMENT, found);
    return false;
  }
  const { value: comment } = found;
  if (comment === undefined && isEnd) return true;
  const whole = `${markerFor(subject, isEnd, comment)}\n${body}`;
  const answer =
    comment === undefined
      ? await askGitHub(github.createComment(pullRequest, whole), time)
      : await askGitHub(github.updateComment(comment.id, whole), time);
  if (answer.kind === 'value') {
    runner.info(`Comment on pull request ${pullRequest}: ${comment === undefined ? 'written' : 'updated'}`);
    return true;
  }
  if (await isLocked(github, pullRequest, answer, time)) {
    const why = `The conversation of pull request ${pullRequest} is locked (${answer.reason}).`;
    runner.warning(COMMENT.title, `${why} Nothing else is affected.`);
    return true;
  }
  await reportProblem(runner, COMMENT, answer);
  return false;
}

/** Whether a refusal is due to a locked conversation. GitHub answers 403 then, as for a missing permission. */
async function isLocked(
  github: GitHubCalls,
  pullRequest: number,
  { kind }: Problem,
  time: GitHubTime,
): Promise<boolean> {
  if (kind !== 'refused' && kind !== 'unusable') return false;
  const read = await askGitHub(github.readPullRequest(pullRequest), time);
  return read.kind === 'value' && read.value.isLocked;
}

/** Anyone can copy a marker, so only a comment of the token's own user counts. */
async function findComment(
  github: GitHubCalls,
  pullRequest: number,
  subject: CommentSubject,
  time: GitHubTime,
): Promise<Answer<ListedComment | undefined>> {
  const listed = await askGitHub(github.listComments(pullRequest, PRODUCT), time);
  if (listed.kind !== 'value') return listed;
  const candidates = listed.value.filter((comment) => matchOf(comment, subject) !== undefined);
  if (candidates.length === 0) return valueOf(undefined);
  const viewer = await askGitHub(github.viewer(), time);
  if (viewer.kind !== 'value' && viewer.kind !== 'missing' && viewer.kind !== 'no-call') return viewer;
  const own = candidates.filter(({ author }) =>
    viewer.kind === 'value' ? author === viewer.value : WORKFLOW_USERS.has(author),
  );
  const by = (match: Match): ListedComment[] => own.filter((comment) => matchOf(comment, subject) === match);
  const before = by('before');
  return valueOf(by('same')[0] ?? by('name')[0] ?? (before.length === 1 ? before[0] : undefined));
}

/**
 * What a comment has to do with an environment. `same`: it is about it. `name`: it is about this name, whatever the ID.
 * `before`: about another environment of this name, which has gone if the name is unique now.
 */
type Match = 'same' | 'name' | 'before';

function matchOf({ body }: ListedComment, subject: CommentSubject): Match | undefined {
  const [, first, second] = MARKER.exec(body) ?? [];
  const { name, id } = keysOf(subject);
  if (first === undefined) return undefined;
  if ((second ?? first) === (id ?? name)) return 'same';
  if (first !== name || subject.nameIs === 'shared') return undefined;
  if (second === undefined) return 'name';
  return subject.nameIs === 'unique' ? 'before' : undefined;
}

/** The marker of a comment; it keeps the keys of the marker that it replaces. */
function markerFor(subject: CommentSubject, isEnd: boolean, before: ListedComment | undefined): string {
  const { name, id } = keysOf(subject);
  if (isEnd && name !== undefined) return markerLine([name]);
  const known = [name, id].filter((key) => key !== undefined);
  const [marker, , second] = MARKER.exec(before?.body ?? '') ?? [];
  return known.length === 1 && marker !== undefined && second !== undefined ? marker : markerLine(known);
}

function keysOf({ apiRoot, app, name, id }: CommentSubject) {
  const key = (of: string | undefined) => (of === undefined ? undefined : keyOf(apiRoot, app, of));
  return { name: key(name), id: key(id) };
}

/**
 * The first line of a comment, which nobody sees: by what its environment is known.
 * @param names its display name and its ID, as far as they are known; by the name an environment that is created again finds its comment
 */
export function markerOf(apiRoot: URL, app: AppAddress, ...names: string[]): string {
  return markerLine(names.map((name) => keyOf(apiRoot, app, name)));
}

function markerLine(keys: readonly string[]): string {
  return `${PRODUCT}${[...new Set(keys)].join(' ')} -->`;
}

function keyOf({ origin }: URL, { account, app }: AppAddress, name: string): string {
  const key = JSON.stringify([origin, account, app, name]);
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

/** The last line of a comment: when it was written, and by which run. */
export function writtenBy({ url }: WorkflowRun, now: Date): Html {
  const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC, `;
  return element('p', text(time), link(new URL(url), text('log of this run')));
}
