import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { namesLoopback, onlyLoopback } from '../errors/loopback-only.ts';
import type { RunningApp } from './app.ts';
import { answerText, answerUpgrade, AppProxy } from './app-proxy.ts';

/** How long the version before may still answer what it was asked. */
const MAX_DRAIN_MS = 30_000;

/** The address of an environment: a port of its own, behind which versions of its app take turns. */
export class Site {
  #live: Version | undefined;
  readonly #server: Server;
  readonly #proxy = new AppProxy();

  private constructor(watch: (server: Server) => void) {
    this.#server = createServer((request, response) => {
      if (!namesLoopback(request)) {
        answerText(response, 421, onlyLoopback(request));
        return;
      }
      const version = this.#live;
      if (version === undefined) {
        answerText(response, 503, 'Nothing is live here yet.');
        return;
      }
      version.begin(response);
      this.#proxy.web(request, response, version.port);
    });
    watch(this.#server);
    this.#server.on('upgrade', (request, socket: Socket, head) => {
      // A client that vanishes: without a listener that would end the platform.
      socket.on('error', () => undefined);
      if (!namesLoopback(request)) answerUpgrade(socket, 421, onlyLoopback(request));
      else if (this.#live === undefined) socket.destroy();
      else this.#proxy.upgrade(request, socket, head, this.#live.port);
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

  get port(): number {
    return this.app.port;
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
