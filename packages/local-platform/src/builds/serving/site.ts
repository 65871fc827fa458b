import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { createServer, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { safeText } from '../../../../../src/shared/text/safe-text.ts';
import { namesLoopback, onlyLoopback } from '../../http/loopback-only.ts';
import type { RunningApp } from './app.ts';
import { answerText, answerUpgrade, AppProxy } from './app-proxy.ts';

/** How long the version before may still answer what it was asked. */
const MAX_DRAIN_MS = 30_000;

/** Not `localhost`, which is the portal's: browsers send the cookies of a host to all of its ports. */
const SITE_HOSTS = ['127.0.0.1'];

const BETWEEN_VERSIONS = 'A new version starts, on the port that the one before had.';
const NOTHING_LIVE = 'Nothing is live here yet.';

/** The address of an environment: a port of its own, behind which versions of its app take turns. */
export class Site {
  #live: Version | undefined;
  /** What answered before, while its port is needed, and what starts it again. */
  #paused: { readonly version: Version; readonly start: () => Promise<RunningApp> } | undefined;
  /** What is answered where nothing is live. */
  #notice = { status: 503, text: NOTHING_LIVE };
  readonly #server: Server;
  readonly #proxy = new AppProxy();

  private constructor(watch: (server: Server) => void) {
    this.#server = createServer({ IncomingMessage: SiteRequest }, (request, response) => {
      if (request.headers.upgrade !== undefined) {
        // Node loses what one write brings behind a request whose upgrade it ignores: its client has to ask again.
        response.shouldKeepAlive = false;
        request.headers.connection = [request.headers.connection, 'close'].join();
      }
      if (!namesLoopback(request, SITE_HOSTS)) {
        answerText(response, 421, onlyLoopback(request, SITE_HOSTS));
        return;
      }
      const version = this.#live;
      if (version === undefined) {
        answerText(response, this.#notice.status, this.#notice.text);
        return;
      }
      version.begin(response);
      this.#proxy.web(request, response, version.origin);
    });
    watch(this.#server);
    this.#server.on('upgrade', (request, socket: Socket, head) => {
      // A client that vanishes: without a listener that would end the platform.
      socket.on('error', () => undefined);
      if (!namesLoopback(request, SITE_HOSTS)) answerUpgrade(socket, 421, onlyLoopback(request, SITE_HOSTS));
      else if (this.#live === undefined) answerUpgrade(socket, this.#notice.status, this.#notice.text);
      else this.#proxy.upgrade(request, socket, head, this.#live.origin);
    });
  }

  /** @param watch is told of its server @param port which it had before; another one where that is taken */
  static async open(watch: (server: Server) => void, port = 0): Promise<Site> {
    const site = new Site(watch);
    site.#server.listen(port, '127.0.0.1');
    try {
      await once(site.#server, 'listening');
    } catch (error) {
      if (port === 0) throw error;
      return await Site.open(watch);
    }
    return site;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** From now on a new version answers; the one before ends when it has answered what it was asked. */
  moveTo(app: Stoppable): void {
    const before = this.#live ?? this.#paused?.version;
    this.#paused = undefined;
    this.#live = new Version(app);
    before?.retire();
  }

  /** Ends the version that answers, if another could not listen beside it. @returns whether it did */
  async pause(): Promise<boolean> {
    const version = this.#live;
    if (version?.app.pause === undefined) return false;
    this.#live = undefined;
    this.#notice = { status: 503, text: BETWEEN_VERSIONS };
    this.#paused = { version, start: await version.app.pause() };
    return true;
  }

  /** Starts again what was ended for another version. @returns undefined where nothing was @throws what its start throws */
  async resume(): Promise<RunningApp | undefined> {
    if (this.#paused === undefined) return undefined;
    const { version, start } = this.#paused;
    const again = await start();
    const stop = (): void => {
      again.stop();
      version.app.stop();
    };
    this.#paused = undefined;
    this.#live = new Version({ ...again, stop });
    // Meanwhile it was closed.
    if (!this.#server.listening) stop();
    return again;
  }

  /** A build failed. Visitors see why only where nothing has been live. @param why may hold anything but secrets */
  showFailure(why: string): void {
    if (this.#notice.status === 503) this.#notice = { status: 503, text: `${NOTHING_LIVE}\n\n${safeText(why)}` };
  }

  /** The app that answers has ended. @param why may hold anything but secrets */
  showEnd(why: string): void {
    (this.#live ?? this.#paused?.version)?.retire();
    this.#live = undefined;
    this.#paused = undefined;
    this.#notice = { status: 502, text: `The app does not answer.\n\n${safeText(why)}` };
  }

  close(): void {
    (this.#live ?? this.#paused?.version)?.retire();
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/**
 * Node asks it what becomes of a request to upgrade: any but one to websocket is an ordinary request, as a server may
 * ignore it (RFC 9110, section 7.8). `shouldUpgradeCallback` does that from Node 24.9 on.
 */
class SiteRequest extends IncomingMessage {
  private asks: unknown;

  get upgrade(): boolean {
    const isWebSocket = this.method === 'GET' && this.headers.upgrade?.toLowerCase() === 'websocket';
    return this.asks === true && (isWebSocket || this.method === 'CONNECT');
  }

  set upgrade(asks: unknown) {
    this.asks = asks;
  }
}

/** What a site needs of an app. */
type Stoppable = Pick<RunningApp, 'origin' | 'stop' | 'pause'>;

/** A version of an app, and the requests that it is answering. */
class Version {
  #running = 0;
  #retired = false;

  constructor(readonly app: Stoppable) {}

  get origin(): string {
    return this.app.origin;
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
