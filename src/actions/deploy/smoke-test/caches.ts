import type { WebPage } from '../../../platform/transport/page-request.ts';
import { safeText } from '../../../shared/text/safe-text.ts';

/**
 * Headers by which caches tell whether they had the answer: nginx, and Azure's, send no `Age` with it. Not one that an app
 * sends of itself, as `X-Nextjs-Cache`.
 */
const CACHE_HEADERS = [
  'X-Cache',
  'X-Cache-Status',
  'X-Proxy-Cache',
  'CF-Cache-Status',
  'X-Vercel-Cache',
  'Cache-Status',
];
/** `HIT`, `Hit from cloudfront`, `TCP_MEM_HIT`; in a `RefreshHit` the app was asked. */
const HIT = /(?<![a-z])(?<!refresh_)(?:hit|stale|updating)(?![a-z])/i;

/**
 * Any cache of the list that had the answer (`"edge"; hit`), or has one in place of a server error; `fwd=stale` says that
 * the app was asked. Source: RFC 9211, section 2.
 */
const LISTED_HIT = /;\s*(?:hit(?:=\?1)?|fwd-status=5\d\d)\s*(?:[;,]|$)/i;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/**
 * What shows that an answer is older than the build: `Age: 300`; undefined where it may be of the build.
 * @param milliseconds since the build was last seen not to be live yet
 */
export function staleOf({ headers }: WebPage, milliseconds: number): string | undefined {
  const age = headers['age'] ?? '';
  return /^\d+$/.test(age) && 1000 * Number(age) > milliseconds ? `Age: ${Number(age)}` : undefined;
}

/** What says that a cache had the answer, where no `Age` tells for how long. A server error always counts as the build's. */
export function cacheHitOf({ headers, status }: WebPage): string | undefined {
  if (headers['age'] !== undefined || status >= 500) return undefined;
  const name = CACHE_HEADERS.find((header) => isHit(header, headers[header.toLowerCase()] ?? ''));
  return name === undefined ? undefined : `${name}: ${safeText((headers[name.toLowerCase()] ?? '').slice(0, 80))}`;
}

/** nginx can be told to send one word as `Cache-Status`, too. */
function isHit(header: string, value: string): boolean {
  const isList = header === 'Cache-Status' && value.includes(';');
  return isList ? LISTED_HIT.test(value.replaceAll(QUOTED, '')) : HIT.test(value);
}
