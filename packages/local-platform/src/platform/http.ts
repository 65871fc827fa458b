import type { Server } from 'node:http';
import { maxHeaderSize, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { authenticate, authenticateControl, refuseWebPages } from '../http/auth.ts';
import { errorBody, Refusal, refusalBody, unknownPath } from '../errors/refusal.ts';
import { namesLoopback, onlyLoopback } from '../http/loopback-only.ts';
import { asThrown } from '../errors/thrown.ts';
import { applyFaults } from '../faults/apply.ts';
import { httpDate } from '../state/clock.ts';
import type { Service } from '../state/service.ts';
import { closeGently, hasUnreadBody, holdBackContinue, acceptBody } from '../http/connection.ts';
import { recordRequests } from '../http/recorder.ts';
import type { Routes } from '../http/route.ts';
import { MAX_PARAM_LENGTH, PathMethods, register } from '../http/routing.ts';

/** Longest JSON body, in bytes. */
const MAX_JSON_BYTES = 1_048_576;

/**
 * The HTTP side of the platform: every route, with the checks and the errors that all of them share.
 * @param portal registers the pages of the portal, where there is one
 */
export async function createHttp(
  service: Service,
  routes: Routes,
  portal?: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: MAX_JSON_BYTES,
    return503OnClosing: false,
    // Routes check their requests themselves, and answers are plain JSON: Fastify need not load what it compiles with.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, _request, reply) => void answerError(service, error, reply),
  });
  recordRequests(app, service);
  holdBackContinue(app.server);
  answerExpectations(app.server);
  app.setErrorHandler((error: FastifyError, _request, reply) => answerError(service, error, reply));
  app.setNotFoundHandler((request) => {
    throw unknownPath(request);
  });
  const paths = new PathMethods();
  addChecks(app, service, paths);
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    // Many clients send the type with every request, also where there is no body.
    body === '' ? done(null) : parseJson(request, body, done),
  );
  register(app, paths, service.strict, routes.json);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    register(scope, paths, service.strict, routes.form);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload
        .resume()
        .once('end', () => done(null))
        .once('error', done);
    });
    register(scope, paths, service.strict, routes.bodiless);
  });
  if (portal !== undefined) await app.register(portal);
  return app;
}

function noCompiler(): never {
  throw new Error('A route of the local platform has no schema of its own.');
}

/** In this order: where the request is meant to go, what sends it, faults, who is calling; then the body may come. */
function addChecks(app: FastifyInstance, service: Service, paths: PathMethods): void {
  app.addHook('onRequest', async (request) => {
    if (!namesLoopback(request.raw)) throw new Refusal('not_loopback', onlyLoopback(request.raw));
    // Before the body may come, as every refusal that can be.
    paths.refuseMethod(request);
    if (request.is404) throw unknownPath(request);
    const { access, endpoint } = request.routeOptions.config;
    // The pages of the portal have a check of their own.
    if (access !== undefined) refuseWebPages(request);
    if (endpoint !== undefined)
      service.journal.requests.set(endpoint, (service.journal.requests.get(endpoint) ?? 0) + 1);
  });
  // Of the clock that dates builds, which may have been moved: clients compare the two. A fault may set another.
  app.addHook('onSend', async (_request, reply) => void reply.header('date', httpDate(service.clock.now())));
  applyFaults(app, service);
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === 'basic') authenticate(request, service.store);
    if (access === 'control') authenticateControl(request, service.controlToken);
  });
  app.addHook('preParsing', async (request, reply) => acceptBody(request.raw, reply.raw));
  app.addHook('onSend', async (request, reply) => {
    if (!hasUnreadBody(request.raw)) return;
    reply.header('connection', 'close');
    closeGently(request.raw, reply.raw);
  });
}

function answerError(service: Service, error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return reply.code(error.status).headers(error.headers).send(refusalBody(error));
  const { statusCode = 500, message, code = '', stack } = asThrown(error);
  if (statusCode < 400 || statusCode >= 500) {
    service.journal.defects.push(stack);
    return reply
      .code(500)
      .send(errorBody(500, 'internal', 'The local platform failed; see "defects" in GET /_control/state.'));
  }
  const { endpoint } = reply.request.routeOptions.config;
  const said =
    statusCode === 415
      ? `The Content-Type of this call is ${endpoint === 'upload' ? 'multipart/form-data' : 'application/json'}.`
      : statusCode === 413
        ? `The body cannot exceed ${MAX_JSON_BYTES} bytes.`
        : message;
  return reply.code(statusCode).send(errorBody(statusCode, codeOf(code), said));
}

/** `FST_ERR_CTP_INVALID_JSON_BODY` becomes `invalid_json_body`. */
function codeOf(code: string): string {
  return code.replace(/^FST_(?:ERR_)?(?:CTP_)?/u, '').toLowerCase();
}

const BROKEN: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, `The path and headers of a request cannot exceed ${maxHeaderSize} bytes.`],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};

/** What never becomes a request: bytes that are not HTTP, headers that are too long, a request that never ends. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (socket.destroyed || !socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, message] = BROKEN[error.code ?? ''] ?? [400, 'This is not a well-formed HTTP request.'];
  const body = JSON.stringify(errorBody(status, 'not_http', message));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** `Expect` with anything but `100-continue` (RFC 9110, 10.1.1). */
function answerExpectations(server: Server): void {
  server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify(
      refusalBody(new Refusal('unknown_expectation', '"Expect" can only be "100-continue".')),
    );
    response.writeHead(417, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
    response.end(body);
  });
}
