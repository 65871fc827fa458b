import { ambiguity, PlatformError, refusal, unreachable, WHERE } from './platform-error.ts';
import type { CallName } from './platform-error.ts';
import { ExchangeError } from '../transport/exchange.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { judge, LONGEST_PAUSE, MOST_TRIES, parseRetryAfter, pauseBefore } from './classify.ts';
import type { CallKind } from './classify.ts';

/** Time and chance, passed in so that tests decide them. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** @throws the signal's reason when it is aborted meanwhile */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** A number from 0 up to 1. */
  random(): number;
}

/** One more try that is about to be made. */
export interface Retry {
  readonly next: number;
  readonly most: number;
  readonly pause: number;
  /** Why, as a clause: `HTTP 503`, `ECONNREFUSED while connecting`. */
  readonly why: string;
}

export interface AttemptOptions {
  readonly kind: CallKind;
  readonly name: CallName;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Repeat a call although the platform may have taken it. */
  readonly retryAmbiguous?: boolean;
  readonly onRetry: (retry: Retry) => void;
  /** Whether a 2xx is the platform's; one that is not is worth another try, and handed over after the last. */
  readonly isAnswer?: (reply: HttpReply) => boolean;
}

/**
 * Makes a call until it succeeds, fails for good, or has been tried five times.
 * @param send makes one attempt
 * @throws {PlatformError} when there is no success; {ExchangeError} `stopped` when our signal ended it
 */
export async function withAttempts(
  options: AttemptOptions,
  send: () => Promise<HttpReply>,
): Promise<{ reply: HttpReply; attempts: number }> {
  const { kind, name, clock, signal } = options;
  let maybeTaken = false;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await send().catch((error: unknown) => {
      if (!(error instanceof ExchangeError)) throw error;
      if (error.kind === 'stopped')
        throw new ExchangeError('stopped', error.reason, error.phase, error.sent || maybeTaken);
      return error;
    });
    const verdict = judge(kind, outcome);
    const answered = verdict === 'success' && !(outcome instanceof ExchangeError);
    const foreign = answered && options.isAnswer?.(outcome) === false;
    if (answered && (!foreign || attempt >= MOST_TRIES)) return { reply: outcome, attempts: attempt };
    const repeat = foreign || verdict === 'again' || (verdict === 'ambiguous' && options.retryAmbiguous === true);
    const retryAfter =
      outcome instanceof ExchangeError ? undefined : parseRetryAfter(outcome.headers['retry-after'], clock.now());
    const failure = (): PlatformError => {
      const error = failureOf(name, outcome, verdict === 'ambiguous', attempt, retryAfter);
      return maybeTaken && verdict !== 'ambiguous' ? afterAmbiguity(error) : error;
    };
    if (!repeat || attempt >= MOST_TRIES || (retryAfter ?? 0) > LONGEST_PAUSE) throw failure();
    const pause = pauseBefore(attempt + 1, retryAfter, clock.random());
    maybeTaken ||= verdict === 'ambiguous';
    options.onRetry({ next: attempt + 1, most: MOST_TRIES, pause, why: reasonOf(outcome) });
    try {
      await clock.sleep(pause, signal);
    } catch (error) {
      throw signal.aborted ? new ExchangeError('stopped', 'ABORTED', 'connect', maybeTaken) : error;
    }
  }
}

function failureOf(
  name: CallName,
  outcome: HttpReply | ExchangeError,
  ambiguous: boolean,
  attempts: number,
  retryAfter: number | undefined,
): PlatformError {
  if (ambiguous) return ambiguity(name, outcome);
  if (outcome instanceof ExchangeError) return unreachable(name, outcome, attempts);
  const error = refusal(name, outcome, attempts);
  if ((retryAfter ?? 0) > LONGEST_PAUSE) {
    error.message += ` It asks to wait ${Math.ceil((retryAfter ?? 0) / 1000)} s, which is longer than this step waits.`;
  }
  return error;
}

function afterAmbiguity({ message, details }: PlatformError): PlatformError {
  return new PlatformError('ambiguous', `${message} An earlier attempt may have been accepted.`, 'unknown', details);
}

function reasonOf(outcome: HttpReply | ExchangeError): string {
  if (!(outcome instanceof ExchangeError)) {
    return outcome.status < 300 ? `HTTP ${outcome.status} without a usable answer` : `HTTP ${outcome.status}`;
  }
  return `${outcome.reason === 'TIMEOUT' ? 'time-out' : outcome.reason} ${WHERE[outcome.phase]}`;
}
