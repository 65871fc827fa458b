import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { RecordedHeader } from '../schemas/control/requests.ts';
import { isoTime } from '../state/clock.ts';
import type { Service } from '../state/service.ts';
import { answerBody, BodyBytes, requestBody } from './recorded-body.ts';
import { SecretFilter } from '../secrets/request-secrets.ts';

/** What is seen of a request and its answer while they pass. */
interface Exchange {
  /** Milliseconds since 1970, and since the start of this process. */
  readonly time: number;
  readonly begin: number;
  readonly received: BodyBytes;
  readonly sent: BodyBytes;
  /** Undefined until the head of the answer is sent. */
  head: { readonly status: number; readonly headers: OutgoingHttpHeaders } | undefined;
  fault: string | undefined;
  isRecorded: boolean;
}

const exchanges = new WeakMap<IncomingMessage, Exchange>();

/** Notes which fault happens to a request. */
export function recordFault(request: IncomingMessage, fault: string): void {
  const exchange = exchanges.get(request);
  if (exchange !== undefined) exchange.fault = fault;
}

/**
 * Records requests to the API and to paths that do not exist, with their answers and without secrets, once they have
 * ended, whatever became of them; and announces what changed. Call before anything else listens to the server.
 */
export function recordRequests(app: FastifyInstance, service: Service): void {
  const secrets = new SecretFilter(service);
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const exchange = observe(request, response, service.clock.now());
    exchanges.set(request, exchange);
    response.once('close', () => {
      if (exchange.isRecorded) {
        service.requests.add(...describe(request, exchange, secrets));
        service.changes.announce('requests');
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') service.changes.announce('state');
    });
  });
  app.addHook('onRequest', async (request) => {
    const exchange = exchanges.get(request.raw);
    // Neither the control path nor a page of the portal.
    const isOurs = !request.is404 && request.routeOptions.config.endpoint === undefined;
    if (exchange !== undefined) exchange.isRecorded = !isOurs;
  });
}

/** Sees what passes without reading it: whether and when a body is read stays with whoever handles the request. */
function observe(request: IncomingMessage, response: ServerResponse, time: number): Exchange {
  const exchange: Exchange = {
    time,
    begin: performance.now(),
    received: new BodyBytes(),
    sent: new BodyBytes(),
    head: undefined,
    fault: undefined,
    isRecorded: true,
  };
  intercept(request, 'push', ([chunk]) => add(exchange.received, chunk));
  intercept(response, 'write', ([chunk, encoding]) => add(exchange.sent, chunk, encoding));
  intercept(response, 'end', ([chunk, encoding]) => add(exchange.sent, chunk, encoding));
  intercept(response, 'writeHead', ([status, ...rest]) => {
    // Nobody gets it any more.
    if (request.socket.destroyed) return;
    const given = rest.at(-1);
    const headers = typeof given === 'object' && given !== null ? (given as OutgoingHttpHeaders) : {};
    exchange.head = { status: Number(status), headers: { ...response.getHeaders(), ...headers } };
  });
  return exchange;
}

/** Calls `before` with the arguments of each call of a method. */
function intercept<Name extends string>(
  target: Record<Name, (...args: never[]) => unknown>,
  name: Name,
  before: (args: readonly unknown[]) => void,
): void {
  const method = target[name].bind(target) as (...args: unknown[]) => unknown;
  target[name] = (...args: unknown[]) => {
    before(args);
    return method(...args);
  };
}

function add(bytes: BodyBytes, chunk: unknown, encoding?: unknown): void {
  if (typeof chunk === 'string')
    bytes.add(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
  else if (chunk instanceof Uint8Array) bytes.add(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
}

function describe(
  { method = '', url = '', headers, rawHeaders }: IncomingMessage,
  { time, begin, received, sent, head, fault }: Exchange,
  secrets: SecretFilter,
): Parameters<Service['requests']['add']> {
  const isUpload = /^multipart\//i.test(headers['content-type'] ?? '');
  const asHeader = (name: string, value: string): RecordedHeader => ({
    name: secrets.text(name),
    value: secrets.header(name, value),
  });
  const requestHeaders = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [asHeader(name, rawHeaders[index + 1] ?? '')] : [],
  );
  const answerHeaders = Object.entries(head?.headers ?? {}).flatMap(([name, value = '']) =>
    [value].flat().map((one) => asHeader(name, String(one))),
  );
  const summary = {
    time: isoTime(time),
    method,
    path: secrets.path(url),
    status: head?.status ?? null,
    durationMs: Math.round(performance.now() - begin),
    ...(fault === undefined ? {} : { fault }),
  };
  const sentBack = head === undefined ? {} : { answer: { headers: answerHeaders, body: answerBody(sent, secrets) } };
  return [
    summary,
    { request: { headers: requestHeaders, body: requestBody(received, isUpload, secrets) }, ...sentBack },
  ];
}
