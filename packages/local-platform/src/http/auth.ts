import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { sameSecret } from '../state/identity.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Caller, Store } from '../state/store.ts';

/** Who called, for the routes: set by `authenticate`, once per request. */
const callers = new WeakMap<FastifyRequest, Caller>();

/**
 * Refuses what a web page has a browser send, except pages of the same origin: the browser adds the credentials that its user
 * once gave it, and forms and images ask nobody. Programs send neither of the headers, and pages cannot set or remove them
 * (Fetch, "append a request Origin header"; Fetch Metadata, 2.3).
 * @throws Refusal 403
 */
export function refuseWebPages({ headers }: FastifyRequest): void {
  const { origin, host = '', 'sec-fetch-site': site } = headers;
  const isOwn = origin === undefined || origin === new URL(`http://${host}`).origin;
  if (isOwn && (site === undefined || site === 'same-origin' || site === 'none')) return;
  throw new Refusal(
    'foreign_origin',
    'A web page sent this request (header "Origin" or "Sec-Fetch-Site"). The local platform answers only programs.',
  );
}

/**
 * HTTP Basic authentication (spec 5.1 and 5.2).
 * @throws Refusal 401 without a word on which of the two was wrong. It has `WWW-Authenticate`, but for a browser: that would
 *   ask its user for them, and from then on send them for every page that asks
 */
export function authenticate(request: FastifyRequest, store: Store): void {
  const caller = fromHeader(request.headers.authorization, store);
  if (caller === undefined) {
    throw new Refusal(
      'bad_credentials',
      'Send the API user ID and the API password by HTTP Basic authentication.',
      isBrowser(request.headers) ? {} : { 'www-authenticate': 'Basic realm="platform", charset="UTF-8"' },
    );
  }
  callers.set(request, caller);
}

/** The authenticated caller of a request to a route that asks for credentials. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (caller === undefined) throw new Error('This route does not authenticate.');
  return caller;
}

/** Bearer token of the control path. @throws Refusal 401 */
export function authenticateControl(request: FastifyRequest, token: string): void {
  const given = /^Bearer +(\S+)$/iu.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!sameSecret(given, token)) {
    throw new Refusal('bad_control_token', 'Send the control token as "Authorization: Bearer <token>".', {
      'www-authenticate': 'Bearer realm="control"',
    });
  }
}

function isBrowser({ accept = '', 'sec-fetch-dest': destination }: IncomingHttpHeaders): boolean {
  return destination !== undefined || /text\/html/iu.test(accept);
}

function fromHeader(header: string | undefined, store: Store): Caller | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/_-]+=*)$/iu.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  // The user ID cannot hold a colon, the password can (RFC 7617).
  const colon = decoded.indexOf(':');
  return colon === -1 ? undefined : store.callerOf(decoded.slice(0, colon), decoded.slice(colon + 1));
}
