import type { ClientRequest, IncomingMessage } from 'node:http';
import { ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ProxyServer } from 'httpxy';
import { createProxyServer } from 'httpxy';
import { causeOf, flawOf, NOT_SWITCHED, SWITCHED } from './app-answer.ts';
import { hidePortalCookie, keepPortalCookie } from './portal-cookie-filter.ts';

/** How long an app may think about an upgrade. */
const MAX_UPGRADE_MS = 30_000;
/** How long an app may read nothing of a request and answer nothing. What it sends after a head may take its time. */
const MAX_ANSWER_MS = 120_000;

/**
 * Passes requests on to an app and its answers back. Whatever the app does, the client gets an answer, 502 with a reason
 * where there is nothing that could be passed on, and the platform goes on.
 */
export class AppProxy {
  // No connection is used twice: the app may close it just when the next request is sent.
  readonly #proxy: ProxyServer = createProxyServer({ xfwd: true, agent: false, upgradeTimeout: MAX_UPGRADE_MS });
  /** The app's answer to each request that has one. */
  readonly #answers = new WeakMap<object, IncomingMessage>();

  constructor(answerWithin = MAX_ANSWER_MS) {
    this.#proxy.on('proxyReq', (sent: ClientRequest, _request, response) => {
      sent.setTimeout(answerWithin, () => {
        if (!response.headersSent) answerText(response, 504, `The app did not answer within ${answerWithin / 1000} s.`);
        sent.destroy();
      });
      sent.once('response', () => sent.setTimeout(0));
      sent.once('upgrade', (_answer, socket) => {
        socket.destroy();
        answerText(response, 502, SWITCHED);
      });
    });
    this.#proxy.on('proxyRes', (answer, _request, response) => {
      this.#answers.set(response, answer);
      const flaw = flawOf(answer);
      if (flaw !== undefined) {
        answerText(response, 502, flaw);
        answer.destroy();
        return;
      }
      // Before httpxy cuts the connection to the client.
      answer.once('error', (error) => this.#fail(error, response));
      // They are about the connection to the app (RFC 9110, section 7.6.1).
      delete answer.headers.connection;
      delete answer.headers['keep-alive'];
      // httpxy passes none on, and Node throws where one is announced outside of chunks.
      delete answer.headers.trailer;
      keepPortalCookie(answer.headers);
    });
    this.#proxy.on('proxyReqWs', (sent: ClientRequest, _request, socket: Socket) => {
      // Before httpxy passes them on.
      sent.prependOnceListener('response', (answer) => keepPortalCookie(answer.headers));
      sent.prependOnceListener('upgrade', (answer) => keepPortalCookie(answer.headers));
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
    });
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
    this.#proxy
      .web(request, response, { target: addressOf(target) })
      .catch((error: Error) => this.#fail(error, response));
  }

  /**
   * @param socket has a listener for errors
   * @param target origin of the app
   */
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer, target: string): void {
    hidePortalCookie(request.headers);
    const passing = this.#proxy.ws(request, socket, { target: addressOf(target) }, head);
    passing.catch((error: Error) => this.#failUpgrade(error, socket));
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
