import { StepError, StopError } from '../../shared/errors.ts';
import { firstOf } from '../../shared/text/format.ts';
import { required } from '../../platform/api/api-request.ts';
import type { AppTarget } from '../../platform/api/api-request.ts';
import { confirmedEnvironments } from '../../platform/api/confirmed.ts';
import type { ConfirmedEnvironment } from '../../platform/api/confirmed.ts';
import { deleteEnvironment, readEnvironment } from '../../platform/api/environments.ts';
import { PLATFORM_POLICY, repeat } from '../../platform/retry/attempts.ts';
import type { Retry, RetryPolicy } from '../../platform/retry/attempts.ts';
import { MAX_RETRY_DELAY_MS, retryDelay } from '../../platform/retry/classify.ts';
import { PlatformError } from '../../platform/retry/platform-error.ts';
import { stopError } from '../../platform/retry/platform-error.ts';
import { describeEnvironment } from '../lookup/platform-lists.ts';
import type { LoggedCallContext } from '../step/call-context.ts';
import type { Preview } from './preview.ts';

const MAX_REQUESTS = 3;
/** After a request whose answer was lost, one more look shows what became of it: that is no request. */
const POLICY: RetryPolicy = { ...PLATFORM_POLICY, maxAttempts: MAX_REQUESTS + 1 };
/** Previews that a message names. */
const MAX_SHOWN = 10;

/** The whole list of environments of an app. @throws {StepError} unless it is certain to be whole */
export async function listForDeletion(
  app: AppTarget,
  calls: LoggedCallContext,
): Promise<readonly ConfirmedEnvironment[]> {
  try {
    return await confirmedEnvironments(app, app.address, calls);
  } catch (error) {
    throw withSentence(error, 'Nothing is deleted without the whole list of environments.');
  }
}

/** What became of a preview: `accepted` means that the list still has it, and `gone` that someone else deleted it. */
type Deletion = 'deleted' | 'gone' | 'accepted' | { readonly keptBecause: string };

/** Called before each request to delete. */
interface BeforeEach {
  readonly aboutToSend: () => void;
  /** Why the preview must stay after all, as a clause: whatever was known may have changed since. */
  readonly whyKeep?: () => Promise<string | undefined>;
}

/**
 * Asks to delete a preview that is in the list. Its record is read before each request, and must still have the same
 * display name; after a request the list is read, and nothing else shows that the preview has gone.
 * @throws {StepError} with the status `unknown` once a request may have been accepted
 */
export async function deletePreview(
  app: AppTarget,
  preview: Preview,
  calls: LoggedCallContext,
  { aboutToSend, whyKeep }: BeforeEach,
): Promise<Deletion> {
  let lost: PlatformError | undefined;
  const onRetry = (retry: Retry): void => {
    if (retry.attempt <= MAX_REQUESTS) calls.onRetry({ ...retry, maxAttempts: MAX_REQUESTS });
  };
  const gone = (): { readonly result: Deletion } => ({ result: lost === undefined ? 'gone' : 'deleted' });
  try {
    return await repeat<Deletion>({ policy: POLICY, ...calls, onRetry }, async (attempt) => {
      if (attempt > 1 && !(await isListed(app, preview, calls))) return gone();
      if (attempt > MAX_REQUESTS && lost !== undefined) throw lost;
      if (!(await hasRecord(app, preview, calls))) return gone();
      const reason = await whyKeep?.();
      if (reason !== undefined && lost === undefined) return { result: { keptBecause: reason } };
      if (reason !== undefined) throw new StepError('conflict', `It was not sent again: ${reason}.`);
      // Logged before the request: a step that is killed logs nothing more.
      calls.log(`Deleting ${describeEnvironment(preview)}`);
      aboutToSend();
      const error = await requestDeletion(app, preview, calls);
      if (error === undefined) {
        const isListedStill = (await findListed(app, [preview], calls)).length > 0;
        return { result: isListedStill ? 'accepted' : 'deleted' };
      }
      if (error.status === 'unknown') lost ??= error;
      else if (mayBeGone(error) && !(await isListedAfter(error, app, preview, calls))) return gone();
      else if (attempt >= MAX_REQUESTS || !mayBeRepeated(error)) throw error;
      const giveUp = (why: string): never => {
        throw why === 'stopped' ? stopError(calls.signal, false, error) : error;
      };
      return { reason: error.clause, retryAfter: error.details.retryAfter, giveUp };
    });
  } catch (error) {
    throw lost === undefined ? error : afterLostAnswer(lost, error, calls.signal);
  }
}

/**
 * Reads the list until it has none of the previews any more whose deletion was accepted.
 * @param onGone called for each of them, then
 * @throws {StepError} with the status `unknown` where it still has some when the time is up, or cannot be read
 */
export async function waitUntilGone(
  app: AppTarget,
  accepted: readonly Preview[],
  calls: LoggedCallContext,
  onGone: (preview: Preview) => void = () => undefined,
): Promise<void> {
  let left = accepted;
  for (let attempt = 2; left.length > 0; attempt += 1) {
    if (attempt === 2) calls.log(`Accepted; waiting until the list no longer has ${describeAll(left)}`);
    try {
      await calls.clock.sleep(retryDelay(attempt, undefined, calls.clock.random()), calls.signal);
    } catch (error) {
      throw afterAcceptance(left, error, calls.signal);
    }
    const listed = await findListed(app, left, calls);
    for (const preview of left.filter((each) => !listed.includes(each))) onGone(preview);
    left = listed;
  }
}

/** Those of some previews whose deletion was accepted that the list still has. @throws {StepError} `unknown` */
async function findListed(app: AppTarget, accepted: readonly Preview[], calls: LoggedCallContext): Promise<Preview[]> {
  try {
    const ids = new Set((await confirmedEnvironments(app, app.address, calls)).map(({ id }) => id));
    return accepted.filter(({ id }) => ids.has(id));
  } catch (error) {
    throw afterAcceptance(accepted, error, calls.signal);
  }
}

/** What a step ends with that cannot go on once the platform has accepted deletions that no list has shown yet. */
export function afterAcceptance(accepted: readonly Preview[], error: unknown, signal: AbortSignal): unknown {
  const reason: unknown = signal.aborted ? signal.reason : error;
  if (reason instanceof StopError && reason.code === 'cancelled') return stopError(signal, true);
  if (!(reason instanceof StepError)) return error;
  const message = `The platform accepted the deletion of ${describeAll(accepted)}, but its list of environments has not confirmed it. ${reason.message}`;
  const advice = 'Check in the user portal whether it is still there.';
  return new StepError(reason.code, message, 'unknown', { advice, cause: reason });
}

function describeAll(previews: readonly Preview[]): string {
  return firstOf(previews, MAX_SHOWN, describeEnvironment);
}

/** @returns why the request was not carried out, or may not have been */
async function requestDeletion(app: AppTarget, { id }: Preview, calls: LoggedCallContext) {
  try {
    await deleteEnvironment(app, { ...app.address, environment: id }, calls);
    return undefined;
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}

/** Whether a refusal is one that a preview gets which is not there any more, perhaps with a status of success. */
function mayBeGone({ statusClass }: PlatformError): boolean {
  return statusClass === 'missing' || statusClass === 'success';
}

/** As `isListed`; a refusal with a status of success is no evidence of what is there. */
async function isListedAfter(refusal: PlatformError, app: AppTarget, preview: Preview, calls: LoggedCallContext) {
  try {
    return await isListed(app, preview, calls);
  } catch (error) {
    throw refusal.statusClass === 'success' ? afterLostAnswer(refusal, error, calls.signal) : error;
  }
}

async function isListed(app: AppTarget, { id }: Preview, calls: LoggedCallContext): Promise<boolean> {
  return (await listForDeletion(app, calls)).some((environment) => environment.id === id);
}

/**
 * Whether the record of a preview is there, and still that of a preview with this name.
 * @returns false where it has gone, and the list confirms that
 * @throws {StepError} where it cannot be read, or has another name
 */
async function hasRecord(app: AppTarget, preview: Preview, calls: LoggedCallContext): Promise<boolean> {
  let record: ConfirmedEnvironment;
  try {
    const answer = await readEnvironment(app, { ...app.address, environment: preview.id }, calls);
    record = required(app, 'the read of the environment', answer);
  } catch (error) {
    const isMissing = error instanceof PlatformError && error.statusClass === 'missing';
    if (isMissing && !(await isListed(app, preview, calls))) return false;
    throw withSentence(error, `${describeEnvironment(preview)} was not deleted, as its record could not be read.`);
  }
  if (record.displayName === preview.displayName) return true;
  const message = `The list has the environment ${describeEnvironment(preview)}, but its record says ${describeEnvironment(record)}, so it was not deleted.`;
  throw new StepError('conflict', message, 'failed', { advice: '' });
}

/** Of a request that was not accepted. */
function mayBeRepeated({ code, statusClass, details }: PlatformError): boolean {
  if ((details.retryAfter ?? 0) > MAX_RETRY_DELAY_MS) return false;
  return code === 'network' || ['later', 'server-error'].includes(statusClass ?? '');
}

/** What the deletion ends with once an answer was lost, whatever came after it. */
function afterLostAnswer(lost: PlatformError, error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return stopError(signal, true);
  if (!(error instanceof StepError)) return error;
  const then = error === lost ? 'The environment is still there.' : `After that: ${error.message}`;
  return new PlatformError(lost.code, `${lost.message} ${then}`, 'unknown', lost.details, { cause: lost });
}

function withSentence(error: unknown, sentence: string): unknown {
  if (!(error instanceof PlatformError)) return error;
  return new PlatformError(error.code, `${error.message} ${sentence}`, 'failed', error.details, { cause: error });
}
