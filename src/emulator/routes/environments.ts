import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/auth.ts';
import { settle } from '../state/builds.ts';
import { asRecord, Problems, refuseContent } from '../errors/checks.ts';
import { isoTime } from '../state/clock.ts';
import { addEnvironment, ENVIRONMENT_FIELDS, readEnvironment } from '../state/environment-create.ts';
import { environmentOperation, NO_BUILD } from '../state/operations.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Endpoint } from '../http/routing.ts';
import { pathParameter } from '../http/routing.ts';
import type { Service } from '../state/service.ts';
import type { App, Environment } from '../state/model.ts';
import { buildPath, environmentPath } from '../state/model.ts';

const ENVIRONMENTS = '/v1/accounts/:account/apps/:app/environments';

/** Create environment (spec 4.2), and the calls of public documents. */
export function environmentEndpoints(service: Service): Endpoint[] {
  const appOf = (request: FastifyRequest) =>
    service.store.appOf(callerOf(request), pathParameter(request, 'account'), pathParameter(request, 'app'));
  return [
    {
      method: 'POST',
      url: ENVIRONMENTS,
      access: 'basic',
      name: 'create-environment',
      before: appOf,
      handle: (request) => {
        const environment = createEnvironment(service, appOf(request), request.body);
        return environmentOperation(environment, operationIds(service));
      },
    },
    {
      method: 'GET',
      url: ENVIRONMENTS,
      access: 'basic',
      name: 'environments',
      extension: true,
      handle: (request) => ({
        environments: [...appOf(request).environments.values()].map((environment) =>
          describeEnvironment(service, environment),
        ),
      }),
    },
    {
      method: 'GET',
      url: `${ENVIRONMENTS}/:environment`,
      access: 'basic',
      name: 'environment',
      extension: true,
      handle: (request) => describeEnvironment(service, environmentOf(service, request)),
    },
    {
      method: 'POST',
      url: `${ENVIRONMENTS}/:environment([^:]+)::clearCache`,
      access: 'basic',
      name: 'clear-cache',
      extension: true,
      before: (request) => void environmentOf(service, request),
      handle: (request) => {
        const environment = environmentOf(service, request);
        refuseContent(request.body);
        environment.purges += 1;
        service.journal.purges.push({
          target: environmentPath(environment),
          type: 'clearCache',
          time: service.clock.now(),
        });
        return {};
      },
    },
  ];
}

/** The environment that a path names, for callers with credentials. @throws Refusal 403 or 404 */
export function environmentOf(service: Service, request: FastifyRequest): Environment {
  const part = (name: string): string => pathParameter(request, name);
  return service.store.environmentOf(callerOf(request), part('account'), part('app'), part('environment'));
}

function createEnvironment(service: Service, app: App, body: unknown): Environment {
  const problems = new Problems();
  const record = asRecord(body, '', problems, ENVIRONMENT_FIELDS);
  const plan = record === undefined ? undefined : readEnvironment(record, app.account, '', problems);
  problems.refuse();
  if (plan === undefined) throw new Error('A problem was not reported.');
  if ([...app.environments.values()].some(({ displayName }) => displayName === plan.displayName)) {
    throw new Refusal(
      409,
      'environment_exists',
      `There is an environment ${JSON.stringify(plan.displayName)} in this app already.`,
    );
  }
  return addEnvironment(app, service.identities.next(), plan, [], service.clock.now());
}

/** Public documents show a placeholder here, the specification an id: strict means the specification. */
function operationIds({ strict, identities }: Service): { operationId: string; buildId: string } {
  return strict
    ? { operationId: identities.next(), buildId: identities.next() }
    : { operationId: NO_BUILD, buildId: NO_BUILD };
}

function describeEnvironment(service: Service, environment: Environment): object {
  settle(environment, service.clock.now());
  const { displayName, branch, wpEnvironment, live, running, domains } = environment;
  return {
    name: environmentPath(environment),
    displayName,
    branch,
    wpEnvironment,
    build: live === undefined ? '' : buildPath(live),
    reconciling: running !== undefined,
    domains: domains.map((name) => ({ name })),
    createTime: isoTime(environment.createTime),
  };
}
