import type { ServiceErrorBody } from '../../platform/api/wire.ts';

/** `type` of the Error object for each status (spec 2.6 shows only `invalid_value`; the others are ours). */
const TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_value',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  417: 'expectation_failed',
  421: 'misdirected_request',
  429: 'rate_limited',
  431: 'too_large',
  507: 'insufficient_storage',
};

/** A request that is not carried out. Thrown anywhere below a route; becomes an Error object (spec 2.6 and 7). */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** The Error object of a status (spec 2.6), with the `type` that belongs to it. */
export function errorBody(status: number, code: string, message: string): ServiceErrorBody {
  return { type: TYPES[status] ?? (status >= 500 ? 'server_error' : 'invalid_request'), code, message };
}

/** What a path that leads nowhere is answered. */
export function unknownPath({ method, url }: { readonly method: string; readonly url: string }): Refusal {
  return new Refusal(404, 'unknown_path', `There is nothing at ${method} ${url.split('?')[0]}.`);
}
