import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/auth.ts';
import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { INSTALLS } from '../schemas/installs.ts';
import { isoTime } from '../state/clock.ts';
import type { StoredInstall } from '../state/model.ts';
import type { Service } from '../state/service.ts';
import { MAX_PAGE_SIZE } from '../../../../src/platform/api/wire.ts';

/** List and get installs (spec 4.5 and 4.6), and the calls of public documents. */
export function installRoutes(service: Service) {
  const installOf = (request: FastifyRequest, { install }: { install: string }): StoredInstall =>
    service.store.installOf(callerOf(request), install);
  return {
    listInstalls: route(INSTALLS.listInstalls, {
      handle: ({ request, query }) => {
        const { account_id } = query;
        const found = service.store
          .installsOf(callerOf(request))
          .filter(({ account }) => account_id === undefined || String(account.id) === account_id);
        const filters = account_id === undefined ? {} : { account_id };
        return pageOf(found.map(describeInstall), query, linkTo(request, '/v1/installs'), filters);
      },
    }),
    getInstall: route(INSTALLS.getInstall, {
      find: installOf,
      handle: ({ found }) => ({ ...describeInstall(found), domains: found.domains }),
    }),
    listInstallDomains: route(INSTALLS.listInstallDomains, {
      find: installOf,
      handle: ({ request, found, query }) => {
        const domains = found.domains.map(({ hostname, primary }) => ({ name: hostname, primary }));
        return pageOf(domains, query, linkTo(request, `/v1/installs/${found.id}/domains`));
      },
    }),
    purgeInstallCache: route(INSTALLS.purgeInstallCache, {
      find: installOf,
      handle: ({ found, body: { type } }) => {
        found.purges += 1;
        service.journal.purges.push({ target: `installs/${found.id}`, type, time: service.clock.now() });
        return undefined;
      },
    }),
  } satisfies Record<keyof typeof INSTALLS, Route>;
}

function describeInstall({ id, name, account, createTime }: StoredInstall) {
  return { id, name, account_id: account.id, created_at: isoTime(createTime) };
}

/** Links lead back to the name that the client called, which was checked to be a loopback name. */
function linkTo(request: FastifyRequest, path: string): string {
  return `http://${request.headers.host ?? ''}${path}`;
}

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
function pageOf<Item>(
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
