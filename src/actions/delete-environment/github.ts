import type { Problem } from '../../shared/answer.ts';
import type { GitHubCalls, ListedDeployment } from '../../runner/github-api/calls.ts';
import type { ConfirmedEnvironment } from '../../platform/api/confirmed.ts';
import type { Instant } from '../../shared/clock.ts';
import { firstOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import {
  GITHUB_TIME_MS,
  NO_API,
  reportProblem,
  sendToGitHub,
  TIME_WHEN_CANCELLED_MS,
  timeForGitHub,
  askGitHub,
} from '../github/calls.ts';
import type { GitHubTime } from '../github/calls.ts';
import { COMMENT, writeComment, writtenBy } from '../github/comment.ts';
import type { CommentSubject } from '../github/comment-marker.ts';
import { DEPLOYMENT, fieldsOfApp, hasFields, setStatus } from '../github/deployments.ts';
import { code, element, text } from '../step/report/html.ts';
import type { DeletionContext } from './facts.ts';
import type { DeleteEnvironmentInputs } from './inputs.ts';
import { pullRequestOf } from './preview.ts';
import type { Preview } from './preview.ts';

/** Deployments that have the time for calls to GitHub, each time. */
const DEPLOYMENTS_AT_A_TIME = 30;
/** Previews that a warning names. */
const MAX_SHOWN = 10;

/**
 * Opens the API of the host where it is needed, and arranges that GitHub learns of what has been deleted.
 * @returns undefined where it is not needed, or there is none
 */
export function connectGitHub(inputs: DeleteEnvironmentInputs, context: DeletionContext): GitHubCalls | undefined {
  const { runner, services, onReported } = context;
  const stepEnd = services.clock.now() + inputs.timeoutMinutes * 60_000;
  const { token, comment, deployment } = inputs.github;
  const isSweep = inputs.target.environment === undefined;
  if (!isSweep && !comment && !deployment) return undefined;
  const github = runner.github(token, sendToGitHub);
  if (github === undefined) {
    if (!isSweep) runner.notice(deployment ? 'Deployment not recorded' : 'Comment not written', NO_API);
    return undefined;
  }
  onReported(async ({ facts: { deleted = [], gone, listed = [] } }) => {
    const left = listed.filter(({ id }) => !deleted.some((preview) => preview.id === id));
    const previews: DeletedPreview[] = [...deleted, ...(gone === undefined ? [] : [{ displayName: gone }])];
    await reportDeletions(previews, { github, left, inputs, context }, stepEnd);
  });
  return github;
}

/** A preview that is not there any more; its ID where it is known. */
type DeletedPreview = Pick<Preview, 'displayName'> & Partial<Preview>;

/** What is the same for all previews that GitHub is told of. */
interface Reporting {
  readonly github: GitHubCalls;
  /** Environments that are still there. */
  readonly left: readonly ConfirmedEnvironment[];
  readonly inputs: DeleteEnvironmentInputs;
  readonly context: DeletionContext;
}

/** Ends the Deployments and comments of previews. All of them together have what is left of the step's time. */
async function reportDeletions(
  previews: readonly DeletedPreview[],
  reporting: Reporting,
  stepEnd: Instant,
): Promise<void> {
  const { inputs, context } = reporting;
  const { runner } = context;
  const { clock } = context.services;
  const least = runner.cancelled.aborted ? TIME_WHEN_CANCELLED_MS : GITHUB_TIME_MS;
  const end = Math.max(runner.cancelled.aborted ? 0 : stepEnd, clock.now() + least);
  const timeLeft = (): GitHubTime => timeForGitHub(clock, Math.max(0, end - clock.now()));
  // What failed for one preview would fail for the others as well, and take as long each time.
  let { deployment: deployments, comment: comments } = inputs.github;
  for (const [index, preview] of previews.entries()) {
    if (clock.now() >= end) {
      const late = firstOf(previews.slice(index), MAX_SHOWN, ({ displayName }) => safeText(displayName));
      const problem = `Time ran out before GitHub was told that these environments were deleted: ${late}. Nothing else is affected.`;
      if (deployments) runner.warning(DEPLOYMENT.title, problem);
      if (comments) runner.warning(COMMENT.title, problem);
      return;
    }
    deployments &&= await endDeployments(preview, reporting, timeLeft);
    comments &&= await endComment(preview, reporting, timeLeft());
    // A runner kills a cancelled step within seconds: one preview is all there is time for.
    if (runner.cancelled.aborted) return;
  }
}

/**
 * Says in the comment of a preview that it has gone. Where there is none, none is written.
 * @returns false where it could not, which the log shows
 */
async function endComment(
  { id, displayName }: DeletedPreview,
  { github, left, inputs, context }: Reporting,
  time: GitHubTime,
): Promise<boolean> {
  const { apiRoot, address: app } = inputs.target;
  const pullRequest = pullRequestOf(inputs.prefix, displayName);
  if (pullRequest === undefined) return true;
  const heading = element('h3', text('Preview deleted: '), code(`${app.account} / ${app.app} / ${displayName}`));
  const now = context.services.clock.date();
  const body = `${heading}\n${writtenBy(github.run, now)}`;
  const standing = { kind: 'sent', at: now.getTime(), run: github.run } as const;
  const isShared = left.some((each) => each.displayName === displayName);
  const subject: CommentSubject = { apiRoot, app, id, name: displayName, nameIs: isShared ? 'shared' : 'unique' };
  const comment = { subject, body, standing, isEnd: true };
  return await writeComment({ github, pullRequest, time }, comment, context.runner);
}

/**
 * Sets the Deployments of a preview to `inactive`, those to an earlier environment of this name, too. GitHub itself does
 * not do so where they are transient.
 * @param timeLeft the time for some calls
 * @returns false where it could not, which the log shows
 */
async function endDeployments(
  preview: DeletedPreview,
  { github, left, inputs: { target }, context: { runner } }: Reporting,
  timeLeft: () => GitHubTime,
): Promise<boolean> {
  const { id: environmentId, displayName } = preview;
  const fail = (problem: Problem): false => {
    reportProblem(runner, DEPLOYMENT, problem);
    return false;
  };
  let time = timeLeft();
  const found = new Map<number, ListedDeployment>();
  // Both names that a deploy may have used: one that was given the ID alone may not know the display name.
  for (const name of [displayName, ...(environmentId === undefined ? [] : [environmentId])].map(safeText)) {
    const all = await askGitHub(github.listAllDeployments(name), time);
    if (all.kind !== 'value') return fail(all);
    for (const each of all.value) found.set(each.id, each);
  }
  const fields = fieldsOfApp(target.apiRoot.origin, target.address);
  const own = [...found.values()].filter((each) => hasFields(each.payload, fields) && isOfPreview(each, preview, left));
  const status = { state: 'inactive', description: 'The environment was deleted', environmentUrl: undefined } as const;
  let ended = 0;
  for (const [index, { id }] of own.entries()) {
    if (index % DEPLOYMENTS_AT_A_TIME === 0) time = timeLeft();
    const latest = await askGitHub(github.latestStatus(id), time);
    if (latest.kind !== 'value') return fail(latest);
    if (latest.value?.state === 'inactive') continue;
    if (!(await setStatus(github, id, status, runner, time))) return false;
    ended += 1;
  }
  runner.info(`Deployments on GitHub set to inactive: ${ended}, environment ${safeText(displayName)}`);
  return true;
}

/**
 * Whether a Deployment is one of a preview, by what it says itself: a host may list those of other environments, whatever
 * it was asked for. One that names another environment of the app by its ID is of that.
 */
function isOfPreview(
  { environment, payload }: ListedDeployment,
  { id, displayName }: DeletedPreview,
  left: readonly ConfirmedEnvironment[],
): boolean {
  const { environment: deployed } = payload as { readonly environment?: unknown };
  if (id !== undefined && deployed === id) return true;
  return environment === safeText(displayName) && !left.some((each) => each.id === deployed);
}
