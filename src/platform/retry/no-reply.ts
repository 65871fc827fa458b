import type { ExchangeError } from '../transport/exchange-error.ts';
import type { Phase } from '../transport/request-phases.ts';

/** Words for one call in messages: `the upload`, at `https://host`. */
export interface CallName {
  readonly what: string;
  readonly origin: string;
}

const WHERE: Readonly<Record<Phase, string>> = {
  connect: 'while connecting',
  tls: 'in the TLS handshake',
  body: 'while it was sent',
  reply: 'before an answer came',
};

/** Why there is no reply, as a clause: `ECONNREFUSED while connecting`, `an answer that could not be read (HPE_…)`. */
export function describeFailure(error: ExchangeError): string {
  const { reason, phase, isUnreadable } = error;
  if (isUnreadable) return `an answer that ${unreadable(error)}`;
  return `${reason === 'TIMEOUT' ? 'time-out' : reason} ${WHERE[phase]}`;
}

function unreadable({ reason, spoken }: ExchangeError): string {
  return `could not be read (${[reason, ...(spoken === undefined ? [] : [spoken])].join(': ')})`;
}

/** How a call ended that the platform certainly did not accept, as a sentence without its end. */
export function describeNotAccepted({ what, origin }: CallName, error: ExchangeError): string {
  if (error.isUnreadable) return `${origin} sent ${describeFailure(error)} to ${what}`;
  const isReached = error.phase === 'body' || error.phase === 'reply';
  const how = isReached
    ? `The connection to ${origin} failed during ${what}`
    : `${origin} could not be reached for ${what}`;
  return `${how}: ${describeFailure(error)}`;
}

/** How a call ended that the platform may have accepted, as a sentence without its end. */
export function describeMaybeAccepted({ what, origin }: CallName, error: ExchangeError): string {
  const { reason, isUnreadable } = error;
  const isLate = reason === 'TIMEOUT';
  if (error.sent) {
    const cut = isLate ? 'no answer came in time' : `the connection ended before an answer came (${reason})`;
    const how = isUnreadable ? `an answer came that ${unreadable(error)}` : cut;
    return `All of ${what} had been sent to ${origin} when ${how}`;
  }
  const cut = `The connection to ${origin} ${isLate ? 'stalled' : `was cut (${reason})`}`;
  return `${isUnreadable ? `${origin} sent ${describeFailure(error)}` : cut} while ${what} was being sent`;
}
