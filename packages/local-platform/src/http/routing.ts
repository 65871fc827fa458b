import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import findMyWay from 'find-my-way';
import { Refusal } from '../errors/refusal.ts';
import type { Access, Contract } from '../schemas/contract.ts';
import { parametersOf } from '../schemas/contract.ts';
import type { EndpointName } from '../schemas/endpoints.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    endpoint?: EndpointName;
  }
}

/** Longest parameter in a path, in characters: longer than any name may be, so that a long one gets its own refusal. */
export const MAX_PARAM_LENGTH = 2000;

/** Which methods there are for a path. */
interface Methods {
  /** By an endpoint that is offered. */
  readonly allowed: readonly HTTPMethods[];
  /** The same and those of extensions that `strict` turns off: they do not exist (404), rather than being not allowed. */
  readonly known: readonly HTTPMethods[];
}

/** The paths of the platform, to tell one that does not exist from a method that is not for it. */
export class PathMethods {
  private readonly router = findMyWay({ maxParamLength: MAX_PARAM_LENGTH });

  /** @throws Refusal 405 with `Allow` when the path is there for other methods */
  refuseMethod({ method, url }: FastifyRequest): void {
    const methods = this.router.find('GET', url)?.store as Methods | undefined;
    if (methods === undefined || methods.known.includes(method)) return;
    const allow = methods.allowed.join(', ');
    throw new Refusal('method_not_allowed', `Methods allowed for this path: ${allow}.`, { allow });
  }

  add(url: string, methods: Methods): void {
    this.router.on('GET', url, () => undefined, methods);
  }
}

/** Registers routes, and their paths. */
export function register(app: FastifyInstance, paths: PathMethods, strict: boolean, routes: readonly Route[]): void {
  const all = routes.map(({ contract }) => contract);
  const offered = routes.filter(({ contract }) => !(strict && contract.tag === 'extension'));
  for (const route of offered) registerOne(app, strict, route);
  const contracts = offered.map(({ contract }) => contract);
  for (const url of new Set(contracts.map((contract) => contract.url)))
    paths.add(url, { allowed: methodsOf(contracts, url), known: methodsOf(all, url) });
}

function registerOne(app: FastifyInstance, strict: boolean, { contract, find, handle }: Route): void {
  const { method, url, access, name } = contract;
  const parameters = parametersOf(contract, strict);
  app.route({
    method,
    url,
    config: name === undefined ? { access } : { access, endpoint: name as EndpointName },
    onRequest: async (request) => find(request),
    handler: async (request, reply) => {
      const body = await handle(request, reply, parameters);
      return body === undefined ? reply.send() : body;
    },
  });
}

function methodsOf(contracts: readonly Contract[], url: string): HTTPMethods[] {
  const methods = contracts.filter((contract) => contract.url === url).map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}
