import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PORTAL_COOKIE } from '../../state/portal-access.ts';

/** About one connection alone (RFC 9110, section 7.6.1), whether or not `Connection` names them. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade'];
/** Without these a message would be another one, whoever names them. */
const NEVER_DROPPED = new Set(['host', 'content-length', 'transfer-encoding']);
/** Not in trailers (RFC 9110, section 6.5.1), where no cookie is looked for either. */
const NO_TRAILERS = new Set([...HOP_BY_HOP, ...NEVER_DROPPED, 'trailer', 'cookie', 'set-cookie']);

/** Takes what is about one connection alone, and what `Connection` names, out of the headers of a message. */
export function dropHopByHop(headers: IncomingHttpHeaders): void {
  for (const name of [...HOP_BY_HOP, ...tokensOf(headers.connection)]) {
    if (!NEVER_DROPPED.has(name)) delete headers[name];
  }
}

/** The same for a request. Whether its connection goes on, and that it takes trailers, is ours to say as well. */
export function dropHopByHopOfRequest(headers: IncomingHttpHeaders): void {
  const kept = tokensOf(headers.connection).filter((token) => token === 'close' || token === 'keep-alive');
  const takesTrailers = tokensOf(String(headers['te'] ?? '')).includes('trailers');
  dropHopByHop(headers);
  if (kept.length > 0) headers.connection = kept.join(', ');
  if (takesTrailers) headers.te = 'trailers';
}

/** The same for a request to upgrade, or the answer that does. */
export function dropHopByHopOfUpgrade(headers: IncomingHttpHeaders): void {
  const { upgrade } = headers;
  dropHopByHop(headers);
  headers.connection = 'Upgrade';
  if (upgrade !== undefined) headers.upgrade = upgrade;
}

function tokensOf(value = ''): string[] {
  return value.split(',').map((token) => token.trim().toLowerCase());
}

/** The trailers of a message that may be passed on; empty until its end. */
export function trailersOf({ trailers }: IncomingMessage): Record<string, string> {
  const entries = Object.entries(trailers).filter(([name]) => !NO_TRAILERS.has(name));
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Takes the cookies of portals out of the headers of a request to an app. All others stay as they came. */
export function hidePortalCookie(headers: IncomingHttpHeaders): void {
  if (headers.cookie === undefined) return;
  // Programs end a cookie at either of both.
  const kept = headers.cookie.split(/[;,]/).some(isPortalCookie)
    ? headers.cookie
        .split(/;/)
        .filter((pair) => !pair.split(',').some(isPortalCookie))
        .join(';')
        .trim()
    : headers.cookie;
  if (kept === '') delete headers.cookie;
  else headers.cookie = kept;
}

/** Takes what would set the cookie of a portal out of the headers of an answer of an app. */
export function keepPortalCookie(headers: IncomingHttpHeaders): void {
  const kept = headers['set-cookie']?.filter((line) => !line.split(',').some(isPortalCookie));
  if (kept === undefined) return;
  if (kept.length === 0) delete headers['set-cookie'];
  else headers['set-cookie'] = kept;
}

/** Whether a cookie has such a name, for any platform, however it is written: in any case, quoted, or with white space around it. */
function isPortalCookie(pair: string): boolean {
  const name = pair.split(/[=;]/, 1)[0] ?? '';
  return name
    .replaceAll(/[^\w-]/g, '')
    .toLowerCase()
    .startsWith(PORTAL_COOKIE);
}
