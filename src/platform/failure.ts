import { StepError } from '../errors.ts';
import type { ErrorCode } from '../errors.ts';
import { countOf } from '../text.ts';
import type { ExchangeError, HttpReply } from './http.ts';
import type { Phase } from './phases.ts';
import { describeServiceError, parseServiceError } from './service-error.ts';
import type { ServiceError } from './service-error.ts';

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
      readonly service?: ServiceError | undefined;
      /** Requests made. */
      readonly attempts: number;
    },
  ) {
    super(code, message, status);
  }
}

/** Words for one call in messages: `the upload`, at `https://host`. */
export interface CallName {
  readonly what: string;
  readonly origin: string;
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  429: 'rate-limited',
};

/** The error for a reply that is a refusal and stays one. */
export function refusal(call: CallName, reply: HttpReply, attempts: number): PlatformError {
  const { status, headers } = reply;
  const service = parseServiceError(reply.text);
  const code = CODES[status] ?? (status >= 500 ? 'server-error' : 'rejected');
  const sentences = [`${call.origin} answered ${call.what} with HTTP ${status}${attemptsMade(attempts)}.`];
  if (service !== undefined) sentences.push(`The service says: ${describeServiceError(service)}.`);
  if (status >= 300 && status < 400)
    sentences.push(
      `It points to ${originOf(headers['location'], call.origin)}; credentials are never sent on to another place.`,
    );
  return new PlatformError(code, sentences.join(' '), 'failed', { httpStatus: status, service, attempts });
}

/** The error for an outcome after which the platform may have done what it was asked for. */
export function ambiguity(call: CallName, outcome: HttpReply | ExchangeError, attempts: number): PlatformError {
  if (outcome instanceof Error) {
    const how =
      outcome.reason === 'TIMEOUT'
        ? 'no answer came in time'
        : `the connection ended before an answer came (${outcome.reason})`;
    return new PlatformError(
      'ambiguous',
      `All of ${call.what} had been sent to ${call.origin} when ${how}.`,
      'unknown',
      { attempts },
    );
  }
  const service = parseServiceError(outcome.text);
  const cut = outcome.status >= 200 && outcome.status < 300 ? ', but the answer was cut off' : '';
  const sentences = [
    `${call.origin} answered ${call.what} with HTTP ${outcome.status}${cut}, after all of it had been sent.`,
  ];
  if (service !== undefined) sentences.push(`The service says: ${describeServiceError(service)}.`);
  return new PlatformError('ambiguous', sentences.join(' '), 'unknown', {
    httpStatus: outcome.status,
    service,
    attempts,
  });
}

/** Phases of an exchange, as the end of a clause. */
export const WHERE: Readonly<Record<Phase, string>> = {
  connect: 'while connecting',
  tls: 'in the TLS handshake',
  body: 'while it was sent',
  reply: 'before an answer came',
};

/** The error for a call that never got a reply and was certainly not taken. */
export function unreachable(call: CallName, error: ExchangeError, attempts: number): PlatformError {
  const why = error.reason === 'TIMEOUT' ? 'timed out' : `failed with ${error.reason}`;
  return new PlatformError(
    'network',
    `${call.what} to ${call.origin} ${why} ${WHERE[error.phase]}${attemptsMade(attempts)}.`.replace(/^./, (first) =>
      first.toUpperCase(),
    ),
    'failed',
    { reason: error.reason, attempts },
  );
}

function attemptsMade(attempts: number): string {
  return attempts > 1 ? ` (${countOf(attempts, 'attempt')})` : '';
}

/** Origin of a redirect's target, never its path or query. */
function originOf(location: string | undefined, origin: string): string {
  if (location === undefined || !URL.canParse(location, origin)) return 'no valid address';
  const target = new URL(location, origin);
  return target.origin === 'null' ? `${target.protocol} (not a web address)` : target.origin;
}
