import { parseSecureUrl } from '../transport/secure-url.ts';

/**
 * One name in a resource path, as the source of a pattern: what can stand in a URL path unescaped, and is neither `.` nor
 * `..`. What follows it in a pattern is a `/` or the end.
 */
export const SEGMENT = '(?!\\.{1,2}(?:/|$))[A-Za-z0-9._~-]{1,128}';
const WHOLE_SEGMENT = new RegExp(`^${SEGMENT}$`);

/** Where a deploy goes: the names in section 4 of the specification. */
export interface EnvironmentAddress {
  readonly account: string;
  readonly app: string;
  readonly environment: string;
}

/**
 * Checks one path segment (account, app, environment).
 * @throws {RangeError} whose message ends a sentence that begins with the value.
 */
export function parseSegment(text: string): string {
  if (!WHOLE_SEGMENT.test(text))
    throw new RangeError('must be 1 to 128 letters, digits, ".", "_", "~" or "-", and not just "." or ".."');
  return text;
}

/**
 * The environment ID, from the ID itself or from a full resource name
 * `accounts/<account>/apps/<app>/environments/<id>` (specification section 2.3).
 * @throws {RangeError} when it is neither, or names another account or app.
 */
export function parseEnvironment(text: string, account: string, app: string): string {
  const match = /^accounts\/([^/]+)\/apps\/([^/]+)\/environments\/([^/]+)$/.exec(text);
  if (match === null && text.includes('/'))
    throw new RangeError('must be the environment ID, or accounts/<account>/apps/<app>/environments/<ID> and no more');
  if (match === null) return parseSegment(text);
  const [, ofAccount, ofApp, id] = match as unknown as [string, string, string, string];
  if (account !== '' && ofAccount !== account) throw new RangeError('names another account than the input "account"');
  if (app !== '' && ofApp !== app) throw new RangeError('names another app than the input "app"');
  return parseSegment(id);
}

/** The versioned path (specification section 9) as people copy it from the address of a call; not that of webhooks. */
const VERSION = /(?<!\/wh)(?:\/fu)?\/v1$/;

/**
 * An API root: https, or http on loopback; no credentials, query or fragment. The versioned path, which the client adds,
 * is taken off: `/v1`, `/fu/v1`. Returned without a slash at the end.
 * @throws {RangeError}
 */
export function parseApiRoot(text: string): URL {
  const url = parseSecureUrl(text);
  if (url.search !== '' || url.hash !== '') throw new RangeError('must not have a query or a fragment');
  url.pathname = url.pathname.replace(/\/+$/, '').replace(VERSION, '').replace(/\/+$/, '');
  if (/\/v1(?:\/|$)/.test(url.pathname))
    throw new RangeError('must be the root of the API, without "/v1" and what follows');
  return url;
}

/** URL of a call below an API root. `path` is made of checked segments, so nothing in it is escaped (`:upload` stays). */
export function callUrl(root: URL, path: string): URL {
  // Not resolved against the origin: a path that begins with "//" would name another host.
  return new URL(`${root.origin}${root.pathname.replace(/\/$/, '')}${path}`);
}
