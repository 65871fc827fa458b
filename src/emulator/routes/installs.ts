import type { FastifyRequest } from 'fastify';
import type { Install } from '../../platform/api/wire.ts';
import { callerOf } from '../http/auth.ts';
import { asChoice, asRecord, Problems } from '../errors/checks.ts';
import { isoTime } from '../state/clock.ts';
import { pageOf } from './pages.ts';
import type { Endpoint } from '../http/routing.ts';
import { pathParameter, queryParameter } from '../http/routing.ts';
import type { Service } from '../state/service.ts';
import type { StoredInstall } from '../state/model.ts';

const INSTALLS = '/v1/installs';

/** Query parameters of a list (spec 4.5). */
const PAGING = ['limit', 'offset'];

/** Kinds of cache that `purge_cache` of public documents clears. */
const PURGE_TYPES = ['object', 'page', 'cdn', 'all'] as const;

/** List and get installs (spec 4.5 and 4.6), and the calls of public documents. */
export function installEndpoints(service: Service): Endpoint[] {
  const installOf = (request: FastifyRequest) =>
    service.store.installOf(callerOf(request), pathParameter(request, 'install'));
  return [
    {
      method: 'GET',
      url: INSTALLS,
      access: 'basic',
      name: 'installs',
      query: service.strict ? PAGING : [...PAGING, 'account_id'],
      handle: (request) => {
        // The one filter of public documents; the specification shows none.
        const account = queryParameter(request, 'account_id');
        const found = service.store
          .installsOf(callerOf(request))
          .filter((install) => account === undefined || String(install.account.id) === account);
        return pageOf(
          request,
          found.map(describeInstall),
          baseOf(request, INSTALLS),
          account === undefined ? {} : { account_id: account },
        );
      },
    },
    {
      method: 'GET',
      url: `${INSTALLS}/:install`,
      access: 'basic',
      name: 'install',
      handle: (request) => {
        const install = installOf(request);
        return { ...describeInstall(install), domains: install.domains };
      },
    },
    {
      method: 'GET',
      url: `${INSTALLS}/:install/domains`,
      access: 'basic',
      name: 'install-domains',
      query: PAGING,
      extension: true,
      handle: (request) => {
        const install = installOf(request);
        const domains = install.domains.map(({ hostname, primary }) => ({ name: hostname, primary }));
        return pageOf(request, domains, baseOf(request, `${INSTALLS}/${install.id}/domains`));
      },
    },
    {
      method: 'POST',
      url: `${INSTALLS}/:install/purge_cache`,
      access: 'basic',
      name: 'purge-cache',
      extension: true,
      before: (request) => void installOf(request),
      handle: (request, reply) => {
        const install = installOf(request);
        const type = readPurgeType(request.body);
        install.purges += 1;
        service.journal.purges.push({ target: `installs/${install.id}`, type, time: service.clock.now() });
        return reply.code(202).send();
      },
    },
  ];
}

function describeInstall(install: StoredInstall): Install {
  return {
    id: install.id,
    name: install.name,
    account_id: install.account.id,
    created_at: isoTime(install.createTime),
  };
}

/** Links lead back to the name that the client called, which was checked to be a loopback name. */
function baseOf(request: FastifyRequest, path: string): string {
  return `http://${request.headers.host ?? ''}${path}`;
}

function readPurgeType(body: unknown): string {
  const problems = new Problems();
  const type = asChoice(asRecord(body, '', problems, ['type'])?.['type'], 'type', problems, PURGE_TYPES);
  problems.refuse();
  return type ?? '';
}
