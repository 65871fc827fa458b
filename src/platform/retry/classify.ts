import { EARLIEST_MS, parseHttpDate } from '../../shared/http-date.ts';
import { statusClass } from '../../shared/http-status.ts';
import { ExchangeError } from '../transport/exchange-error.ts';
import type { HttpReply } from '../transport/exchange.ts';
import type { Epoch } from '../../shared/clock.ts';

/**
 * What a call does when it is sent twice. `upload`: a second deploy. `create`: a second resource. `delete`: what it names
 * may be another thing by then. `trigger`: a second rebuild. `purge` and `read`: no harm.
 */
export type CallKind = 'upload' | 'create' | 'delete' | 'trigger' | 'purge' | 'read';

/** What the result of one attempt means; `ambiguous`: the platform may have accepted the call. */
export type AttemptOutcome = 'success' | 'retry' | 'final' | 'ambiguous';

/**
 * The retry table as one function. A call that the platform may have accepted is never repeated, unless repeating it
 * does no harm.
 * @param retryAfter what `parseRetryAfter` made of the reply
 */
export function classify(kind: CallKind, result: HttpReply | ExchangeError, retryAfter?: number): AttemptOutcome {
  if (result instanceof ExchangeError) return classifyFailure(kind, result);
  const { status, sent, complete } = result;
  const maybeAccepted = isRepeatable(kind) ? 'retry' : 'ambiguous';
  switch (statusClass(status)) {
    case 'success':
      return complete || isWebhook(kind) ? 'success' : maybeAccepted;
    case 'later':
      return 'retry';
    case 'interim':
      // No final answer (RFC 9110 section 15.2), yet the last one that came.
      return sent ? maybeAccepted : 'final';
    case 'server-error':
      if (status === 503 && retryAfter !== undefined) return 'retry';
      // A host that answers before it has the whole body has not accepted it.
      return sent ? maybeAccepted : 'retry';
    case 'redirect':
    case 'refused':
    case 'missing':
    case 'no-call':
    case 'rejected':
    case 'unsupported':
      return 'final';
  }
}

function isRepeatable(kind: CallKind): boolean {
  return kind === 'purge' || kind === 'read';
}

/** The body of a webhook's answer is not specified, so its status decides. */
function isWebhook(kind: CallKind): boolean {
  return kind === 'purge' || kind === 'trigger';
}

function classifyFailure(kind: CallKind, { kind: failure }: ExchangeError): AttemptOutcome {
  // Exhaustive: the compiler refuses a kind of failure that is not classified here.
  switch (failure) {
    case 'not-sent':
    case 'before-body':
      return 'retry';
    case 'untrusted':
    case 'stopped':
      return 'final';
    case 'incomplete':
      return kind === 'upload' || isRepeatable(kind) ? 'retry' : 'ambiguous';
    case 'unanswered':
      return isRepeatable(kind) ? 'retry' : 'ambiguous';
  }
}

export const MAX_ATTEMPTS = 5;
/** The longest `Retry-After` that is waited for, in milliseconds. */
export const MAX_RETRY_DELAY_MS = 120_000;

/**
 * Delay before an attempt (2 is the first retry): full jitter below 1 s, 2 s, 4 s … 30 s, and not shorter than
 * `Retry-After` asks for.
 * @param random a number from 0 up to 1
 * @returns milliseconds
 */
export function retryDelay(attempt: number, retryAfter: number | undefined, random: number): number {
  const jittered = random * Math.min(30_000, 1000 * 2 ** (attempt - 2));
  return Math.max(Math.round(jittered), retryAfter ?? 0);
}

/**
 * `Retry-After` in milliseconds from now: seconds or an HTTP date (RFC 9110 section 10.2.3). Some hosts send fractions of
 * seconds, or seconds since 1970. Undefined where it is absent or none of these.
 * @param now when the server answered
 */
export function parseRetryAfter(value: string | undefined, now: Epoch): number | undefined {
  const text = value?.trim() ?? '';
  const milliseconds = /^\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Math.ceil(Number(text) * 1000) : undefined;
  if (milliseconds !== undefined && milliseconds < EARLIEST_MS) return milliseconds;
  const date = milliseconds ?? parseHttpDate(text, now);
  return date === undefined ? undefined : Math.max(0, date - now);
}
