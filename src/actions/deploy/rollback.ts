import { OutcomeError, StepError } from '../../shared/errors.ts';
import type { OpenedArchive } from '../../archive/prepacked/open-zip.ts';
import { readEnvironment } from '../../platform/api/environments.ts';
import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import type { Answer } from '../../shared/answer.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { formatDuration, joinMessages } from '../../shared/text/format.ts';
import type { DeployContext } from './facts.ts';
import type { SmokeTestLine } from './inputs/after-upload.ts';
import type { AfterUploadInputs, Target } from './inputs/inputs.ts';
import { follow } from './live/follow.ts';
import type { BuildOutcome, PageAfterRollback, RollbackFacts } from './outcome.ts';
import { platformReads } from './live/reads.ts';
import { describeBuildFailure } from './live/messages.ts';
import { purgeCache } from './purge.ts';
import type { SiteAddress } from '../lookup/site-address.ts';
import { describeOnce, NO_ANSWER_IN_TIME, visitOnce } from './smoke-test/once.ts';
import { visitContext } from './smoke-test/run.ts';
import type { TestedBuild } from './smoke-test/visit.ts';
import { sendZip } from './upload/upload.ts';

interface RollbackStart {
  readonly zip: OpenedArchive;
  /** As the input names it. */
  readonly name: string;
  /** The build that failed its smoke test. */
  readonly buildId: string | undefined;
  readonly failure: OutcomeError;
  readonly retryAmbiguous: boolean;
}

type RollbackEnding = Omit<RollbackFacts, 'pages'> & {
  /** A sentence or more. */
  readonly text: string;
  /** Undefined where it was not seen live. */
  readonly build?: TestedBuild | undefined;
};

/**
 * Sends an older zip after a failed smoke test, follows it until it is live, purges the cache again, and requests the
 * pages once more: what they answer is reported, and changes nothing.
 * @returns the failure of the smoke test with what became of the rollback: `rolled-back`, else `failed`
 * @throws {StopError} `cancelled`
 */
export async function rollBack(
  start: RollbackStart,
  target: Target,
  { purge, smokeTest, site }: Pick<AfterUploadInputs, 'purge' | 'smokeTest'> & { site: SiteAddress | undefined },
  context: DeployContext,
): Promise<OutcomeError> {
  const { runner, record } = context;
  const { text, build, ...facts } = await runner.group(
    'Roll back',
    async () => await tryRollback(start, target, context),
  );
  record({ rollback: { ...facts, pages: [] } });
  const { code, message } = start.failure;
  if (facts.status !== 'live') return new OutcomeError(code, joinMessages(message, text), 'failed');
  const purgeError = await purgeCache(purge, 'rolled-back', context);
  if (purgeError !== undefined) runner.warning('Cache not purged', purgeError.message);
  const pages = await visitAgain(smokeTest.lines, site, build, context);
  record({ rollback: { ...facts, pages: pages.facts } });
  return new OutcomeError(code, joinMessages(message, `${text} ${pages.text}`), 'rolled-back');
}

/** @returns what `result` has of the pages, and a sentence. @throws {StopError} `cancelled` */
async function visitAgain(
  lines: readonly SmokeTestLine[],
  site: SiteAddress | undefined,
  build: TestedBuild | undefined,
  context: DeployContext,
): Promise<{ readonly facts: readonly PageAfterRollback[]; readonly text: string }> {
  if (site === undefined) return { facts: [], text: '' };
  const pages = await visitOnce(lines, site, { ...visitContext(context), build });
  const text = `After the rollback: ${describeOnce(lines, pages)}`;
  context.runner.info(text);
  const facts = lines.map((line) => {
    const { result = '', problem = '' } = pages.get(line) ?? { problem: NO_ANSWER_IN_TIME };
    return { line: safeText(line.source), status: typeof result === 'number' ? result : null, problem };
  });
  return { facts, text };
}

async function tryRollback(start: RollbackStart, target: Target, context: DeployContext): Promise<RollbackEnding> {
  const { zip, name, buildId, retryAmbiguous } = start;
  const { runner, record, services, calls } = context;
  const none = { 'archive-sha256': zip.sha256, 'operation-name': '', 'build-id': '', 'error-code': '' } as const;
  const pages: readonly PageAfterRollback[] = [];
  let isAccepted = false;
  try {
    const read = await readEnvironment(target, target.address, calls);
    if (read.kind !== 'value' && read.error !== undefined) throw read.error;
    const problem = whyNotSent(read, buildId);
    if (problem !== undefined) {
      const text = `Not rolled back: ${problem}.`;
      runner.warning('Not rolled back', text);
      return { ...none, status: 'not-sent', text };
    }
    runner.info(`Sending ${safeText(name)} again, sha256 ${zip.sha256}`);
    // From here on a step that is stopped must not hide that there may be a second upload.
    record({ rollback: { ...none, status: 'unknown', pages } });
    const sent = await sendZip(
      { archive: zip, target, before: read, retryAmbiguous, onRequest: () => undefined },
      context,
    );
    isAccepted = true;
    const { operationName = '', buildId: newBuildId = '' } = sent.operation ?? {};
    const named = { ...none, 'operation-name': operationName, 'build-id': newBuildId };
    const sentAt = services.clock.date().getTime();
    record({ rollback: { ...named, status: 'accepted', pages }, sentAt });
    const outcome = await follow(sent, platformReads(target, calls), calls);
    if (outcome.result === 'live') runner.info(`Rolled back: live after ${formatDuration(outcome.elapsed)}`);
    const { buildId: id, oldUntil } = outcome;
    return { ...named, ...describeOutcome(outcome, name), build: id === undefined ? undefined : { id, oldUntil } };
  } catch (error) {
    if (!(error instanceof StepError) || error.code === 'cancelled' || error.code === 'internal') throw error;
    const isUnknown = isAccepted || error.status !== 'failed';
    const text = isUnknown
      ? `The outcome of the rollback is unknown: ${error.message}`
      : `Not rolled back: ${error.message}`;
    return { ...none, 'error-code': error.code, status: isUnknown ? 'unknown' : 'not-sent', text };
  }
}

/** As a clause; undefined where our build is the live one, and nothing else is under way. */
function whyNotSent(read: Answer<EnvironmentRecord>, buildId: string | undefined): string | undefined {
  if (read.kind !== 'value') return 'the deploy could not read which build is live now';
  if (buildId === undefined)
    return 'the answer to the upload did not identify its build, so the live one may be from another deploy';
  const { liveBuildId, reconciling } = read.value;
  if (liveBuildId === undefined || liveBuildId !== buildId) {
    const live = liveBuildId === undefined ? 'no build' : `build ${safeText(liveBuildId)}`;
    return `${live} is live now, not the build of this deploy (${safeText(buildId)})`;
  }
  if (reconciling === undefined)
    return 'the deploy could not read whether another change to the environment is under way';
  if (reconciling) return 'another change to the environment is under way';
  return undefined;
}

function describeOutcome(
  { result, buildId, liveBuildId = '', reason, failure, deleted = 'environment' }: BuildOutcome,
  name: string,
): Pick<RollbackEnding, 'status' | 'error-code' | 'text'> {
  const butNot = (what: string): string => `The rollback to ${safeText(name)} was accepted, but ${what}`;
  switch (result) {
    case 'live':
      return { status: 'live', 'error-code': '', text: `Rolled back: ${safeText(name)} is live.` };
    case 'superseded':
      return { status: result, 'error-code': '', text: butNot(`a newer build is live: ${safeText(liveBuildId)}.`) };
    case 'failed': {
      const why = failure === undefined ? '' : ` ${describeBuildFailure(buildId, failure)}`;
      return { status: 'failed', 'error-code': 'build-failed', text: butNot(`its build did not go live.${why}`) };
    }
    case 'deleted':
      return {
        status: 'failed',
        'error-code': 'not-found',
        text: butNot(`the ${deleted} was deleted before it was live.`),
      };
    case 'unknown':
      return { status: 'unknown', 'error-code': 'timeout', text: butNot(`not seen live. ${reason}`) };
    case 'not-followed':
      return { status: 'accepted', 'error-code': 'cannot-wait', text: butNot(`not seen live. ${reason}.`) };
  }
}
