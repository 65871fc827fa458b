import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { EndpointName } from '../schemas/endpoints.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Service } from '../state/service.ts';

/** Who may call: everyone, callers with HTTP Basic credentials (spec 5.1), or holders of the control token. */
export type Access = 'open' | 'basic' | 'control';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    endpoint?: EndpointName;
  }
}

/** One endpoint: what the table of routes of a subject consists of. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** find-my-way path: `:name` is a parameter, `::` a colon; before a colon a parameter needs `([^:]+)` to end there. */
  readonly url: string;
  readonly access: Access;
  /** Absent on the control path, which is neither counted nor disturbed. */
  readonly name?: EndpointName;
  /** Not in the specification: absent when the platform is strict. */
  readonly extension?: boolean;
  /** Query parameters it knows; any other is a 400, so that a misspelt one is noticed. `any`: it does not look. */
  readonly query?: readonly string[] | 'any';
  /** Refusals that need no body, so that a client which waits for `100 Continue` gets them before it sends one. */
  readonly before?: (request: FastifyRequest) => void;
  /** Returns the JSON body of a 200, or undefined when it has sent the answer or there is no body. */
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Every method that Node can parse; CONNECT never becomes a request. */
export const ALL_METHODS: readonly HTTPMethods[] = METHODS.filter((method) => method !== 'CONNECT');

/** Registers endpoints; the other methods of their paths answer 405 with `Allow`. */
export function register(app: FastifyInstance, service: Service, endpoints: readonly Endpoint[]): void {
  const offered = endpoints.filter((endpoint) => !(service.strict && endpoint.extension === true));
  for (const endpoint of offered) registerOne(app, endpoint);
  for (const url of new Set(offered.map((endpoint) => endpoint.url))) {
    const allowed = methodsOf(offered, url);
    // Strict: an endpoint that is not offered does not exist (404), rather than being known and not allowed.
    const missing = ALL_METHODS.filter((method) => !methodsOf(endpoints, url).includes(method));
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

function registerOne(app: FastifyInstance, endpoint: Endpoint): void {
  const { access, name, before, handle, query = [] } = endpoint;
  app.route({
    method: endpoint.method,
    url: endpoint.url,
    config: name === undefined ? { access } : { access, endpoint: name },
    onRequest: async (request) => {
      before?.(request);
      if (query !== 'any') refuseUnknownParameters(request, query);
    },
    handler: async (request, reply) => {
      const body = await handle(request, reply);
      return body === undefined && !reply.sent ? reply.send() : body;
    },
  });
}

function refuseUnknownParameters(request: FastifyRequest, known: readonly string[]): void {
  const unknown = Object.keys(recordOf(request.query)).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const allowed = known.length === 0 ? 'there are none here' : `known are ${known.join(', ')}`;
  const names = unknown.map((name) => JSON.stringify(name)).join(', ');
  throw new Refusal(400, 'unknown_parameter', `The query parameters ${names} are not known; ${allowed}.`);
}

function methodsOf(endpoints: readonly Endpoint[], url: string): HTTPMethods[] {
  const methods = endpoints.filter((endpoint) => endpoint.url === url).map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** A path parameter. */
export function pathParameter(request: FastifyRequest, name: string): string {
  const value = recordOf(request.params)[name];
  return typeof value === 'string' ? value : '';
}

/** A query parameter; undefined when absent. @throws Refusal 400 when it is there twice */
export function queryParameter(request: FastifyRequest, name: string): string | undefined {
  const value = recordOf(request.query)[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new Refusal(400, 'repeated', `The query parameter ${name} is there more than once.`);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
