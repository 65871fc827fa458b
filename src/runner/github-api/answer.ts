import { currentDate } from '../../shared/clock.ts';
import { answeredAt } from '../../shared/http-date.ts';
import { statusClass } from '../../shared/http-status.ts';
import { safeText } from '../../shared/safe-text.ts';
import type { GitHubAnswer, GitHubProblem } from './calls.ts';

/** What Octokit throws for an answer that is no success, and for none at all (`status` 500 without a response). */
interface RequestFailure extends Error {
  readonly status: number;
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

/**
 * Makes one call, and gives what it returns or why it gave nothing.
 * @param clean clears a text of secrets
 */
export async function answerOf<Value>(
  clean: (text: string) => string,
  call: () => Promise<Value>,
): Promise<GitHubAnswer<Value>> {
  try {
    return { kind: 'value', value: await call() };
  } catch (error) {
    return problemOf(error, clean);
  }
}

function problemOf(error: unknown, clean: (text: string) => string): GitHubProblem {
  const message = safeText(clean(error instanceof Error ? error.message : String(error)));
  if (!isRequestFailure(error)) return { kind: 'failed', reason: message, isTemporary: false };
  const { status, response } = error;
  if (response === undefined) return { kind: 'failed', reason: `no answer: ${message}`, isTemporary: true };
  const reason = message === '' ? `HTTP ${status}` : `HTTP ${status}: ${message}`;
  const retryAfter = retryAfterOf(response.headers, answeredAt(response.headers, currentDate()));
  if (status === 429 || (status === 403 && retryAfter !== undefined))
    return { kind: 'busy', reason, isTemporary: true, ...(retryAfter === undefined ? {} : { retryAfter }) };
  switch (statusClass(status)) {
    case 'refused':
      return { kind: 'forbidden', reason, isTemporary: false };
    case 'missing':
    case 'no-call':
      return { kind: 'missing-api', reason, isTemporary: false };
    case 'unsupported':
    case 'server-error':
      return { kind: 'failed', reason, isTemporary: true };
    case 'interim':
    case 'success':
    case 'redirect':
    case 'later':
    case 'rejected':
      return { kind: 'failed', reason, isTemporary: false };
  }
}

function isRequestFailure(error: unknown): error is RequestFailure {
  return error instanceof Error && error.name === 'HttpError' && typeof (error as RequestFailure).status === 'number';
}

/**
 * A rate limit answers 403 as a missing permission does; its headers tell them apart: `retry-after` in seconds, or no
 * requests left until a time in seconds since 1970 (REST API, "Rate limits").
 * @param now when the host answered, in milliseconds since 1970
 */
function retryAfterOf(headers: Readonly<Record<string, string | number | undefined>>, now: number): number | undefined {
  const seconds = wholeNumber(headers['retry-after']);
  if (seconds !== undefined) return seconds * 1000;
  const reset = wholeNumber(headers['x-ratelimit-reset']);
  if (wholeNumber(headers['x-ratelimit-remaining']) !== 0 || reset === undefined) return undefined;
  return Math.max(0, reset * 1000 - now);
}

function wholeNumber(value: string | number | undefined): number | undefined {
  return value !== undefined && /^\d{1,12}$/.test(String(value)) ? Number(value) : undefined;
}
