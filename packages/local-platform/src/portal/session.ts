import type { FastifyRequest } from 'fastify';
import { Refusal, unknownPath } from '../errors/refusal.ts';
import { userOfPeer } from '../process/tcp-table.ts';
import { sameSecret } from '../state/identity.ts';
import { OPENING, PORTAL_COOKIE } from '../state/portal-access.ts';
import type { PortalAccess } from '../state/portal-access.ts';
import { fieldOf } from '../schemas/unchecked.ts';

/** The answer to a request that brings the token or a code: from then on the cookie does. */
interface Opening {
  /** Value of `Set-Cookie`. */
  readonly cookie: string;
  /** The same page, without either. */
  readonly location: string;
}

/**
 * Lets a request through to the portal: it comes from a browser that was opened with `portal-url`, or with a code.
 *
 * Only on `localhost`, while sites are on 127.0.0.1: browsers send a cookie to every port of a host, and the sites of apps
 * must not get this one. Who opens `localhost:<port of an app>` himself still gives it to that app.
 * @returns the answer to a request with the token or a code; undefined for one that has a session
 * @throws Refusal 404 without a session, as for any path that leads nowhere
 */
export function admit(request: FastifyRequest, access: PortalAccess): Opening | undefined {
  if (!namesLocalhost(request)) throw notOpened(request);
  const [token, code] = [OPENING.token, OPENING.code].map((name) => fieldOf(request.query, name));
  if (token !== undefined || code !== undefined) {
    const isOpened =
      request.method === 'GET' &&
      (token === undefined
        ? typeof code === 'string' && access.redeem(code, userOf(request))
        : typeof token === 'string' && sameSecret(token, access.token));
    if (!isOpened) throw notOpened(request, token === undefined ? ONLY_ONCE : '');
    const cookie = `${cookieName(request)}=${access.session}; Path=/; HttpOnly; SameSite=Strict`;
    return { cookie, location: withoutSecret(request.url) };
  }
  if (!cookiesOf(request).some((value) => sameSecret(value, access.session))) throw notOpened(request);
  return undefined;
}

/** Other systems than Linux do not show whose a connection is: there it has to do that a code works once. */
function userOf({ socket }: FastifyRequest): number | 'own' | undefined {
  if (process.platform !== 'linux') return 'own';
  const user = userOfPeer(socket);
  return user === process.geteuid?.() ? 'own' : user;
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
  throw new Refusal('foreign_origin', 'This form was not sent by a page of the portal.');
}

const ONLY_ONCE =
  ' A code opens the portal once, within 30 seconds, and only for the user who started the local platform.';

/** The port is right: the platform answers to no other. */
function namesLocalhost({ headers: { host = '' } }: FastifyRequest): boolean {
  return /^localhost(?::\d+)?$/iu.test(host);
}

/**
 * As for any path that leads nowhere. But whoever opens a page without a session, or with that of a platform that has ended,
 * is told what does open it; the token is not given away.
 */
function notOpened(request: FastifyRequest, hint = ''): Refusal {
  const { code, message } = unknownPath(request);
  const where = `The portal is at http://localhost:${request.socket.localPort}/: open the "portal-url" that was printed at the start.`;
  return new Refusal(code, `${message}${hint} ${where}`);
}

function withoutSecret(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  for (const name of Object.values(OPENING)) searchParams.delete(name);
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
