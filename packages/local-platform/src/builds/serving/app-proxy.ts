import type { ClientRequest, IncomingMessage } from 'node:http';
import { maxHeaderSize, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ProxyServer } from 'httpxy';
import { createProxyServer } from 'httpxy';
import {
  dropHopByHop,
  dropHopByHopOfRequest,
  dropHopByHopOfUpgrade,
  hidePortalCookie,
  keepPortalCookie,
  trailersOf,
} from './headers.ts';

/** How long an app may think about an upgrade. */
const MAX_UPGRADE_MS = 30_000;
/** How long an app may read nothing of a request and answer nothing. What it sends after a head may take its time. */
const MAX_ANSWER_MS = 120_000;
/** How long the head of an answer waits for what comes next: an answer that is broken there is 502 with a reason. */
const MAX_HEAD_DELAY_MS = 50;

/**
 * Passes requests on to an app and its answers back. Whatever the app does, the client gets an answer, 502 with a reason
 * where there is nothing that could be passed on, and the platform goes on.
 */
export class AppProxy {
  // No connection is used twice: the app may close it just when the next request is sent.
  readonly #proxy: ProxyServer = createProxyServer({ xfwd: true, agent: false, upgradeTimeout: MAX_UPGRADE_MS });
  /** The app's answer to each request that has one. */
  readonly #answers = new WeakMap<object, IncomingMessage>();

  constructor(private readonly answerWithin = MAX_ANSWER_MS) {
    this.#proxy.on('proxyReq', (sent: ClientRequest, request, response) => this.#watchRequest(sent, request, response));
    this.#proxy.on('proxyRes', (answer, request, response) => this.#passAnswer(answer, request, response));
    this.#proxy.on('proxyReqWs', (sent: ClientRequest, _request, socket: Socket) => this.#watchUpgrade(sent, socket));
    // With a listener, httpxy rejects nothing when the app cannot be reached: it leaves the answer to the listener.
    this.#proxy.on('error', (error, _request, response) => {
      if (response instanceof ServerResponse) this.#fail(error, response);
      else if (response !== undefined) this.#failUpgrade(error, response);
    });
  }

  /** @param target origin of the app */
  web(request: IncomingMessage, response: ServerResponse, target: string): void {
    // The platform itself has told the client to go on.
    delete request.headers.expect;
    hidePortalCookie(request.headers);
    dropHopByHopOfRequest(request.headers);
    this.#proxy
      .web(request, response, { target: addressOf(target) })
      .catch((error: Error) => this.#fail(error, response));
  }

  /** @param socket has a listener for errors @param target origin of the app */
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer, target: string): void {
    hidePortalCookie(request.headers);
    dropHopByHopOfUpgrade(request.headers);
    const passing = this.#proxy.ws(request, socket, { target: addressOf(target) }, head);
    passing.catch((error: Error) => this.#failUpgrade(error, socket));
  }

  #watchRequest(sent: ClientRequest, request: IncomingMessage, response: ServerResponse): void {
    sent.setTimeout(this.answerWithin, () => {
      const seconds = this.answerWithin / 1000;
      if (!response.headersSent) answerText(response, 504, `The app did not answer within ${seconds} s.`);
      sent.destroy();
    });
    sent.once('response', () => sent.setTimeout(0));
    sent.on('information', ({ statusCode, headers }) => {
      if (statusCode === 103 && request.httpVersion === '1.1') passHints(response, headers['link']);
    });
    // Before httpxy ends the request.
    request.once('end', () => sent.addTrailers(trailersOf(request)));
    sent.once('upgrade', (_answer, socket) => {
      socket.destroy();
      answerText(response, 502, SWITCHED);
    });
  }

  #passAnswer(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): void {
    this.#answers.set(response, answer);
    const flaw = flawOf(answer);
    if (flaw !== undefined) {
      answerText(response, 502, flaw);
      answer.destroy();
      return;
    }
    // Before httpxy cuts the connection to the client.
    answer.once('error', (error) => this.#fail(error, response));
    dropHopByHop(answer.headers);
    // Node throws where one is announced outside of chunks.
    if (!isChunked(answer, request)) delete answer.headers.trailer;
    keepPortalCookie(answer.headers);
    // Before httpxy ends the answer.
    answer.once('end', () => response.addTrailers(trailersOf(answer)));
    flushSoon(response);
  }

  #watchUpgrade(sent: ClientRequest, socket: Socket): void {
    // Before httpxy passes them on.
    sent.prependOnceListener('response', (answer) => keepPortalCookie(answer.headers));
    sent.prependOnceListener('upgrade', (answer) => {
      keepPortalCookie(answer.headers);
      dropHopByHopOfUpgrade(answer.headers);
    });
    sent.once('response', (answer) => {
      const flaw = answer.statusCode === 101 ? NOT_SWITCHED : flawOf(answer);
      if (flaw !== undefined) answerUpgrade(socket, 502, flaw);
      this.#answers.set(socket, answer);
    });
    sent.once('upgrade', (answer, appSocket) => {
      this.#answers.set(socket, answer);
      // One end that vanishes takes the other with it.
      socket.once('close', () => appSocket.destroy());
      appSocket.once('close', () => socket.destroySoon());
    });
  }

  #fail(error: Error, response: ServerResponse): void {
    // What comes after a whole answer changes nothing.
    if (this.#answers.get(response)?.complete === true || response.writableEnded) return;
    if (response.headersSent) response.destroy();
    else answerText(response, 502, causeOf(error));
  }

  #failUpgrade(error: Error, socket: Socket): void {
    if (this.#answers.has(socket)) socket.destroySoon();
    else answerUpgrade(socket, 502, causeOf(error));
  }
}

/** httpxy takes the brackets around an IPv6 address in a URL for a part of its name. */
function addressOf(origin: string): { protocol: string; hostname: string; port: string } {
  const { protocol, hostname, port } = new URL(origin);
  return { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port };
}

/** Sends the head of an answer that httpxy has put down by then, even if nothing of its body comes: an app may flush it. */
function flushSoon(response: ServerResponse): void {
  const flush = (): void => {
    if (!response.headersSent && !response.destroyed) response.flushHeaders();
  };
  // What came in the meantime is read before that.
  setTimeout(() => setImmediate(flush), MAX_HEAD_DELAY_MS).unref();
}

/** Passes the early hints of an app on, unless they are none. */
function passHints(response: ServerResponse, link: string | string[] | undefined): void {
  try {
    response.writeEarlyHints({ link: String(link ?? '').split(/,\s*(?=<)/) });
  } catch {
    // Node refuses those that are no links.
  }
}

/** Whether an answer reaches the client in chunks. */
function isChunked({ headers, statusCode }: IncomingMessage, { httpVersion }: IncomingMessage): boolean {
  const hasBody = statusCode !== 204 && statusCode !== 304;
  return hasBody && httpVersion === '1.1' && headers['transfer-encoding'] !== undefined;
}

/** Answers a request in place of the app, whatever of the app's own answer was already put down for it. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.statusMessage = '';
  // Whatever the text holds, no browser takes it for a page.
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };
  response.writeHead(status, headers).end(`${text}\n`);
}

/** The same for a request to upgrade, which ends with it. */
export function answerUpgrade(socket: Socket, status: number, text: string): void {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  socket.end(`${head}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\n`);
}

/** Not in a reason phrase (RFC 9112, section 4), and refused by Node when it is passed on. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[^\t\u0020-\u007e\u0080-\u00ff]/;

/** Why what an app answered cannot be passed on, as a sentence; undefined where it can. */
function flawOf({ statusCode = 0, statusMessage = '', httpVersion, headers }: IncomingMessage): string | undefined {
  if (statusCode === 101) return SWITCHED;
  // 1xx is no answer, and above 999 Node itself refuses.
  if (statusCode < 200) return `The app answered with status ${String(statusCode).padStart(3, '0')}.`;
  if (CONTROL.test(statusMessage)) return 'The app answered with a control character in its reason phrase.';
  if (!httpVersion.startsWith('1.')) return `The app answered an HTTP/1.1 request with HTTP/${httpVersion}.`;
  const coding = headers['transfer-encoding'];
  if (coding === undefined || coding.toLowerCase() === 'chunked') return undefined;
  return 'The app answered with a Transfer-Encoding other than "chunked".';
}

const SWITCHED = 'The app answered with status 101 (Switching Protocols) to a request that did not ask for it.';

/** To a request that did. */
const NOT_SWITCHED = 'The app answered with status 101 (Switching Protocols) without the header Upgrade.';

/** What went wrong between the platform and an app, as a sentence. */
function causeOf({ code = '', message }: NodeJS.ErrnoException): string {
  if (code === 'ECONNREFUSED') return 'The app does not answer.';
  if (code === 'HPE_HEADER_OVERFLOW') return `The app answered with headers of more than ${maxHeaderSize} bytes.`;
  if (code.startsWith('HPE_')) return `The app answered with something other than HTTP (${message}).`;
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'The app closed the connection before it had answered.';
  return `The app does not answer (${code || message}).`;
}
