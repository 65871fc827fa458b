import { exchange } from './exchange.ts';
import type { HttpCall, HttpReply } from './exchange.ts';

/** How many redirects of one request are followed. */
const MAX_REDIRECTS = 5;

/** Statuses that name another address of the same thing (RFC 9110 section 15.4): not 300, 304 and 305. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * A GET that follows redirects to exactly its own origin, as the request carries credentials. The signal is that of all
 * requests together.
 * @returns the last reply: still a redirect where it leads to another origin, to an address that was already redirected
 *   to, or on and on
 * @throws as `exchange`
 */
export async function getFollowing(call: HttpCall & { readonly method: 'GET' }): Promise<HttpReply> {
  const seen = new Set<string>();
  let url = call.url;
  let reply = await exchange(call);
  for (;;) {
    const target = nextUrl(reply, url);
    if (target === undefined || seen.size >= MAX_REDIRECTS || seen.has(target.href)) return reply;
    seen.add(target.href);
    url = target;
    reply = { ...(await exchange({ ...call, url })), redirectedTo: url.origin };
  }
}

/** Where a redirect leads, without its fragment; undefined for what is none, or leaves the origin. */
function nextUrl({ status, headers: { location } }: HttpReply, from: URL): URL | undefined {
  if (location === undefined || !REDIRECTS.has(status) || !URL.canParse(location, from)) return undefined;
  const url = new URL(location, from);
  // axios would send a user name in an address in place of ours.
  if (url.origin !== from.origin || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  return url;
}
