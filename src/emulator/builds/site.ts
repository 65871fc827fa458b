import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ProxyServer } from 'httpxy';
import { createProxyServer } from 'httpxy';
import { namesLoopback, onlyLoopback } from '../errors/loopback-only.ts';
import type { RunningApp } from './app.ts';

/** How long the version before may still answer what it was asked. */
const MAX_DRAIN_MS = 30_000;

/** The address of an environment: a port of its own, behind which versions of its app take turns. */
export class Site {
  #live: Version | undefined;
  readonly #server: Server;
  readonly #proxy: ProxyServer = createProxyServer({ xfwd: true });

  private constructor(watch: (server: Server) => void) {
    this.#server = createServer((request, response) => {
      if (!namesLoopback(request)) {
        answerNothing(response, 421, onlyLoopback(request));
        return;
      }
      const version = this.#live;
      if (version === undefined) {
        answerNothing(response, 503, 'Nothing is live here yet.');
        return;
      }
      version.begin(response);
      this.#proxy.web(request, response, { target: version.target }).catch(() => answerForDeadApp(response));
    });
    watch(this.#server);
    this.#server.on('upgrade', (request, socket: Socket, head) => {
      if (!namesLoopback(request)) socket.end('HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\n\r\n');
      else if (this.#live === undefined) socket.destroy();
      else this.#proxy.ws(request, socket, { target: this.#live.target }, head).catch(() => socket.destroy());
    });
    // With a listener, httpxy rejects nothing when the app cannot be reached: it leaves the answer to the listener.
    this.#proxy.on('error', (_error, _request, response) => {
      if (response instanceof ServerResponse) answerForDeadApp(response);
      else response?.destroy();
    });
  }

  /** @param watch is told of its server */
  static async open(watch: (server: Server) => void): Promise<Site> {
    const site = new Site(watch);
    site.#server.listen(0, '127.0.0.1');
    await once(site.#server, 'listening');
    return site;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  /** From now on a new version answers; the one before ends when it has answered what it was asked. */
  moveTo(app: RunningApp): void {
    const before = this.#live;
    this.#live = new Version(app);
    before?.retire();
  }

  close(): void {
    this.#live?.retire();
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** A version of an app, and the requests that it is answering. */
class Version {
  #running = 0;
  #retired = false;

  constructor(private readonly app: RunningApp) {}

  get target(): string {
    return `http://127.0.0.1:${this.app.port}`;
  }

  begin(response: ServerResponse): void {
    this.#running += 1;
    response.once('close', () => {
      this.#running -= 1;
      if (this.#retired && this.#running === 0) this.app.stop();
    });
  }

  retire(): void {
    this.#retired = true;
    if (this.#running === 0) this.app.stop();
    else setTimeout(() => this.app.stop(), MAX_DRAIN_MS).unref();
  }
}

function answerForDeadApp(response: ServerResponse): void {
  answerNothing(response, 502, 'The app does not answer.');
}

function answerNothing(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
