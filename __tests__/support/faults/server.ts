import { createServer as createPlainServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll } from '@jest/globals';
import { SELF_SIGNED } from '../servers/certificate.ts';
import { httpReply } from '../servers/socket-server.ts';

/** One connection as a fault sees it. Bodies are counted, not kept: they are large. */
export class Peer {
  /** Request line and header lines; empty until they are in. */
  head = '';
  /** Body bytes so far. */
  received = 0;
  private start = Buffer.alloc(0);
  private waiting: { readonly isDone: () => boolean; readonly resolve: () => void }[] = [];

  constructor(
    readonly socket: Socket,
    /** Number of the connection, from 1. */
    readonly number: number,
    /** The connection below TLS, where there is TLS. */
    private readonly raw: Socket,
  ) {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => this.take(chunk));
  }

  get length(): number {
    return Number(/^content-length: (\d+)$/im.exec(this.head)?.[1] ?? 0);
  }

  get isWhole(): boolean {
    return this.head !== '' && this.received >= this.length;
  }

  /** Resolves when the head of the request is in; never, if the client goes away first. */
  async headIn(): Promise<void> {
    await this.until(() => this.head !== '');
  }

  /** Lets the body come, and resolves when so much of it is in; all of it unless given. */
  async bodyIn(bytes = Infinity): Promise<void> {
    await this.headIn();
    if (/^expect: 100-continue$/im.test(this.head)) this.socket.write('HTTP/1.1 100 Continue\r\n\r\n');
    await this.restIn(bytes);
  }

  /** As `bodyIn`, without a word to a client that asked. */
  async restIn(bytes = Infinity): Promise<void> {
    await this.until(() => this.head !== '' && this.received >= Math.min(bytes, this.length));
  }

  /** A complete reply, then the end of the connection. */
  reply(status: number, body = '', headers: Readonly<Record<string, string>> = {}): void {
    this.socket.end(httpReply(status, body, headers));
  }

  /** RST instead of FIN: the client gets ECONNRESET or EPIPE. */
  reset(): void {
    this.raw.resetAndDestroy();
  }

  private take(chunk: Buffer): void {
    if (this.head === '') {
      this.start = Buffer.concat([this.start, chunk]);
      const end = this.start.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.head = this.start.subarray(0, end).toString('latin1');
      this.received = this.start.length - end - 4;
    } else {
      this.received += chunk.length;
    }
    const done = this.waiting.filter(({ isDone }) => isDone());
    this.waiting = this.waiting.filter((wait) => !done.includes(wait));
    for (const { resolve } of done) resolve();
  }

  private async until(isDone: () => boolean): Promise<void> {
    if (!isDone()) await new Promise<void>((resolve) => this.waiting.push({ isDone, resolve }));
  }
}

/** What a server does with one connection. */
export type Fault = (peer: Peer) => void | Promise<void>;

export interface FaultServer {
  readonly port: number;
  readonly origin: string;
  /** Every connection in order, whether a request came over it or not. */
  readonly peers: Peer[];
  /** Connections, handshakes that failed among them. */
  readonly connections: () => number;
  readonly close: () => void;
}

const open = new Set<() => void>();
afterAll(() => {
  for (const close of open) close();
});

/**
 * A server on a bare socket that does with each connection what `fault` says. Not `socketServer`: faults wait for so many
 * bytes and act in turn, over TLS too, on connections half closed; and their bodies are counted, not kept.
 */
export async function faultServer(fault: Fault, { tls = false, certificate = SELF_SIGNED } = {}): Promise<FaultServer> {
  const peers: Peer[] = [];
  const sockets = new Map<number | undefined, Socket>();
  let connections = 0;
  const serve = (socket: Socket): void => {
    const peer = new Peer(socket, peers.length + 1, sockets.get(socket.remotePort) ?? socket);
    peers.push(peer);
    // A fault that fails is a defect of the test: it shows as a client that waits for nothing.
    void (async () => await fault(peer))();
  };
  // allowHalfOpen: only the fault decides when a connection ends.
  const server: Server = tls
    ? createTlsServer({ ...certificate, allowHalfOpen: true }, serve)
    : createPlainServer({ allowHalfOpen: true }, serve);
  // Before those of node, which begin the handshake.
  server.prependListener('connection', (socket: Socket) => {
    connections += 1;
    // As every web server does. Else a reply may wait in the kernel for an acknowledgement, and a reset throws it away.
    socket.setNoDelay(true);
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => {
      if (sockets.get(remotePort) === socket) sockets.delete(remotePort);
    });
    socket.on('end', () => socket.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    open.delete(close);
    for (const socket of sockets.values()) socket.destroy();
    server.close();
  };
  open.add(close);
  return {
    port,
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    peers,
    connections: () => connections,
    close,
  };
}
