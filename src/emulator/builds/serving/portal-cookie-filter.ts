import type { IncomingHttpHeaders } from 'node:http';
import { PORTAL_COOKIE } from '../../access/portal-cookie.ts';

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
