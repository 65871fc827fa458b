import type http from 'node:http';
import type https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { ConnectRound } from './connect-rounds.ts';
import { ExchangeError, exchangeFailure } from './exchange-error.ts';
import { openBody } from './request-body.ts';
import type { RequestBody } from './request-body.ts';
import { PHASE_LIMITS, RequestPhases } from './request-phases.ts';
import type { PhaseLimits } from './request-phases.ts';
import { proxyFor } from './proxy.ts';
import { TLS_OPTIONS, tlsOptionsFor } from './tls.ts';
import { decodeText } from '../../shared/text/text.ts';
import { monotonicTime } from '../../shared/clock.ts';

export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: URL;
  /** In addition to those that the body needs. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestBody | undefined;
  /** Ask before the body is sent, so that a refusal costs no upload. */
  readonly expectContinue?: boolean;
  readonly signal: AbortSignal;
  readonly limits?: PhaseLimits | undefined;
  /** Finds the addresses of the host, where there is no proxy; the system does it when not given. */
  readonly lookup?: LookupFunction | undefined;
  /** The most that is kept of the body of the reply; `MAX_REPLY_BYTES` when not given. */
  readonly maxReplyBytes?: number;
  /** Called with the number of body bytes that the connection has taken so far. */
  readonly onProgress?: (bytes: number) => void;
}

export interface HttpReply {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** At most `maxReplyBytes` of the body. */
  readonly bytes: Buffer;
  /** The same, decoded by the `charset` of the reply; as UTF-8 without one. */
  readonly text: string;
  /** Whether the body arrived to its end, within that limit. */
  readonly complete: boolean;
  /** Whether it ended before its end, or could not be read to it. */
  readonly isCut: boolean;
  /** The code of node's parser, or of zlib, for a body that could not be read to its end: `HPE_INVALID_CHUNK_SIZE`. */
  readonly fault?: string | undefined;
  /** Whether the whole request had been sent when the reply began. */
  readonly sent: boolean;
  /** Whether it is a reply to the header alone: no byte of the body had left, as it waited for `100 Continue`. */
  readonly isBodyHeld: boolean;
  /** Of a redirect on its own origin: why following it gave no answer, as a sentence. */
  readonly deadEnd?: string;
}

/** Replies are small JSON documents (specification sections 2.3 and 2.5); nothing needs more than a page of installs. */
export const MAX_REPLY_BYTES = 1024 * 1024;

/** Loads what sends requests while there is time, so that the first one does not wait for it. */
export function preloadTransport(): void {
  // A failure is reported by the request that needs it.
  import('axios').catch(() => undefined);
}

/**
 * One request and its reply, whatever its status: no redirect is followed, no proxy of axios's own is used, and
 * neither body is held in memory as a whole.
 * @throws {ExchangeError} when there is no reply; {StepError} when the body cannot be read, or `internal` when the request
 * cannot be built.
 */
export async function exchange(call: HttpCall): Promise<HttpReply> {
  const { url, limits = PHASE_LIMITS } = call;
  const proxy = proxyFor(url);
  const round = proxy === undefined ? new ConnectRound(url.hostname, call.lookup) : new ConnectRound(proxy.hostname);
  const start = monotonicTime();
  try {
    return await exchangeInRound(call, proxy, round, limits);
  } catch (error) {
    const { next } = round;
    const connect = limits.connect - (monotonicTime() - start);
    if (next === undefined || connect <= 0 || !(error instanceof ExchangeError && error.isConnectTimeout)) throw error;
    return await exchangeInRound(call, proxy, next, { ...limits, connect });
  }
}

async function exchangeInRound(call: HttpCall, proxy: URL | undefined, round: ConnectRound, limits: PhaseLimits) {
  const { url, signal } = call;
  const secure = url.protocol === 'https:';
  const expectContinue = call.expectContinue === true && call.body !== undefined;
  // Loaded where it is used: a run that sends nothing starts without it.
  const client = secure ? await import('node:https') : await import('node:http');
  const tls = secure ? await tlsOptionsFor(url) : undefined;
  const phases = new RequestPhases(client, tls, limits, expectContinue);
  if (call.body === undefined) phases.beforeLastByte();
  const body = call.body && openBody(call.body, phases, call.onProgress);
  try {
    const response = await startRequest(call, {
      agent: await agentFor(client, proxy, round),
      phases,
      data: body?.stream,
      headers: headersOf(call, expectContinue),
    });
    const { sent, isBodyHeld } = phases;
    const headers = flatten(response.headers);
    const read = await readBody(response.data, phases, call);
    const [, charset] = /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(headers['content-type'] ?? '') ?? [];
    const text = decodeText(read.bytes, charset);
    return { status: response.status, headers, text, sent, isBodyHeld, ...read };
  } catch (error) {
    const bodyError = body?.failure();
    if (bodyError !== undefined && !signal.aborted) throw bodyError;
    throw exchangeFailure(error, phases, signal, proxy !== undefined);
  } finally {
    if (phases.remoteAddress !== undefined) round.remember(phases.remoteAddress);
    phases.end();
    body?.stream.destroy();
  }
}

interface RequestParts {
  readonly agent: http.Agent;
  readonly phases: RequestPhases;
  readonly data: Readable | undefined;
  readonly headers: Readonly<Record<string, string | false>>;
}

/** @returns the reply of whatever status, with its body still to be read */
async function startRequest({ method, url, signal }: HttpCall, { agent, phases, data, headers }: RequestParts) {
  const { default: axios } = await import('axios');
  return await axios.request<Readable>({
    method,
    url: url.href,
    headers,
    data,
    responseType: 'stream',
    validateStatus: () => true,
    maxRedirects: 0,
    proxy: false,
    httpAgent: agent,
    httpsAgent: agent,
    transport: phases,
    signal: AbortSignal.any([signal, phases.signal]),
  });
}

/** Headers as axios takes them. */
function headersOf({ body, headers }: HttpCall, expectContinue: boolean): Record<string, string | false> {
  return {
    Accept: 'application/json',
    'Accept-Encoding': 'identity',
    'User-Agent': 'headless-deploy',
    // false: axios would call an empty body a form.
    ...(body === undefined
      ? { 'Content-Type': false }
      : { 'Content-Type': body.type, 'Content-Length': String(body.bytes) }),
    ...(expectContinue ? { Expect: '100-continue' } : {}),
    ...headers,
  };
}

/** A socket of its own for each request: a pooled one may be closing while we write to it. */
async function agentFor(client: typeof http | typeof https, proxy: URL | undefined, round: ConnectRound) {
  const options = { keepAlive: false, ...TLS_OPTIONS, ...round.options };
  if (proxy === undefined) return new client.Agent(options);
  const { HttpsProxyAgent } = await import('https-proxy-agent');
  // These are for the connection to the proxy; TLS through the tunnel takes the options of the request.
  return new HttpsProxyAgent(proxy, options);
}

/** Codes of zlib, and of its Brotli: the body is not encoded as `Content-Encoding` says. */
const DECODING = /^(?:Z_|ERR__)/;

/** The body of the reply, as far as it came. @throws only when our own signal ended it */
async function readBody(
  stream: Readable,
  phases: RequestPhases,
  { signal, maxReplyBytes = MAX_REPLY_BYTES }: HttpCall,
): Promise<Pick<HttpReply, 'bytes' | 'complete' | 'isCut' | 'fault'>> {
  const chunks: Buffer[] = [];
  let [length, isCut] = [0, false];
  let fault: string | undefined;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      phases.advanced();
      chunks.push(chunk.subarray(0, maxReplyBytes - length));
      length += chunk.length;
      if (length > maxReplyBytes) break;
    }
  } catch (error) {
    // The status is known, and that is what counts, unless our own signal ended the call.
    if (signal.aborted) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    isCut = true;
    fault = phases.parserCode ?? (DECODING.test(code) ? code : undefined);
  }
  return { bytes: Buffer.concat(chunks), complete: !isCut && length <= maxReplyBytes, isCut, fault };
}

function flatten(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}
