import type { Problem } from '../../shared/answer.ts';
import { StepError, StopError } from '../../shared/errors.ts';
import type { ErrorCode, StepErrorOptions } from '../../shared/errors.ts';
import { countOf } from '../../shared/text/format.ts';
import { errorCodeOf, statusClass } from '../../shared/http-status.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { StatusClass } from '../../shared/http-status.ts';
import type { ExchangeError } from '../transport/exchange-error.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { isRedirect } from '../transport/redirects.ts';
import { describeMaybeAccepted, describeNotAccepted } from './no-reply.ts';
import type { CallName } from './no-reply.ts';
import { describeForeignAnswer } from './foreign-answer.ts';
import { describeServiceError, isServiceError, parseServiceError } from './service-error.ts';

/** A call that failed, with what is known of it and nothing that is secret. */
export class PlatformError extends StepError {
  override readonly name = 'PlatformError';

  constructor(
    code: ErrorCode,
    message: string,
    status: 'failed' | 'unknown',
    readonly details: {
      /** HTTP status of the last reply, if there was one. */
      readonly httpStatus?: number | undefined;
      /** Error code of the connection: `ECONNREFUSED`, `TIMEOUT`. */
      readonly reason?: string | undefined;
      /** The last reply refuses in a form that is not the API's, so that it may come from something else. */
      readonly isForeign?: boolean;
      /** A firewall says that it made the last reply, whatever its status is. */
      readonly isBlocked?: boolean;
      /** Milliseconds that the last reply asked to wait. */
      readonly retryAfter?: number | undefined;
      /** What the last reply says, as sentences; undefined where it says nothing. */
      readonly said?: string | undefined;
    } = {},
    options?: StepErrorOptions,
  ) {
    super(code, message, status, options);
  }

  /** What the last reply means by its status; undefined where there was none. */
  get statusClass(): StatusClass | undefined {
    const { httpStatus, isBlocked = false } = this.details;
    if (isBlocked) return 'refused';
    return httpStatus === undefined ? undefined : statusClass(httpStatus);
  }

  /** Why it failed, as a clause: `HTTP 503`, `ECONNREFUSED`. */
  get clause(): string {
    const { httpStatus, reason, isBlocked = false } = this.details;
    return httpStatus === undefined ? (reason ?? this.code) : `HTTP ${httpStatus}${isBlocked ? ' of a firewall' : ''}`;
  }
}

/** Whether a refusal has another form than the API's, so that it may come from something before the API. */
export function isForeign(error: StepError): boolean {
  return error instanceof PlatformError && error.details.isForeign === true;
}

/** What a wall may have answered in place of the API: it may let the next call pass, and says nothing of credentials. */
export function isForeignRefusal({ kind, error }: Problem): boolean {
  return kind === 'refused' && error !== undefined && isForeign(error);
}

/** The error for a reply that is no success and stays none: a refusal, or a status below 300 without a usable answer. */
export function refusal(call: CallName, reply: HttpReply, attempts: number, retryAfter?: number): PlatformError {
  const { status } = reply;
  if (isUnusable(status)) return unusable(call, reply, attempts);
  const sentences = [...reported(reply), ...describeRedirect(call, reply)];
  const said = sentences.join(' ') || undefined;
  const answered = `${call.origin} answered ${call.what} with HTTP ${status}${attemptsMade(attempts)}.`;
  const details = { httpStatus: status, retryAfter, isForeign: !isServiceError(reply), said };
  return new PlatformError(errorCodeOf(status), [answered, ...sentences].join(' '), 'failed', details);
}

/** Where a redirect leads, and why that gave no answer. */
function describeRedirect({ origin }: CallName, reply: HttpReply): string[] {
  if (!isRedirect(reply)) return [];
  const { headers, deadEnd = UNFOLLOWED } = reply;
  return [`It redirects to ${originOf(headers['location'] ?? '', origin)}. ${deadEnd}`];
}

const UNFOLLOWED = 'Only a read follows redirects, and only on the same origin, so that credentials go nowhere else.';

/** How AWS WAF marks what it answers itself (its developer guide, "CAPTCHA and Challenge"): with 405, and an empty 202. */
const FIREWALL_ACTION = 'x-amzn-waf-action';

/** The error for a reply of a firewall that kept the call from the platform; undefined for any other. */
export function blocked({ what, origin }: CallName, reply: HttpReply): PlatformError | undefined {
  const action = reply.headers[FIREWALL_ACTION];
  if (action === undefined) return undefined;
  const sentences = describeForeignAnswer(reply);
  const answered = `A firewall before ${origin} answered ${what} with HTTP ${reply.status} in place of the platform (${FIREWALL_ACTION}: ${safeText(action)}).`;
  const said = sentences.join(' ') || undefined;
  const details = { httpStatus: reply.status, isForeign: true, isBlocked: true, said };
  return new PlatformError('forbidden', [answered, ...sentences].join(' '), 'failed', details);
}

/** Whether a reply of this status refuses nothing, so that only its answer can be what is wrong. */
export function isUnusable(status: number): boolean {
  return ['interim', 'success'].includes(statusClass(status));
}

function unusable(call: CallName, reply: HttpReply, attempts: number): PlatformError {
  const how = reply.complete ? 'without a usable answer' : describeCut(reply);
  const message = `${call.origin} answered ${call.what} with HTTP ${reply.status}, but ${how}${attemptsMade(attempts)}.`;
  return new PlatformError('bad-reply', message, 'failed', { httpStatus: reply.status });
}

/**
 * The error for a call that changes something, and a success that is none.
 * @param but what is wrong with it, as the end of a sentence: `but refused it: no quota`
 * @param code `rejected` where the platform has certainly not done what it was asked for
 */
export function falseSuccess(
  { what, origin }: CallName,
  { status }: Pick<HttpReply, 'status'>,
  but: string,
  code: 'bad-reply' | 'rejected' = 'bad-reply',
): PlatformError {
  const message = `${origin} answered ${what} with HTTP ${status}, ${but}.`;
  return new PlatformError(code, message, code === 'rejected' ? 'failed' : 'unknown', { httpStatus: status });
}

/** Why the body of an answer is not complete, as a clause. */
export function describeCut({ isCut, fault }: Pick<HttpReply, 'isCut' | 'fault'>): string {
  if (fault !== undefined) return `the answer could not be read (${fault})`;
  return isCut ? 'the answer was cut off' : 'the answer is too long';
}

/** The error for an outcome after which the platform may have done what it was asked for. */
export function ambiguity(call: CallName, outcome: HttpReply | ExchangeError): PlatformError {
  if (outcome instanceof Error) {
    const message = `${describeMaybeAccepted(call, outcome)}.`;
    return new PlatformError('ambiguous', message, 'unknown', { reason: outcome.reason }, { cause: outcome });
  }
  const cut = statusClass(outcome.status) === 'success' ? `, but ${describeCut(outcome)}` : '';
  const when = outcome.sent ? ', after all of it had been sent' : ' before all of it had been sent';
  const answered = `${call.origin} answered ${call.what} with HTTP ${outcome.status}${cut}${when}.`;
  const message = [answered, ...reported(outcome)].join(' ');
  return new PlatformError('ambiguous', message, 'unknown', { httpStatus: outcome.status });
}

/** The error for a call that never got a reply and that the platform certainly did not accept. */
export function unreachable(call: CallName, error: ExchangeError, attempts: number): PlatformError {
  const message = `${describeNotAccepted(call, error)}${attemptsMade(attempts)}.`;
  return new PlatformError('network', message, 'failed', { reason: error.reason }, { cause: error });
}

/** What a refusal says, as sentences. */
function reported(reply: HttpReply): string[] {
  const service = isServiceError(reply) ? parseServiceError(reply.text) : undefined;
  if (service !== undefined) return [`The service reported: ${describeServiceError(service)}.`];
  return isUnusable(reply.status) ? [] : describeForeignAnswer(reply);
}

function attemptsMade(attempts: number): string {
  return attempts > 1 ? ` (${countOf(attempts, 'attempt')})` : '';
}

/** Origin of a redirect's target, never its path or query. */
function originOf(location: string, origin: string): string {
  if (!URL.canParse(location, origin)) return 'no valid address';
  const target = new URL(location, origin);
  return target.origin === 'null' ? `${target.protocol} (not a web address)` : target.origin;
}

/**
 * What a call throws that our own signal ended: the reason of the signal, with what is known of the call.
 * @param maybeAccepted whether the platform may have accepted the call by then
 * @param refused why the last attempt failed, where the present one has not got through
 * @returns after that, a cancel with the status `unknown`, and the deadline as `ambiguous`; before, the reason as it is,
 * with the refusal as the cause of a deadline
 */
export function stopError(signal: AbortSignal, maybeAccepted: boolean, refused?: PlatformError): unknown {
  const reason: unknown = signal.reason;
  if (!(reason instanceof StopError)) return reason;
  if (!maybeAccepted && reason.code === 'timeout' && refused !== undefined)
    return new StopError('timeout', `${refused.message} ${reason.message}`, 1, 'failed', { cause: refused });
  if (!maybeAccepted) return reason;
  if (reason.code === 'cancelled') return new StopError('cancelled', reason.message, reason.exitCode, 'unknown');
  return new StepError('ambiguous', `The time ran out after a request had been sent. ${reason.message}`, 'unknown');
}
