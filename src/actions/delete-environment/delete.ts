import { StepError } from '../../shared/errors.ts';
import type { AppAddress } from '../../platform/api/address.ts';
import type { ApiConnection } from '../../platform/api/api-request.ts';
import { deleteEnvironment, listAllEnvironments, readOneEnvironment } from '../../platform/api/delete-environment.ts';
import type { ConfirmedEnvironment } from '../../platform/api/delete-environment.ts';
import { MAX_RETRY_DELAY_MS, retryDelay } from '../../platform/retry/classify.ts';
import { PlatformError } from '../../platform/retry/platform-error.ts';
import { stopError } from '../../platform/retry/stop-error.ts';
import { describeEnvironment } from '../lookup/platform-lists.ts';
import type { LoggedCallContext } from '../step/call-context.ts';
import type { Preview } from './preview.ts';

const MAX_ATTEMPTS = 3;

/** An app, and where and as whom its platform is called. */
type App = ApiConnection & { readonly address: AppAddress };

/** The whole list of environments of an app. @throws {StepError} where there is any doubt that it is */
export async function listForDeletion(app: App, calls: LoggedCallContext): Promise<ConfirmedEnvironment[]> {
  try {
    return await listAllEnvironments(app, app.address, calls);
  } catch (error) {
    throw withSentence(error, 'Nothing is deleted without the whole list of environments.');
  }
}

/**
 * Deletes a preview that is in the list. Its record is read before each request, and must still have the same display
 * name; after a request, the list is read before another one is made.
 * @param aboutToSend called before each request
 * @returns `gone` when someone else deleted it meanwhile
 * @throws {StepError} with the status `unknown` once a request may have been accepted
 */
export async function deletePreview(
  app: App,
  preview: Preview,
  calls: LoggedCallContext,
  aboutToSend: () => void,
): Promise<'deleted' | 'gone'> {
  let lost: PlatformError | undefined;
  try {
    for (let attempt = 1; ; attempt += 1) {
      if (attempt > 1 && !(await isListed(app, preview, calls))) break;
      if (attempt > MAX_ATTEMPTS && lost !== undefined) throw lost;
      if (!(await hasRecord(app, preview, calls))) break;
      // Before the request: a step that is killed can say no more.
      calls.log(`Deleting ${describeEnvironment(preview)}`);
      aboutToSend();
      const error = await sendOnce(app, preview, calls);
      if (error === undefined) return 'deleted';
      if (error.status === 'unknown') lost ??= error;
      else if (error.statusClass === 'missing' && !(await isListed(app, preview, calls))) break;
      else if (attempt >= MAX_ATTEMPTS || !mayBeRepeated(error)) throw error;
      await pause(error, attempt + 1, calls);
    }
  } catch (error) {
    throw lost === undefined ? error : afterLostAnswer(lost, error, calls.signal);
  }
  return lost === undefined ? 'gone' : 'deleted';
}

/** @returns why the request was not carried out, or may not have been */
async function sendOnce(app: App, { id }: Preview, calls: LoggedCallContext): Promise<PlatformError | undefined> {
  try {
    await deleteEnvironment(app, { ...app.address, environment: id }, calls);
    return undefined;
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}

async function isListed(app: App, { id }: Preview, calls: LoggedCallContext): Promise<boolean> {
  return (await listForDeletion(app, calls)).some((environment) => environment.id === id);
}

/**
 * Whether the record of a preview is there, and still that of a preview with this name.
 * @returns false where it has gone, and the list confirms that
 * @throws {StepError} where it cannot be read, or has another name
 */
async function hasRecord(app: App, preview: Preview, calls: LoggedCallContext): Promise<boolean> {
  let record: ConfirmedEnvironment;
  try {
    record = await readOneEnvironment(app, { ...app.address, environment: preview.id }, calls);
  } catch (error) {
    const isMissing = error instanceof PlatformError && error.statusClass === 'missing';
    if (isMissing && !(await isListed(app, preview, calls))) return false;
    throw withSentence(error, `${describeEnvironment(preview)} was not deleted, as its record must be read first.`);
  }
  if (record.displayName === preview.displayName) return true;
  const message = `The list has the environment ${describeEnvironment(preview)}, and its record says ${describeEnvironment(record)}. It was not deleted.`;
  throw new StepError('conflict', message, 'failed', { advice: '' });
}

/** Of a request that was not accepted. */
function mayBeRepeated({ code, statusClass, details }: PlatformError): boolean {
  if ((details.retryAfter ?? 0) > MAX_RETRY_DELAY_MS) return false;
  return code === 'network' || ['later', 'server-error'].includes(statusClass ?? '');
}

async function pause(error: PlatformError, attempt: number, { clock, signal, onRetry }: LoggedCallContext) {
  const delay = retryDelay(attempt, error.details.retryAfter, clock.random());
  onRetry({ attempt, maxAttempts: MAX_ATTEMPTS, delay, reason: error.clause });
  await clock.sleep(delay, signal);
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
