import { OutcomeError, StopError } from '../../shared/errors.ts';
import { countOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { DeployContext, LiveBuild, OnLive } from '../deploy/facts.ts';
import { platformReads } from '../deploy/live/reads.ts';
import { explainedFailure } from '../deploy/live/wait.ts';
import { describePages, runSmokeTest } from '../deploy/smoke-test/run.ts';
import { lateWarningError } from '../step/report/warnings.ts';
import { HOME_PAGE } from './inputs.ts';
import type { RehearseInputs } from './inputs.ts';

/** How often to look whether the app still runs, in milliseconds. */
const POLL_INTERVAL_MS = 500;

const NAME_ANOTHER =
  'The output of the app is below. The rehearsal requested "/", as --smoke-test names no page. If "/" needs something that is missing here, such as WordPress, name another page (--smoke-test \'/health 200\') or request none (--smoke-test none).';

/**
 * What a rehearsal does with an app that is live: asks its pages, watches it for a while, and counts every problem as a
 * failure, as nobody is served by it.
 * @param siteUrl where the app answers
 * @param onSeen called in the end, where all is well, with one line that says what was seen
 */
export function watchLive(
  inputs: Pick<RehearseInputs, 'smokeTest' | 'watchSeconds' | 'failOnWarning'>,
  siteUrl: string,
  onSeen: (line: string) => void,
): OnLive {
  return async (live, context) => {
    context.onReported(async ({ ending, facts, warnings }) => {
      const counted = warnings.length === 0 ? '' : `, ${countOf(warnings.length, 'warning')}`;
      if (ending.error === undefined) onSeen(`Live: ${describePages(facts.pages ?? [])}${counted}`);
    });
    let next = 'request its pages';
    try {
      await askPages(inputs, siteUrl, live, context);
      next = `watch it for ${inputs.watchSeconds} s`;
      await watch(inputs.watchSeconds, live, context);
    } catch (error) {
      throw stoppedError(error, next, context);
    }
    if (inputs.failOnWarning && live.warnings.length > 0) throw lateWarningError(live.warnings, 'failed');
  };
}

/** @throws {OutcomeError} `smoke-test-failed`, or why the app has ended, which is the better answer */
async function askPages(
  { smokeTest }: Pick<RehearseInputs, 'smokeTest'>,
  siteUrl: string,
  live: LiveBuild,
  context: DeployContext,
): Promise<void> {
  const failed = await runSmokeTest(smokeTest, { url: new URL(siteUrl), isFromPlatform: false }, context);
  if (failed === undefined) return;
  await readRecord(live, context);
  const { failure } = failed;
  if (!smokeTest.lines.includes(HOME_PAGE)) throw failure;
  throw new OutcomeError(failure.code, failure.message, 'failed', { advice: NAME_ANOTHER });
}

/** @throws {OutcomeError} where the app ended, or nobody can say at the end whether it did */
async function watch(seconds: number, live: LiveBuild, context: DeployContext): Promise<void> {
  if (seconds === 0) return;
  const { runner, services, signal } = context;
  const { clock } = services;
  runner.info(`Watching the app for ${seconds} s (--watch-seconds)`);
  const end = clock.now() + 1000 * seconds;
  for (;;) {
    const left = end - clock.now();
    const unread = await readRecord(live, context);
    if (left <= 0) {
      if (unread === undefined) {
        runner.info('The app still runs.');
        return;
      }
      const message = `The new build was live, but the rehearsal could not check whether its app still runs (${safeText(unread)}).`;
      throw new OutcomeError('network', message, 'failed', { advice: 'The output of the local platform is below.' });
    }
    await clock.sleep(Math.min(POLL_INTERVAL_MS, left), signal);
  }
}

/**
 * Reads whether the app still runs.
 * @returns why that could not be read; undefined where it runs
 * @throws {OutcomeError} where it has ended, with the reason
 */
async function readRecord({ target, buildId = '' }: LiveBuild, { calls, runner }: DeployContext) {
  const answer = await platformReads(target, calls).build(buildId);
  if (answer.kind !== 'value') return answer.reason;
  const { local } = answer.value;
  if (typeof local === 'object' && 'reason' in local) throw await explainedFailure(buildId, local, runner);
  return undefined;
}

/**
 * What to throw for it: where the time is up, that the app was live, but is not known to be good.
 * @param next what was not done, or not in full
 */
function stoppedError(error: unknown, next: string, { signal }: DeployContext): unknown {
  if (error instanceof OutcomeError && error.status === 'failed') return error;
  const reason: unknown = signal.aborted ? signal.reason : error;
  if (!(reason instanceof StopError) || reason.code !== 'timeout') return reason;
  const message = `The new build is live, but there was not enough time to ${next}. ${reason.message}`;
  return new OutcomeError('timeout', message, 'failed', { advice: 'Raise "timeout-minutes".' });
}
