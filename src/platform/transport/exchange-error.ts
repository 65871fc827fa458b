import { StepError } from '../../shared/errors.ts';
import { safeQuote } from '../../shared/text/safe-text.ts';
import type { Phase, RequestPhases } from './request-phases.ts';

export type ExchangeFailure =
  /** Name lookup, connection or TLS handshake failed: nothing was sent. */
  | 'not-sent'
  /** As `not-sent`, and a retry cannot help: the certificate or the protocol is wrong. */
  | 'untrusted'
  /** Cut or stalled before the last byte of the request. */
  | 'incomplete'
  /** As `incomplete`, and no byte of the body had left: it waited for `100 Continue`. */
  | 'before-body'
  /** The last byte left, and no reply came. */
  | 'unanswered'
  /** Our own signal ended it. */
  | 'stopped';

/** Why there is no reply. Holds no header and no URL: errors of axios carry the credentials, so they end here. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';
  readonly phase: Phase;
  /** Whether the host may have the whole request. */
  readonly sent: boolean;
  /** What came in place of HTTP/1.1, as a clause that is safe to print. */
  readonly spoken: string | undefined;

  constructor(
    readonly kind: ExchangeFailure,
    /** Code of the system, TLS or the parser, or `TIMEOUT`; that of a proxy, or its status, after `PROXY_`. */
    readonly reason: string,
    { phase, sent }: Pick<ExchangeError, 'phase' | 'sent'>,
    options: ErrorOptions & Partial<Pick<ExchangeError, 'spoken'>> = {},
  ) {
    super(`${kind}: ${reason}`, options);
    this.phase = phase;
    this.sent = sent;
    this.spoken = options.spoken;
  }

  /** An answer came, but is not HTTP as node's parser reads it: the codes of llhttp. */
  get isUnreadable(): boolean {
    return this.reason.startsWith('HPE_');
  }

  /** An address could not be connected to in the time that node gives it. */
  get isConnectTimeout(): boolean {
    return this.phase === 'connect' && this.reason.endsWith('ETIMEDOUT');
  }
}

/** What node's parser calls an answer that does not begin as one of HTTP/1.1. */
export const isNoHttp1 = (code: string): boolean => /^HPE_INVALID_(?:CONSTANT|VERSION)$/.test(code);
const HTTP_2 = 'it is HTTP/2';

/** A proxy answered CONNECT with something else, or not at all. */
const NO_HTTP = 'PROXY_NO_HTTP';

const UNTRUSTED =
  /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_|HOSTNAME_|PATH_LENGTH_|CRL_|ERROR_IN_|ERR_TLS_|ERR_SSL_|EPROTO)/;

/** Said after the handshake of TLS 1.3, before the request is read (RFC 8446 section 6.2). */
const CERTIFICATE_REQUIRED = 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED';

/** What a lookup, a connection or a handshake fails with; any other code before there is a connection is our own defect. */
const NETWORK = /^(?:E(?:AI_)?[A-Z0-9]+$|ERR_SOCKET_(?:CLOSED|CONNECTION_TIMEOUT)$|TIMEOUT$)/;

/**
 * What a request failed with, from what axios or node threw.
 * @param proxied whether the request goes through a proxy
 * @returns {StepError} `internal` for a request that could not be built
 */
export function exchangeFailure(
  thrown: unknown,
  phases: RequestPhases,
  signal: AbortSignal,
  proxied: boolean,
): ExchangeError | StepError {
  if (thrown instanceof ExchangeError) return thrown;
  const { phase, sent, expired, proxyRefusal, isBodyHeld } = phases;
  if (signal.aborted) return new ExchangeError('stopped', 'ABORTED', phases);
  if (proxyRefusal !== undefined) {
    // A gateway that is busy may do it next time; anything else (407, 403) is what the proxy will answer to a retry.
    const kind = [502, 503, 504].includes(proxyRefusal) ? 'not-sent' : 'untrusted';
    const reason = Number.isNaN(proxyRefusal) ? NO_HTTP : `PROXY_${proxyRefusal}`;
    return new ExchangeError(kind, reason, { phase, sent: false });
  }
  const code = expired === undefined ? codeOf(thrown) : 'TIMEOUT';
  const cause = bareError(thrown);
  const spoken = isNoHttp1(code) ? describeSpoken(phases.unreadable) : undefined;
  const failure = (kind: ExchangeFailure, reason = code) => new ExchangeError(kind, reason, phases, { cause, spoken });
  // A server of HTTP/2 has taken nothing that does not begin with its preface (RFC 9113 section 3.4).
  if (code === CERTIFICATE_REQUIRED || spoken === HTTP_2) return failure('untrusted');
  if (sent) return failure('unanswered');
  if (phase !== 'connect' && phase !== 'tls') return failure(isBodyHeld ? 'before-body' : 'incomplete');
  const isAtProxy = proxied && phase === 'connect';
  // An answer of a proxy that is no HTTP has no code.
  const reason = isAtProxy && code !== 'TIMEOUT' ? (code === 'UNKNOWN' ? NO_HTTP : `PROXY_${code}`) : code;
  if (UNTRUSTED.test(code)) return failure('untrusted', reason);
  if (phase === 'tls' || reason === NO_HTTP || NETWORK.test(code)) return failure('not-sent', reason);
  return new StepError('internal', `The request could not be built (${code}).`, 'failed', { cause });
}

/**
 * The code of an error or of its cause, with characters that can be shown. Of several addresses, one without enough time
 * counts more than one out of reach. Node calls errors of OpenSSL in a handshake `EPROTO`: their own name is taken.
 */
function codeOf(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (
      current instanceof AggregateError &&
      current.errors.some(({ code }: NodeJS.ErrnoException) => code === 'ETIMEDOUT')
    )
      return 'ETIMEDOUT';
    const [, tls] = /:SSL routines:[^:]*:([^:]+):/.exec(current.message) ?? [];
    if (tls !== undefined) return `ERR_SSL_${(tls.toUpperCase().match(/[A-Z\d]+/g) ?? []).join('_')}`;
    const { code } = current as NodeJS.ErrnoException;
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code)) return code;
  }
  return 'UNKNOWN';
}

/** The most that is quoted of a line, in characters. */
const MAX_QUOTED = 100;

/** What an answer says of its protocol: HTTP/2 by a frame for the whole connection, any other by its first line. */
function describeSpoken(bytes: Buffer = Buffer.alloc(0)): string | undefined {
  // Length, type (SETTINGS or GOAWAY), flags, stream (RFC 9113 section 4.1).
  const isFrame = bytes.length >= 9 && bytes[0] === 0 && [4, 7].includes(bytes.readUInt8(3));
  if (isFrame && bytes.readUInt32BE(5) === 0) return HTTP_2;
  const [line = ''] = bytes.toString('latin1').split(/[\r\n]/);
  return /^[ -~]{3,}$/.test(line) ? `it begins "${safeQuote(line, MAX_QUOTED)}"` : undefined;
}

/** The words of an error, without credentials in a URL: its other fields have the request with the credentials. */
function bareError(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  return new Error(message.replace(/\/\/[^\s/]*@/g, '//***@'));
}
