import { parseSecureUrl } from '../../shared/secure-url.ts';

/**
 * One name in a resource path, as the source of a pattern: what can stand in a URL path unescaped, and is neither `.` nor
 * `..`. What follows it in a pattern is a `/` or the end.
 */
export const SEGMENT = '(?!\\.{1,2}(?:/|$))[A-Za-z0-9._~-]{1,128}';
const WHOLE_SEGMENT = new RegExp(`^${SEGMENT}$`);

/** An app, by the names in section 4 of the specification. */
export interface AppAddress {
  readonly account: string;
  readonly app: string;
}

/** Where a deploy goes: the names in section 4 of the specification. */
export interface EnvironmentAddress extends AppAddress {
  readonly environment: string;
}

/** `accounts/acme/apps/shop`, or `accounts/acme/apps/shop/environments/e-1` (specification section 2.3). */
export function resourceName({ account, app, environment }: AppAddress & { readonly environment?: string }): string {
  const name = `accounts/${account}/apps/${app}`;
  return environment === undefined ? name : `${name}/environments/${environment}`;
}

/**
 * Whether a resource name is below an environment. Public documents show several paths before a build, so what a name
 * leaves out does not count.
 */
export function isBelow(name: string, { account, app, environment }: EnvironmentAddress): boolean {
  const ids = new Map([
    ['accounts', account],
    ['apps', app],
    ['environments', environment],
  ]);
  const segments = name.split('/');
  const start = segments.findIndex((segment) => ids.has(segment));
  const isOurs = (segment: string, index: number): boolean =>
    (ids.get(segment) ?? segments[index + 1]) === segments[index + 1];
  // Collections and IDs take turns: an account may be called "apps".
  return segments.every((segment, index) => index < start || (index - start) % 2 === 1 || isOurs(segment, index));
}

/** Whether a text can be one path segment (account, app, environment). */
export function isSegment(text: string): boolean {
  return WHOLE_SEGMENT.test(text);
}

/** Checks one path segment. @throws {RangeError} whose message ends a sentence that begins with the value. */
export function parseSegment(text: string): string {
  if (/^["'`].*["'`]$/.test(text)) throw new RangeError('must not have quotes around it');
  if (!isSegment(text))
    throw new RangeError('must be 1 to 128 letters, digits, ".", "_", "~" or "-", and not just "." or ".."');
  return text;
}

/** The versioned path (specification section 9) as people copy it from the address of a call; not that of webhooks. */
const VERSION = /(?<!\/wh)(?:\/fu)?\/v1$/;

/** Pages of the user portal, as people copy them from the browser: of an account or environment, of signing in. */
const PORTAL_PAGE = /\/(?:accounts|environments)\/[^/]|\/(?:login|sign-?in|api[_-]access)(?:\.html)?$/i;
const NOT_THE_PORTAL =
  'must be the root of the API, but this looks like a page of the user portal: copy what comes before "/v1" in the calls that the platform documents; if it is the root, add "/v1"';

/**
 * An API root: https, or http on loopback; no credentials, query or fragment. The versioned path, which the client adds,
 * is removed: `/v1`, `/fu/v1`; nobody copies it from a page of the portal. Returned without a slash at the end.
 * @throws {RangeError}
 */
export function parseApiRoot(text: string): URL {
  const url = parseSecureUrl(text);
  if (url.search !== '' || url.hash !== '') throw new RangeError('must not have a query or a fragment');
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = path.replace(VERSION, '').replace(/\/+$/, '');
  if (/\/v1(?:\/|$)/.test(url.pathname))
    throw new RangeError('must be the root of the API, without "/v1" and what follows');
  if (!VERSION.test(path) && PORTAL_PAGE.test(path)) throw new RangeError(NOT_THE_PORTAL);
  return url;
}

/** URL of a call below an API root. `path` is made of checked segments, so nothing in it is escaped (`:upload` stays). */
export function callUrl(apiRoot: URL, path: string): URL {
  // Not resolved against the origin: a path that begins with "//" would name another host.
  return new URL(`${apiRoot.origin}${apiRoot.pathname.replace(/\/$/, '')}${path}`);
}
