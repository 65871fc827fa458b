import type { FastifyRequest } from 'fastify';
import { Refusal, unknownPath } from '../errors/refusal.ts';
import { PORTAL_COOKIE } from '../portal-cookie.ts';
import { sameSecret } from '../state/identity.ts';
import { fieldOf } from '../schemas/unchecked.ts';

/** Query parameter of the address that opens the portal. */
const TOKEN = 'token';

/** The address that opens the portal. @param origin of the platform */
export function portalUrl(origin: string, token: string): string {
  const url = new URL(origin);
  url.hostname = 'localhost';
  return `${url.origin}/?${TOKEN}=${token}`;
}

/** The answer to a request that brings the token: from then on the cookie does. */
interface Opening {
  /** Value of `Set-Cookie`. */
  readonly cookie: string;
  /** The same page, without the token. */
  readonly location: string;
}

/**
 * Lets a request through to the portal: it comes from a browser that was opened with `portal-url`.
 *
 * Only on `localhost`, while sites are on 127.0.0.1: browsers send a cookie to every port of a host, and the sites of apps
 * must not get this one. Who opens `localhost:<port of an app>` himself still gives it to that app.
 * @returns the answer to a request with the token; undefined for one that has a session
 * @throws Refusal 404 without a session, as for any path that leads nowhere
 */
export function admit(request: FastifyRequest, token: string): Opening | undefined {
  if (!namesLocalhost(request)) throw notOpened(request);
  const given = fieldOf(request.query, TOKEN);
  if (given !== undefined) {
    if (request.method !== 'GET' || typeof given !== 'string' || !sameSecret(given, token)) throw notOpened(request);
    const cookie = `${cookieName(request)}=${token}; Path=/; HttpOnly; SameSite=Strict`;
    return { cookie, location: withoutToken(request.url) };
  }
  if (!cookiesOf(request).some((value) => sameSecret(value, token))) throw notOpened(request);
  return undefined;
}

/**
 * Lets a form through that was sent by a page of the portal.
 *
 * Pages without a referrer send forms with `Origin: null` (Fetch, "append a request Origin header"); then only the browser
 * itself can say where the form is from.
 * @throws Refusal 403
 */
export function checkOrigin({ headers }: FastifyRequest): void {
  const { origin, host = '', 'sec-fetch-site': site } = headers;
  const isOwn = origin === new URL(`http://${host}`).origin || (origin === 'null' && site === 'same-origin');
  if (isOwn && (site === undefined || site === 'same-origin')) return;
  throw new Refusal(403, 'foreign_origin', 'This form was not sent by a page of the portal.');
}

/** The port is right: the platform answers to no other. */
function namesLocalhost({ headers: { host = '' } }: FastifyRequest): boolean {
  return /^localhost(?::\d+)?$/iu.test(host);
}

/**
 * As for any path that leads nowhere. But whoever opens a page without a session, or with that of a platform that has ended,
 * is told what does open it; the token is not given away.
 */
function notOpened(request: FastifyRequest): Refusal {
  const { status, code, message } = unknownPath(request);
  const where = `The portal is at http://localhost:${request.socket.localPort}/: open the "portal-url" that was printed at the start.`;
  return new Refusal(status, code, `${message} ${where}`);
}

function withoutToken(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.delete(TOKEN);
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** There may be others of that name, of another path or by another program on this machine. */
function cookiesOf(request: FastifyRequest): string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const beginning = `${cookieName(request)}=`;
  return pairs.flatMap((pair) => (pair.startsWith(beginning) ? [pair.slice(beginning.length)] : []));
}

function cookieName({ socket }: FastifyRequest): string {
  return `${PORTAL_COOKIE}-${socket.localPort}`;
}
