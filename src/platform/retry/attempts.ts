import { StepError } from '../../shared/errors.ts';
import { answeredAt } from '../../shared/http-date.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { ExchangeError } from '../transport/exchange-error.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { classify, MAX_ATTEMPTS, MAX_RETRY_DELAY_MS, parseRetryAfter, retryDelay } from './classify.ts';
import type { CallKind, AttemptOutcome } from './classify.ts';
import { describeFailure } from './no-reply.ts';
import { ambiguity, blocked, isUnusable, PlatformError, refusal, stopError, unreachable } from './platform-error.ts';
import type { CallName } from './no-reply.ts';
import type { Clock } from '../../shared/clock.ts';

/** An attempt that is about to be made after one that failed. */
export interface Retry {
  /** Its number; 2 is the first retry. */
  readonly attempt: number;
  readonly maxAttempts: number;
  /** Milliseconds until then. */
  readonly delay: number;
  /** Why, as a clause: `HTTP 503`, `ECONNREFUSED while connecting`. */
  readonly reason: string;
}

/** How often something is tried, and how long the pauses between are. */
export interface RetryPolicy {
  readonly maxAttempts: number;
  /** Milliseconds before an attempt; 2 is the first retry. @param retryAfter what the host asked for */
  readonly delay: (attempt: number, retryAfter: number | undefined, random: number) => number;
  /** Whether a pause is short enough; after one that is not there would be no point in another attempt. */
  readonly mayPause: (milliseconds: number) => boolean;
}

/** For calls to the platform. */
export const PLATFORM_POLICY: RetryPolicy = {
  maxAttempts: MAX_ATTEMPTS,
  delay: retryDelay,
  mayPause: (milliseconds) => milliseconds <= MAX_RETRY_DELAY_MS,
};

/** What one attempt came to: the result, or why another attempt may come to more. */
type Attempt<Result> = { readonly result: Result } | FailedAttempt<Result>;

interface FailedAttempt<Result> {
  /** As a clause: `HTTP 503`. */
  readonly reason: string;
  /** Milliseconds that the host asked to wait. */
  readonly retryAfter: number | undefined;
  /**
   * What it comes to where no other attempt follows; it may throw.
   * @param why `attempts`: it was the last. `pause`: the next pause would be too long. `stopped`: the signal ended the pause
   */
  readonly giveUp: (why: 'attempts' | 'pause' | 'stopped') => Result;
}

interface RepeatOptions {
  readonly policy: RetryPolicy;
  readonly clock: Clock;
  /** Ends a pause. An attempt has to observe it itself. */
  readonly signal: AbortSignal;
  readonly onRetry: (retry: Retry) => void;
}

/** The one loop of all calls that are made again: attempts with pauses between, until one settles it. */
export async function repeat<Result>(
  { policy, clock, signal, onRetry }: RepeatOptions,
  make: (attempt: number) => Promise<Attempt<Result>>,
): Promise<Result> {
  const { maxAttempts } = policy;
  for (let attempt = 1; ; attempt += 1) {
    const made = await make(attempt);
    if ('result' in made) return made.result;
    const { reason, retryAfter, giveUp } = made;
    if (attempt >= maxAttempts) return giveUp('attempts');
    const delay = policy.delay(attempt + 1, retryAfter, clock.random());
    if (!policy.mayPause(delay)) return giveUp('pause');
    onRetry({ attempt: attempt + 1, maxAttempts, delay, reason });
    try {
      await clock.sleep(delay, signal);
    } catch (thrown) {
      if (!signal.aborted) throw thrown;
      return giveUp('stopped');
    }
  }
}

export interface AttemptOptions {
  readonly kind: CallKind;
  readonly name: CallName;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Repeat a call although the platform may have accepted it. */
  readonly retryAmbiguous?: boolean;
  /** Five unless given. One for a caller that polls, and has a schedule of its own. */
  readonly maxAttempts?: number;
  readonly onRetry: (retry: Retry) => void;
  /** Whether a 2xx is the platform's; one that is not is retried, and returned after the last attempt. */
  readonly isAnswer?: (reply: HttpReply) => boolean;
  /** The error that a 2xx carries; it is never retried. */
  readonly errorIn?: (reply: HttpReply) => PlatformError | undefined;
}

/**
 * Makes a call to the platform until it succeeds, fails for good, or has been tried as often as allowed.
 * @param attemptOnce makes one attempt
 * @throws {PlatformError} when there is no success; {StepError} of `stopError` when the signal ended it
 */
export async function withAttempts(options: AttemptOptions, attemptOnce: () => Promise<HttpReply>): Promise<HttpReply> {
  const { kind, clock, signal, onRetry, maxAttempts = MAX_ATTEMPTS } = options;
  const policy = { ...PLATFORM_POLICY, maxAttempts };
  let maybeAccepted = false;
  let refused: PlatformError | undefined;
  return await repeat({ policy, clock, signal, onRetry }, async (attempt) => {
    const result = await attemptOnce().catch((error: unknown) => caught(error, options, maybeAccepted, refused));
    const reply = result instanceof ExchangeError ? undefined : result;
    const retryAfter = reply && parseRetryAfter(reply.headers['retry-after'], answeredAt(reply.headers, clock.date()));
    const outcome = classify(kind, result, retryAfter);
    if (reply !== undefined) {
      const isSuccess = outcome === 'success';
      const carried = blocked(options.name, reply) ?? (isSuccess ? options.errorIn?.(reply) : undefined);
      if (carried !== undefined)
        throw maybeAccepted ? afterAmbiguity(carried.message, undefined, carried.details) : carried;
      if (isSuccess && (attempt >= maxAttempts || options.isAnswer?.(reply) !== false)) return { result: reply };
    }
    const error = errorFor(options.name, result, { outcome, attempt, retryAfter });
    const final =
      maybeAccepted && outcome !== 'ambiguous' ? afterAmbiguity(error.message, error.cause, error.details) : error;
    if (!mayRetry(outcome, options)) throw final;
    maybeAccepted ||= outcome === 'ambiguous';
    refused = error;
    const giveUp = (why: string): never => {
      throw why === 'stopped' ? stopError(signal, maybeAccepted, refused) : final;
    };
    return { reason: reasonOf(result), retryAfter, giveUp };
  });
}

/**
 * What an attempt without a reply came to.
 * @throws what ends the call at once: the signal, or an attempt that cannot be made
 */
function caught(
  error: unknown,
  { kind, signal }: AttemptOptions,
  maybeAccepted: boolean,
  refused: PlatformError | undefined,
): ExchangeError {
  if (!(error instanceof ExchangeError)) throw maybeAccepted ? attemptNotMade(error) : error;
  if (error.kind !== 'stopped') return error;
  // A read changes nothing, so its outcome is never unknown.
  const isConnected = error.phase !== 'connect' && error.phase !== 'tls';
  throw stopError(signal, maybeAccepted || (error.sent && kind !== 'read'), isConnected ? undefined : refused);
}

/** A `success` gets here only when the answer does not come from the platform. */
function mayRetry(outcome: AttemptOutcome, { retryAmbiguous = false }: AttemptOptions): boolean {
  return outcome === 'retry' || outcome === 'success' || (outcome === 'ambiguous' && retryAmbiguous);
}

function errorFor(
  name: CallName,
  result: HttpReply | ExchangeError,
  known: { outcome: AttemptOutcome; attempt: number; retryAfter: number | undefined },
): PlatformError {
  if (known.outcome === 'ambiguous') return ambiguity(name, result);
  if (result instanceof ExchangeError) return unreachable(name, result, known.attempt);
  const error = refusal(name, result, known.attempt, known.retryAfter);
  const retryAfter = known.retryAfter ?? 0;
  if (retryAfter > MAX_RETRY_DELAY_MS)
    error.message += ` It asks to wait ${Math.ceil(retryAfter / 1000)} s; the maximum is ${MAX_RETRY_DELAY_MS / 1000} s.`;
  return error;
}

function afterAmbiguity(message: string, cause: unknown, details?: PlatformError['details']): PlatformError {
  const text = `${message} An earlier attempt may have been accepted.`;
  return new PlatformError('ambiguous', text, 'unknown', details, { cause });
}

/** For an attempt that could not be made (the zip has gone, a defect): what an earlier one did is still not known. */
function attemptNotMade(cause: unknown): PlatformError {
  const message =
    cause instanceof StepError ? cause.message : `${safeText(cause instanceof Error ? cause.message : String(cause))}.`;
  return afterAmbiguity(message, cause);
}

function reasonOf(result: HttpReply | ExchangeError): string {
  if (result instanceof ExchangeError) return describeFailure(result);
  return isUnusable(result.status) ? `HTTP ${result.status} without a usable answer` : `HTTP ${result.status}`;
}
