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
 * Every reason for which the local platform does not carry out a request: its status, and when it is given. What the web
 * framework refuses by itself (a body that is no JSON, another media type) has the code of the framework.
 */
export const REFUSALS = {
  missing: { status: 400, when: 'something required is missing' },
  malformed: { status: 400, when: 'wrong format' },
  wrong_type: { status: 400, when: 'wrong JSON type' },
  unknown_choice: { status: 400, when: 'not one of the allowed values' },
  unknown_field: { status: 400, when: 'unknown field' },
  unknown_parameter: { status: 400, when: 'unknown query parameter' },
  repeated: { status: 400, when: 'query parameter given twice' },
  not_an_integer: { status: 400, when: 'not a whole number' },
  too_small: { status: 400, when: 'below its limit' },
  too_large: { status: 400, when: 'above its limit (spec 7)' },
  duplicate: { status: 400, when: 'given twice, allowed once' },
  conflict: { status: 400, when: 'two values exclude each other' },
  unknown_install: { status: 400, when: '`wpEnvironment` is not an install of the account' },
  malformed_form: { status: 400, when: 'upload body unreadable' },
  missing_part: { status: 400, when: 'upload without part `repository`' },
  unknown_part: { status: 400, when: 'upload with another part' },
  unreadable_archive: { status: 400, when: 'not a zip, or damaged' },
  empty_archive: { status: 400, when: 'zip without entries' },
  too_many_entries: { status: 400, when: 'zip with over 200,000 entries' },
  duplicate_entry: { status: 400, when: 'two entries with the same name' },
  unsafe_entry: {
    status: 400,
    when: 'entry name absolute, or with `..`, backslash or control character',
  },
  encrypted_entry: { status: 400, when: 'encrypted entry' },
  bad_credentials: { status: 401, when: 'Basic credentials missing or wrong' },
  bad_control_token: { status: 401, when: 'control token missing or wrong' },
  account_not_yours: { status: 403, when: "account does not exist, or is not the caller's" },
  bad_token: { status: 403, when: 'webhook token missing, wrong or old' },
  foreign_origin: { status: 403, when: 'sent by a web page of another origin' },
  unknown_path: { status: 404, when: 'nothing at this path' },
  app_not_found: { status: 404, when: 'no such app in the account' },
  environment_not_found: { status: 404, when: 'no such environment in the app' },
  build_not_found: { status: 404, when: 'no such build in the environment' },
  install_not_found: { status: 404, when: 'no such install in the account' },
  webhook_not_found: { status: 404, when: 'no such webhook' },
  user_not_found: { status: 404, when: 'no account has this API user ID' },
  log_not_found: { status: 404, when: 'build without log' },
  request_not_found: { status: 404, when: 'request not recorded, or no longer' },
  no_portal: { status: 404, when: 'portal not served' },
  method_not_allowed: { status: 405, when: 'wrong method for this path' },
  app_exists: { status: 409, when: 'app name taken' },
  app_deleted: { status: 409, when: 'name of a deleted app' },
  environment_exists: { status: 409, when: 'display name taken in the app' },
  build_ended: { status: 409, when: 'build already ended' },
  nothing_uploaded: { status: 409, when: 'nothing to rebuild' },
  wrong_state: { status: 409, when: 'current state forbids it' },
  upload_too_large: { status: 413, when: "upload larger than `--max-upload`, or the seed's limit" },
  unknown_expectation: { status: 417, when: '`Expect` is not `100-continue`' },
  not_loopback: { status: 421, when: "`Host` is not a loopback name with the platform's port" },
  too_many_pages: { status: 503, when: 'too many portal pages open' },
  disk_full: { status: 507, when: 'no disk space for the upload' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly when: string }>>;

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
    this.status = REFUSALS[code].status;
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
  return new Refusal('unknown_path', `There is nothing at ${method} ${url.split('?')[0]}.`);
}
