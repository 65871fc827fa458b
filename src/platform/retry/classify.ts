import { ExchangeError } from '../transport/exchange.ts';
import type { HttpReply } from '../transport/exchange.ts';

/**
 * What a call does when it is sent twice. `upload`: a second deploy. `create`: a second resource. `trigger`: a second
 * rebuild. `repeatable`: nothing (GET, purge).
 */
export type CallKind = 'upload' | 'create' | 'trigger' | 'repeatable';

/** What an outcome means: done, worth another try, final, or perhaps taken. */
export type Verdict = 'success' | 'again' | 'final' | 'ambiguous';

/**
 * The retry table as one function. A call that the platform may have taken is never repeated, unless repeating it does
 * no harm.
 */
export function judge(kind: CallKind, outcome: HttpReply | ExchangeError): Verdict {
  if (outcome instanceof ExchangeError) return judgeFailure(kind, outcome);
  const { status, sent, complete } = outcome;
  const maybeTaken = kind === 'repeatable' ? 'again' : 'ambiguous';
  if (status >= 200 && status < 300) return complete ? 'success' : maybeTaken;
  if (status === 429 || status === 408 || status === 425) return 'again';
  if (status === 503 && outcome.headers['retry-after'] !== undefined) return 'again';
  // No final answer (RFC 9110 section 15.2), yet the last one that came.
  if (status < 200) return sent ? maybeTaken : 'final';
  if (FINAL_SERVER_ERRORS.has(status) || status < 500) return 'final';
  // A host that answers before it has the whole body has not taken it.
  return sent ? maybeTaken : 'again';
}

/** Server errors that say the request was not processed, and would not be (RFC 9110 section 15.6, RFC 4918, 5842, 2774, 6585). */
const FINAL_SERVER_ERRORS = new Set([501, 505, 506, 507, 508, 510, 511]);

function judgeFailure(kind: CallKind, { kind: failure }: ExchangeError): Verdict {
  // Exhaustive: the compiler refuses a kind of failure that is not judged here.
  switch (failure) {
    case 'not-sent':
      return 'again';
    case 'untrusted':
    case 'stopped':
      return 'final';
    case 'incomplete':
      return kind === 'upload' || kind === 'repeatable' ? 'again' : 'ambiguous';
    case 'unanswered':
      return kind === 'repeatable' ? 'again' : 'ambiguous';
  }
}

export const MOST_TRIES = 5;
/** A host that asks for a longer pause than this is not waited for, in milliseconds. */
export const LONGEST_PAUSE = 120_000;

/**
 * Pause before try `next` (2 is the first that repeats): full jitter below 1 s, 2 s, 4 s … 30 s, and not shorter than
 * `Retry-After` asks for.
 * @param random a number from 0 up to 1
 * @returns milliseconds
 */
export function pauseBefore(next: number, retryAfter: number | undefined, random: number): number {
  const jittered = random * Math.min(30_000, 1000 * 2 ** (next - 2));
  return Math.max(Math.round(jittered), retryAfter ?? 0);
}

/**
 * `Retry-After` in milliseconds from now: seconds or an HTTP date (RFC 9110 section 10.2.3). Undefined where it is
 * absent or neither.
 */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,15}$/.test(value.trim())) return Number(value) * 1000;
  const date = /^[A-Za-z]{3},? /.test(value.trim()) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
