import { METHODS } from 'node:http';
import type { FastifyInstance, HTTPMethods } from 'fastify';
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

/** Every method that Node can parse; CONNECT never becomes a request. */
export const ALL_METHODS: readonly HTTPMethods[] = METHODS.filter((method) => method !== 'CONNECT');

/** Registers routes; the other methods of their paths answer 405 with `Allow`. */
export function register(app: FastifyInstance, strict: boolean, routes: readonly Route[]): void {
  const all = routes.map(({ contract }) => contract);
  const offered = routes.filter(({ contract }) => !(strict && contract.tag === 'extension'));
  for (const route of offered) registerOne(app, strict, route);
  for (const url of new Set(offered.map(({ contract }) => contract.url))) {
    const allowed = methodsOf(
      offered.map(({ contract }) => contract),
      url,
    );
    // Strict: an endpoint that is not offered does not exist (404), rather than being known and not allowed.
    const missing = ALL_METHODS.filter((method) => !methodsOf(all, url).includes(method));
    app.route({
      method: missing,
      url,
      onRequest: () => {
        throw new Refusal(405, 'method_not_allowed', `Allowed here: ${allowed.join(', ')}.`, {
          allow: allowed.join(', '),
        });
      },
      handler: () => undefined,
    });
  }
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
