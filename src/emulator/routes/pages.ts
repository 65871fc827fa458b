import type { FastifyRequest } from 'fastify';
import type { Page } from '../../platform/api/wire.ts';
import { MAX_PAGE_SIZE } from '../../platform/api/wire.ts';
import { Refusal } from '../errors/refusal.ts';
import { queryParameter } from '../http/routing.ts';

/**
 * One page of a list (spec 2.5 and 8). `next` and `previous` are URLs of the same list with the same filters; both are
 * there, and null at the ends.
 * @param base full URL of the list without its query
 * @param filters query parameters to keep
 * @throws Refusal 400 for a `limit` or `offset` that is not a whole number, negative, or (`limit`) above 100
 */
export function pageOf<Item>(
  request: FastifyRequest,
  items: readonly Item[],
  base: string,
  filters: Readonly<Record<string, string>> = {},
): Page<Item> {
  const limit = wholeNumber('limit', queryParameter(request, 'limit'), MAX_PAGE_SIZE);
  const offset = wholeNumber('offset', queryParameter(request, 'offset'), 0);
  if (limit > MAX_PAGE_SIZE) throw new Refusal(400, 'too_large', `limit cannot exceed ${MAX_PAGE_SIZE}.`);
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

function wholeNumber(name: string, text: string | undefined, absent: number): number {
  if (text === undefined) return absent;
  if (/^-\d+$/u.test(text)) throw new Refusal(400, 'too_small', `${name} cannot be less than 0.`);
  if (!/^\d+$/u.test(text)) throw new Refusal(400, 'not_an_integer', `${name} must be a whole number.`);
  // A number of more digits is large all the same.
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
}
