import type { ServiceErrorBody } from '../../platform/api/wire.ts';

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
  missing: { status: 400, when: 'a required field or parameter is missing' },
  malformed: { status: 400, when: 'a value has the wrong form' },
  wrong_type: { status: 400, when: 'a value has the wrong JSON type' },
  unknown_choice: { status: 400, when: 'a value is not one of those allowed' },
  unknown_field: { status: 400, when: 'a field is not known' },
  unknown_parameter: { status: 400, when: 'a query parameter is not known' },
  repeated: { status: 400, when: 'a query parameter appears twice' },
  not_an_integer: { status: 400, when: 'a query parameter is not a whole number' },
  too_small: { status: 400, when: 'a query parameter is below its limit' },
  too_large: { status: 400, when: 'a query parameter is above its limit (spec 7)' },
  duplicate: { status: 400, when: 'something appears twice that may appear once' },
  conflict: { status: 400, when: 'two values exclude each other' },
  unknown_install: { status: 400, when: '`wpEnvironment` names no install of the account' },
  malformed_form: { status: 400, when: 'the body of an upload cannot be read' },
  missing_part: { status: 400, when: 'an upload has no part `repository`' },
  unknown_part: { status: 400, when: 'an upload has another part' },
  unreadable_archive: { status: 400, when: 'the archive is not a zip, or is damaged' },
  empty_archive: { status: 400, when: 'the archive has no entries' },
  too_many_entries: { status: 400, when: 'the archive has more than 200,000 entries' },
  duplicate_entry: { status: 400, when: 'two entries have the same name' },
  unsafe_entry: {
    status: 400,
    when: 'the name of an entry is absolute, or has `..`, a backslash or a control character',
  },
  encrypted_entry: { status: 400, when: 'an entry is encrypted' },
  bad_credentials: { status: 401, when: 'the Basic credentials are missing or wrong' },
  bad_control_token: { status: 401, when: 'the control token is missing or wrong' },
  account_not_yours: { status: 403, when: "the account is not the caller's, or does not exist" },
  bad_token: { status: 403, when: 'the token of a webhook is missing, wrong or old' },
  foreign_origin: { status: 403, when: 'a web page of another origin sent it' },
  unknown_path: { status: 404, when: 'nothing is at this path' },
  app_not_found: { status: 404, when: 'the account has no such app' },
  environment_not_found: { status: 404, when: 'the app has no such environment' },
  build_not_found: { status: 404, when: 'the environment has no such build' },
  install_not_found: { status: 404, when: 'the account has no such install' },
  webhook_not_found: { status: 404, when: 'no environment has such a webhook' },
  user_not_found: { status: 404, when: 'no account has this API user ID' },
  log_not_found: { status: 404, when: 'the build has no log' },
  request_not_found: { status: 404, when: 'no such request is recorded, or not any more' },
  no_portal: { status: 404, when: 'the local platform runs without its portal' },
  method_not_allowed: { status: 405, when: 'the path is known, the method is not' },
  app_exists: { status: 409, when: 'the name of an app is taken' },
  app_deleted: { status: 409, when: 'the name belonged to an app that was deleted' },
  environment_exists: { status: 409, when: 'the display name is taken in the app' },
  build_ended: { status: 409, when: 'the build has ended already' },
  nothing_uploaded: { status: 409, when: 'there is nothing to build again' },
  wrong_state: { status: 409, when: 'the current state does not allow it' },
  upload_too_large: { status: 413, when: 'an upload is larger than `--max-upload`, or the limit of the seed' },
  unknown_expectation: { status: 417, when: '`Expect` asks for anything but `100-continue`' },
  not_loopback: { status: 421, when: "`Host` is no loopback name with the platform's port" },
  too_many_pages: { status: 503, when: 'too many portal pages are open' },
  disk_full: { status: 507, when: 'there is no room for the upload' },
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
