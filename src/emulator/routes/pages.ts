import { MAX_PAGE_SIZE } from '../../platform/api/wire.ts';

/** One page of a list (spec 2.5). */
interface Page<Item> {
  readonly count: number;
  readonly results: readonly Item[];
  readonly next: string | null;
  readonly previous: string | null;
}

/**
 * Cuts a page out of a list (spec 2.5 and 8). `next` and `previous` are URLs of the same list with the same filters; both
 * are there, and null at the ends.
 * @param base full URL of the list without its query
 * @param filters query parameters to keep
 */
export function pageOf<Item>(
  items: readonly Item[],
  { limit = MAX_PAGE_SIZE, offset = 0 }: { readonly limit?: number; readonly offset?: number },
  base: string,
  filters: Readonly<Record<string, string>> = {},
): Page<Item> {
  const link = (from: number): string =>
    `${base}?${new URLSearchParams({ ...filters, limit: String(limit), offset: String(from) }).toString()}`;
  // A page of no items has no neighbours: a client that follows `next` would never end.
  const hasNext = limit > 0 && offset + limit < items.length;
  const hasPrevious = limit > 0 && offset > 0;
  return {
    count: items.length,
    results: items.slice(offset, offset + limit),
    next: hasNext ? link(offset + limit) : null,
    previous: hasPrevious ? link(Math.max(0, Math.min(offset, items.length) - limit)) : null,
  };
}
