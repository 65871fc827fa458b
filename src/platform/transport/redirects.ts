import { basename } from 'node:path/posix';
import { statusClass } from '../../shared/http-status.ts';
import { parseObject } from '../../shared/json-object.ts';
import { exchange } from './exchange.ts';
import type { HttpCall, HttpReply } from './exchange.ts';

/** How many redirects of one request are followed. */
const MAX_REDIRECTS = 5;

/** Statuses that name another address of the same thing (RFC 9110 section 15.4): not 300, 304 and 305. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export function isRedirect({ status, headers }: HttpReply): boolean {
  return REDIRECTS.has(status) && headers['location'] !== undefined;
}

/**
 * A GET that follows redirects to exactly its own origin, as the request carries credentials. The signal is that of all
 * requests together.
 * @returns the last reply, also a redirect to another origin, or on and on; the first redirect where they lead to
 *   something else, such as a page for signing in, so that nothing there is taken for the platform's answer
 * @throws as `exchange`
 */
export async function getFollowing(call: HttpCall & { readonly method: 'GET' }): Promise<HttpReply> {
  const first = await exchange(call);
  const seen = new Set<string>();
  let [reply, url] = [first, call.url];
  for (let next = nextUrl(reply, url); next !== undefined; next = nextUrl(reply, url)) {
    if (seen.size >= MAX_REDIRECTS || seen.has(next.href))
      return { ...reply, deadEnd: 'That leads in a circle, or takes more than five redirects.' };
    seen.add(next.href);
    url = next;
    reply = await exchange({ ...call, url });
  }
  const isSame = basename(url.pathname) === basename(call.url.pathname);
  const isObject = statusClass(reply.status) === 'success' && parseObject(reply.text) !== undefined;
  if (isSame || isObject || isRedirect(reply)) return reply;
  return { ...first, deadEnd: `That leads to something else, which answers with HTTP ${reply.status}.` };
}

/** Where a redirect leads, without its fragment; undefined for what is none, or leaves the origin. */
function nextUrl(reply: HttpReply, from: URL): URL | undefined {
  const { location = '' } = reply.headers;
  if (!isRedirect(reply) || !URL.canParse(location, from.href)) return undefined;
  const url = new URL(location, from);
  if (url.origin !== from.origin) return undefined;
  // axios would send a user name in an address in place of ours.
  return Object.assign(url, { username: '', password: '', hash: '' });
}
