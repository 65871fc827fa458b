import type { ServiceErrorBody } from '../../../../src/platform/api/wire.ts';

/** `type` of the Error object for each status (spec 2.6 shows only `invalid_value`; the others are ours). */
export const TYPES: Readonly<Record<number, string>> = {
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

/**
 * Every reason for which the local platform does not carry out a request: and its status. What the web
 * framework refuses by itself (a body that is no JSON, another media type) has the code of the framework.
 */
const REFUSALS = {
  missing: 400,
  malformed: 400,
  wrong_type: 400,
  unknown_choice: 400,
  unknown_field: 400,
  unknown_parameter: 400,
  repeated: 400,
  not_an_integer: 400,
  too_small: 400,
  too_large: 400,
  duplicate: 400,
  conflict: 400,
  unknown_install: 400,
  malformed_form: 400,
  missing_part: 400,
  unknown_part: 400,
  unreadable_archive: 400,
  empty_archive: 400,
  too_many_entries: 400,
  duplicate_entry: 400,
  unsafe_entry: 400,
  encrypted_entry: 400,
  bad_credentials: 401,
  bad_control_token: 401,
  account_not_yours: 403,
  bad_token: 403,
  foreign_origin: 403,
  unknown_path: 404,
  app_not_found: 404,
  environment_not_found: 404,
  build_not_found: 404,
  install_not_found: 404,
  webhook_not_found: 404,
  user_not_found: 404,
  log_not_found: 404,
  request_not_found: 404,
  no_portal: 404,
  method_not_allowed: 405,
  app_exists: 409,
  app_deleted: 409,
  environment_exists: 409,
  build_ended: 409,
  nothing_uploaded: 409,
  wrong_state: 409,
  upload_too_large: 413,
  unknown_expectation: 417,
  not_loopback: 421,
  too_many_pages: 503,
  disk_full: 507,
} as const satisfies Readonly<Record<string, number>>;

export type RefusalCode = keyof typeof REFUSALS;

/** A request that is not carried out. Thrown anywhere below a route; becomes an Error object (spec 2.6 and 7). */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = REFUSALS[code];
  }
}

/** The Error object of a refusal (spec 2.6). */
export function refusalBody({ status, code, message }: Refusal): ServiceErrorBody {
  return errorBody(status, code, message);
}

/** The Error object of a status (spec 2.6), with the `type` that belongs to it. */
export function errorBody(status: number, code: string, message: string): ServiceErrorBody {
  return { type: TYPES[status] ?? (status >= 500 ? 'server_error' : 'invalid_request'), code, message };
}

/** What a path that leads nowhere is answered. */
export function unknownPath({ method, url }: { readonly method: string; readonly url: string }): Refusal {
  const [path = ''] = url.split('?');
  // Some clients encode what they are given as a part of a path.
  const encoded = /%3a/i.test(path) ? ' Send ":" as it is, not as "%3A".' : '';
  return new Refusal('unknown_path', `There is nothing at ${method} ${path}.${encoded}`);
}
