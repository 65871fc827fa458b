import type { ErrorCode } from './errors.ts';

/**
 * What a status means, whoever asks (RFC 9110 section 15). `missing`: there is no such thing, or no such call. `no-call`:
 * the host does not know the call. `refused`: not for these credentials. `later`: another attempt may succeed.
 * `unsupported`: a server error by which the request was not processed, and another attempt would not be either (RFC
 * 2774, 4918, 5842, 6585).
 */
export type StatusClass =
  | 'interim'
  | 'success'
  | 'redirect'
  | 'refused'
  | 'missing'
  | 'no-call'
  | 'later'
  | 'rejected'
  | 'unsupported'
  | 'server-error';

/** Statuses that mean something else than the first of their digits. */
const BY_STATUS: ReadonlyMap<number, StatusClass> = new Map<number, StatusClass>([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'missing'],
  [405, 'no-call'],
  [408, 'later'],
  [425, 'later'],
  [429, 'later'],
  [501, 'no-call'],
  [505, 'unsupported'],
  [506, 'unsupported'],
  [507, 'unsupported'],
  [508, 'unsupported'],
  [510, 'unsupported'],
  [511, 'unsupported'],
]);

/** The one place that classifies an HTTP status; what follows from the class is the caller's. */
export function statusClass(status: number): StatusClass {
  const known = BY_STATUS.get(status);
  if (known !== undefined) return known;
  if (status < 200) return 'interim';
  if (status < 300) return 'success';
  if (status < 400) return 'redirect';
  return status < 500 ? 'rejected' : 'server-error';
}

const CODES: ReadonlyMap<number, ErrorCode> = new Map<number, ErrorCode>([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [413, 'too-large'],
  [429, 'rate-limited'],
]);

/** The error code of a refusal with this status, 300 or above. */
export function errorCodeOf(status: number): ErrorCode {
  return CODES.get(status) ?? (status >= 500 ? 'server-error' : 'rejected');
}
