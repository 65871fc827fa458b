import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/auth.ts';
import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { INSTALLS } from '../schemas/installs.ts';
import { isoTime } from '../state/clock.ts';
import type { StoredInstall } from '../state/model.ts';
import type { Service } from '../state/service.ts';
import { pageOf } from './pages.ts';

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
