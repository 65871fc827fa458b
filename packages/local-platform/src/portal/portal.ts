import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal.ts';
import type { PortalAccess } from '../state/portal-access.ts';
import type { Service } from '../state/service.ts';
import type { AddressName } from './addresses.ts';
import { ADDRESSES } from './addresses.ts';
import { EventStreams } from './live/event-streams.ts';
import type { PageAnswer, PageRequest } from './page.ts';
import { admit, checkOrigin } from './session.ts';

/** Longest form, in bytes. */
const MAX_FORM_BYTES = 65_536;

/** What every page of the portal is sent with. */
export const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * The pages for the user of this machine, for Fastify. What makes them is loaded with the first of them.
 * @param onStream called with each answer that goes on for as long as a page is open
 */
export function createPortal(
  service: Service,
  access: PortalAccess,
  onStream: (response: ServerResponse) => void,
): (app: FastifyInstance) => Promise<void> {
  const admitted = new WeakSet<FastifyRequest>();
  const events = new EventStreams(service);
  access.onSessionsEnded(() => events.close());
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    app.addHook('onRequest', async (request, reply) => {
      const opening = admit(request, access);
      admitted.add(request);
      reply.headers(SECURITY_HEADERS);
      if (opening !== undefined) return reply.header('set-cookie', opening.cookie).redirect(opening.location, 303);
      if (request.method === 'POST') checkOrigin(request);
    });
    // Before the platform waits for answers that are under way.
    app.addHook('preClose', async () => events.close());
    app.setErrorHandler(async (error, request, reply) => {
      // Without a session there is no portal, and a defect is recorded where those of all routes are.
      if (!(error instanceof Refusal) || !admitted.has(request)) throw error;
      const { answerRefusal } = await import('./answers.ts');
      return send(reply, answerRefusal(error));
    });
    app.get('/events', { exposeHeadRoute: false }, async (_request, reply) => {
      const stream = events.open();
      onStream(reply.raw);
      // Closed at its end: the end of the platform would wait for a connection that could still be used.
      return reply.headers({ 'content-type': 'text/event-stream', connection: 'close' }).send(stream);
    });
    for (const [name, { method, url }] of Object.entries(ADDRESSES)) {
      app.route({
        method,
        url,
        handler: async (request, reply) => {
          const { ANSWERS } = await import('./answers.ts');
          return send(reply, await ANSWERS[name as AddressName](pageRequest(service, request)));
        },
      });
    }
  };
}

function pageRequest(service: Service, request: FastifyRequest): PageRequest {
  const { searchParams } = new URL(request.url, 'http://localhost');
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  return { service, params: request.params as Record<string, string>, query: searchParams, form };
}

function send(reply: FastifyReply, { status, headers, body }: PageAnswer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}
