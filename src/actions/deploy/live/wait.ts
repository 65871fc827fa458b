import { OutcomeError } from '../../../shared/errors.ts';
import type { Status } from '../../../shared/errors.ts';
import type { BuildFailure } from '../../../platform/api/local/result.ts';
import type { Runner } from '../../../runner/runner.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { countOf, formatDuration } from '../../../shared/text/format.ts';
import type { Warning } from '../../step/ending.ts';
import type { DeployContext } from '../facts.ts';
import type { AfterUploadInputs, Target } from '../inputs/inputs.ts';
import { siteAddress, siteText } from '../../lookup/site-address.ts';
import { follow } from './follow.ts';
import type { BuildOutcome, FollowStart } from '../outcome.ts';
import { platformReads } from './reads.ts';
import { describeBuildFailure, showRemarks } from './messages.ts';
import { showWaiting } from './waiting.ts';

/** How far an accepted upload has come, where that is no failure. */
interface FollowEnding extends Pick<BuildOutcome, 'buildId' | 'oldUntil' | 'environment'> {
  /** `accepted` where the host has no reads to follow it, and `wait: if-possible` allows that. */
  readonly status: Extract<Status, 'live' | 'superseded' | 'accepted'>;
  /** What the platform warns of, although the build is live. */
  readonly warnings: readonly Warning[];
}

/** Lines of the log of a failed build that are shown. */
const MAX_LOG_LINES = 200;
/** Its heading in the log, and in the summary and the comment, where it is folded below the failure. */
const LOG_HEADING = 'Log of the build';
const LOG_ADVICE = `See "${LOG_HEADING}" for the end of its log.`;

/**
 * Waits until an accepted upload is live, or is known not to be.
 * @throws {OutcomeError} `build-failed`; `cannot-wait` where the host has no reads to follow it; `not-found` where the
 *   environment or its app was deleted; `timeout` where it is not known what became of it. {StepError} `cancelled`
 */
export async function waitUntilLive(
  target: Target,
  start: FollowStart,
  inputs: AfterUploadInputs,
  context: DeployContext,
): Promise<FollowEnding> {
  const { runner, record, calls, warnings } = context;
  const reads = platformReads(target, calls);
  const isShownInPlace = runner.progress !== undefined;
  const outcome = await runner.group(
    'Wait until live',
    async () =>
      await showWaiting(
        runner,
        () => calls.clock.now(),
        async (showDoing) => await follow(start, reads, { ...calls, isShownInPlace, showDoing }),
      ),
  );
  const { buildId, environment, oldUntil } = outcome;
  record({ outcome, ...(environment === undefined ? {} : { environment }) });
  const after = formatDuration(outcome.elapsed);
  switch (outcome.result) {
    case 'live': {
      const site = siteAddress(inputs.environmentUrl, environment);
      runner.info(`Live after ${after}${site === undefined ? '' : `: ${safeText(siteText(site))}`}`, 'good');
      const earlier = warnings.length;
      showRemarks(outcome.remarks, runner);
      return { status: 'live', buildId, oldUntil, environment, warnings: warnings.slice(earlier) };
    }
    case 'superseded':
      runner.warning('Superseded', describeSuperseded(outcome));
      return { status: 'superseded', buildId, oldUntil, environment, warnings: [] };
    case 'not-followed':
      if (inputs.wait === true) throw cannotWait(outcome, inputs, runner);
      runner.notice(
        'Could not wait',
        `${outcome.reason}, so the deploy cannot see when the new build is live. The upload was accepted.${saidBy(outcome)}`,
      );
      return { status: 'accepted', buildId, oldUntil, environment, warnings: [] };
    case 'failed': {
      const { failure } = outcome;
      if (failure === undefined) throw new OutcomeError('build-failed', describeNotLive(outcome, after), 'failed');
      throw await explainedFailure(buildId, failure, runner);
    }
    case 'deleted':
      throw deletedError(outcome);
    case 'unknown':
      throw new OutcomeError(
        'timeout',
        `The upload was accepted, but not seen live after ${after}. ${outcome.reason}`,
        'unknown',
        outcome.isUndecidable === true
          ? { advice: `Check in the user portal which build is live. ${runner.terms.onConcurrentDeploys}` }
          : {},
      );
  }
}

/** What the last answer said, for the end of a message. */
function saidBy({ said }: BuildOutcome): string {
  return said === undefined ? '' : ` ${said}`;
}

/** With what comes to nothing for it: all of that needs a build that is known to be live. */
function cannotWait(
  outcome: BuildOutcome,
  { purge, smokeTest, rollbackArchive }: AfterUploadInputs,
  { terms }: Pick<Runner, 'terms'>,
): OutcomeError {
  const unused = [
    ...(purge.webhook === undefined ? [] : ['"purge-cache-webhook" was not called']),
    ...(smokeTest.lines.length === 0 ? [] : ['"smoke-test" was not run']),
    ...(rollbackArchive === undefined ? [] : ['"rollback-archive" is unused']),
  ];
  const rest = unused.length === 0 ? '' : ` ${unused.join(', ')}.`;
  const message = `The upload was accepted, so do not ${terms.runAgain}: look in the user portal for the new build. ${outcome.reason}, so the deploy cannot see when that is live.${rest}${saidBy(outcome)}`;
  return new OutcomeError('cannot-wait', message, 'accepted');
}

/** What a step ends with whose build has a record of why it failed, once the end of its log is shown. */
export async function explainedFailure(
  buildId: string | undefined,
  failure: BuildFailure,
  runner: Runner,
): Promise<OutcomeError> {
  await showLog(failure, runner);
  const advice = failure.log.length === 0 ? '' : LOG_ADVICE;
  const build = { step: failure.step, lines: failure.log };
  return new OutcomeError('build-failed', describeBuildFailure(buildId, failure), 'failed', { advice, build });
}

function deletedError({ buildId, deleted }: BuildOutcome): OutcomeError {
  const build = buildId === undefined ? 'its build' : `build ${safeText(buildId)}`;
  const isApp = deleted === 'app';
  const [what, list] = isApp ? ['app', 'apps'] : ['environment', 'environments'];
  const message = `The upload was accepted, but the ${what} was deleted before ${build} was live: the list of ${list} no longer has it.`;
  const otherwise = isApp
    ? 'Otherwise create an app with another name (the name of a deleted app may stay taken), and deploy to it.'
    : 'Otherwise create it again, and deploy again.';
  const intended = `If that was intended${isApp ? '' : ', as when a pull request is closed'}, there is nothing to do.`;
  return new OutcomeError('not-found', message, 'failed', { advice: `${intended} ${otherwise}` });
}

function describeSuperseded({ buildId = '', liveBuildId = '' }: BuildOutcome): string {
  return `The upload was accepted, but a newer build is live: ${safeText(liveBuildId)} instead of ${safeText(buildId)}. Another deploy or a rebuild of this environment came after it.`;
}

/** All of it is the app's or the host's own text. */
async function showLog({ log }: BuildFailure, runner: Runner): Promise<void> {
  if (log.length === 0) return;
  const shown = log.slice(-MAX_LOG_LINES);
  await runner.group(LOG_HEADING, async () => {
    if (shown.length < log.length) runner.info(`… ${countOf(log.length - shown.length, 'earlier line')}`);
    for (const line of shown) runner.info(safeText(line));
  });
}

function describeNotLive({ buildId = '', liveBuildId }: BuildOutcome, after: string): string {
  const live =
    liveBuildId === undefined
      ? 'no build is live'
      : `the build that was live before still is (${safeText(liveBuildId)})`;
  return `The upload was accepted, but build ${safeText(buildId)} is not live: it finished, and ${after} after the upload ${live}. It failed or was cancelled, or the app did not start.`;
}
