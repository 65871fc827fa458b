import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal.ts';
import { callerOf } from '../http/auth.ts';
import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import type { AnswerOf } from '../schemas/contract.ts';
import { ENVIRONMENT_PAGES, ENVIRONMENTS } from '../schemas/environments.ts';
import { settle } from '../state/builds/builds.ts';
import { isoTime } from '../state/clock.ts';
import { deleteEnvironment } from '../state/delete.ts';
import { addEnvironment, checkEnvironment } from '../state/environments.ts';
import type { App, Environment } from '../state/model.ts';
import { buildPath, environmentPath } from '../state/model.ts';
import { environmentOperation, NO_BUILD } from '../state/builds/operations.ts';
import type { Service } from '../state/service.ts';
import { tokenPage } from './pages.ts';

/** Create environment (spec 4.2), and the calls of public documents. */
export function environmentRoutes(service: Service) {
  const environmentOf = findEnvironment(service);
  const appOf = (request: FastifyRequest, { account, app }: { account: string; app: string }): App =>
    service.store.appOf(callerOf(request), account, app);
  return {
    createEnvironment: route(ENVIRONMENTS.createEnvironment, {
      find: appOf,
      check: (body, { account }, problems) => checkEnvironment(body, namesOf(account.installs), '', problems),
      handle: async ({ found: app, body }) => {
        refuseSecond(app, body.displayName);
        const { displayName, branch, wpEnvironment, shellVariables = [] } = body;
        const own = { id: service.identities.next(), domains: [], createTime: service.clock.now() };
        const environment = addEnvironment(app, { ...own, displayName, branch, wpEnvironment, shellVariables });
        await service.apps?.open(environment);
        return environmentOperation(environment, operationIds(service));
      },
    }),
    listEnvironments: route(ENVIRONMENTS.listEnvironments, {
      find: appOf,
      handle: ({ found, query }) => {
        const { items, more } = tokenPage([...found.environments.values()], query, ENVIRONMENT_PAGES);
        return { environments: items.map((environment) => describeEnvironment(service, environment)), ...more };
      },
    }),
    getEnvironment: route(ENVIRONMENTS.getEnvironment, {
      find: environmentOf,
      handle: ({ found }) => describeEnvironment(service, found),
    }),
    deleteEnvironment: route(ENVIRONMENTS.deleteEnvironment, {
      find: environmentOf,
      handle: async ({ found }) => {
        await deleteEnvironment(service, found);
        return {};
      },
    }),
    clearCache: route(ENVIRONMENTS.clearCache, {
      find: environmentOf,
      handle: ({ found }) => {
        found.purges += 1;
        const target = environmentPath(found);
        service.journal.purges.push({ target, type: 'clearCache', time: service.clock.now() });
        return {};
      },
    }),
  } satisfies Record<keyof typeof ENVIRONMENTS, Route>;
}

/** Finds the environment that a path names, for callers with credentials; throws Refusal 403 or 404. */
export function findEnvironment(service: Service) {
  return (
    request: FastifyRequest,
    { account, app, environment }: { account: string; app: string; environment: string },
  ): Environment => service.store.environmentOf(callerOf(request), account, app, environment);
}

function namesOf(installs: App['account']['installs']): Set<string> {
  return new Set([...installs.values()].map(({ name }) => name));
}

function refuseSecond(app: App, name: string): void {
  if (![...app.environments.values()].some(({ displayName }) => displayName === name)) return;
  const quoted = JSON.stringify(name);
  throw new Refusal('environment_exists', `The environment ${quoted} already exists in this app.`);
}

/** Public documents show a placeholder here, the specification an id: strict means the specification. */
function operationIds({ strict, identities }: Service): { operationId: string; buildId: string } {
  return strict
    ? { operationId: identities.next(), buildId: identities.next() }
    : { operationId: NO_BUILD, buildId: NO_BUILD };
}

function describeEnvironment(service: Service, environment: Environment): AnswerOf<typeof ENVIRONMENTS.getEnvironment> {
  settle(environment, service.clock.now());
  const { displayName, wpEnvironment, live, running } = environment;
  const site = service.apps?.siteUrl(environment);
  // Before the others, which lead nowhere.
  const domains = site === undefined ? environment.domains : [site, ...environment.domains];
  return {
    name: environmentPath(environment),
    displayName,
    branch: environment.branch,
    wpEnvironment,
    build: live === undefined ? '' : buildPath(live),
    reconciling: running !== undefined,
    domains: domains.map((name) => ({ name })),
    createTime: isoTime(environment.createTime),
  };
}
