import { Refusal } from '../errors/refusal.ts';
import type { PageLimits } from '../schemas/pages.ts';

/** One page of a list, and the token that asks for the next page; the last page has none. */
interface TokenPage<Item> {
  readonly items: readonly Item[];
  readonly more: { readonly nextPageToken?: string };
}

/**
 * Cuts a page out of a list (Google AIP-158).
 * @param query all parameters of the request; apart from the two for paging, they must be those of the page before
 * @throws Refusal 400 for a token that no page of the same list had
 */
export function tokenPage<Item>(
  items: readonly Item[],
  { pageSize = 0, pageToken = '', ...list }: { readonly pageSize?: number; readonly pageToken?: string },
  limits: PageLimits,
): TokenPage<Item> {
  const mark = new URLSearchParams(list).toString();
  const offset = pageToken === '' ? 0 : offsetOf(pageToken, mark);
  const end = offset + (pageSize === 0 ? limits.default : Math.min(pageSize, limits.max));
  const more = end < items.length ? { nextPageToken: tokenOf(end, mark) } : {};
  return { items: items.slice(offset, end), more };
}

/** Holds where the page starts, and the other parameters of its list. Encoded, so that no client depends on it. */
function tokenOf(offset: number, mark: string): string {
  return Buffer.from(`${offset}?${mark}`).toString('base64url');
}

function offsetOf(token: string, mark: string): number {
  const text = Buffer.from(token, 'base64url').toString('utf8');
  const [, digits] = /^(\d{1,9})\?/.exec(text) ?? [];
  const offset = Number(digits);
  if (digits !== undefined && tokenOf(offset, mark) === token) return offset;
  throw new Refusal(
    'malformed',
    '"pageToken" must be the "nextPageToken" of the previous page, with all other parameters unchanged.',
  );
}
