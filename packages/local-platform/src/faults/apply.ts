import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as timer } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptBody, reset } from '../http/connection.ts';
import type { Fault, Malformed } from '../schemas/control/faults.ts';
import { recordFault } from '../http/recorder.ts';
import { changesAnswer, describeFault, isTaken } from './rules.ts';
import type { Service } from '../state/service.ts';
import { errorBody } from '../errors/refusal.ts';

/** A client needs a moment to read what was sent before the reset, which overtakes everything. Milliseconds. */
const RESET_DELAY_MS = 50;

/** Waits without keeping a process alive whose platform was closed meanwhile. */
function pause(milliseconds: number): Promise<void> {
  return timer(milliseconds, undefined, { ref: false });
}

/** The fault that happens to a request whose answer is still to come. */
const faulty = new WeakMap<FastifyRequest, Fault>();

/** Whether the build that this upload starts is to fail. */
export function buildMustFail(request: FastifyRequest): boolean {
  return faulty.get(request)?.failBuild === true;
}

/** Lets the queued faults happen to every endpoint but the control path. Call before any other check of a request. */
export function applyFaults(app: FastifyInstance, service: Service): void {
  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const fault = endpoint === undefined ? undefined : service.faults.take(endpoint);
    if (fault === undefined) return;
    recordFault(request.raw, describeFault(fault));
    await begin(fault, request, reply);
  });
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const fault = faulty.get(request);
    return fault === undefined ? payload : finish(fault, request, reply, payload);
  });
}

async function begin(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isTaken(fault)) {
    if (fault.afterBody === true) await drainBody(request, reply);
    await pause(fault.delayMs ?? 0);
    if (fault.cutAfterRequestBytes !== undefined) return cutRequest(fault.cutAfterRequestBytes, request, reply);
  }
  faulty.set(request, fault);
  if (!isTaken(fault) && changesAnswer(fault)) await reply.code(fault.status ?? 200).send();
}

async function finish(fault: Fault, request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (isTaken(fault)) await pause(fault.delayMs ?? 0);
  const body = changesAnswer(fault) ? await faultyBody(fault, reply, payload) : payload;
  return fault.cutAfterResponseBytes === undefined
    ? body
    : cutResponse(fault.cutAfterResponseBytes, request, reply, body);
}

async function drainBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  acceptBody(request.raw, reply.raw);
  for await (const chunk of request.raw) void chunk;
}

async function cutRequest(bytes: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.hijack();
  acceptBody(request.raw, reply.raw);
  await bodyBytes(request.raw, bytes);
  reset(request.raw.socket);
}

/** Settles once so many bytes of the body came in, or none will come any more. */
function bodyBytes(request: IncomingMessage, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    let seen = 0;
    if (bytes === 0) resolve();
    request.on('data', (chunk: Buffer) => {
      seen += chunk.length;
      if (seen >= bytes) resolve();
    });
    request.once('close', resolve);
    request.once('end', resolve);
  });
}

async function cutResponse(bytes: number, request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const { socket } = request.raw;
  if (bytes === 0) {
    reset(socket);
    return payload;
  }
  const body = await buffered(payload);
  reply.header('content-length', body.length);
  return Readable.from(
    (async function* cut(): AsyncGenerator<Buffer> {
      yield body.subarray(0, bytes);
      await pause(RESET_DELAY_MS);
      reset(socket);
    })(),
  );
}

/** The bytes of an answer, in whatever form a route gave it. */
async function buffered(payload: unknown): Promise<Buffer> {
  if (payload === undefined || payload === null) return Buffer.alloc(0);
  if (typeof payload === 'string' || payload instanceof Uint8Array) return Buffer.from(payload);
  if (payload instanceof Readable) return buffer(payload);
  throw new TypeError('An answer is text, bytes or a stream.');
}

const PAGE =
  '<!doctype html>\n<html><head><title>Sign in</title></head><body><h1>Sign in to continue</h1></body></html>\n';

/** Sets status and headers of a faulty answer, and returns its body. `payload` is what the platform would have sent. */
async function faultyBody(fault: Fault, reply: FastifyReply, payload: unknown): Promise<string | Buffer> {
  const original = await buffered(payload);
  if (fault.status !== undefined) reply.code(fault.status);
  reply.removeHeader('content-length');
  if (fault.malformed === 'html') reply.type('text/html; charset=utf-8');
  else if (typeof fault.body !== 'string') reply.type('application/json; charset=utf-8');
  reply.headers(fault.headers ?? {});
  if (fault.malformed !== undefined) return malformedBody(fault.malformed, original);
  if (typeof fault.body === 'string') return fault.body;
  if (fault.body !== undefined) return JSON.stringify(fault.body);
  if (fault.status === undefined || fault.status < 400) return original;
  return JSON.stringify(
    errorBody(fault.status, 'fault', `A queued fault made the local platform answer ${fault.status}.`),
  );
}

function malformedBody(kind: Malformed, original: Buffer): string | Buffer {
  switch (kind) {
    case 'html':
      return PAGE;
    case 'truncated-json':
      return original.length > 1 ? original.subarray(0, original.length / 2) : '{"name": "acc';
    case 'empty':
      return '';
    case 'empty-object':
      return '{}';
    case 'array':
      return '[]';
    case 'null':
      return 'null';
    case 'no-names':
      return JSON.stringify({ metadata: { deployment: '' }, done: false });
    case 'wrong-names':
      return JSON.stringify({
        name: 'operations/../1\n::set-output name=x::y',
        metadata: { build: 17, deployment: '' },
        done: false,
      });
    case 'not-utf8':
      return Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
  }
}
