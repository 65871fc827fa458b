import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll } from '@jest/globals';

/** One request as it came over the socket. */
export interface RawRequest {
  /** Request line and header lines. */
  readonly head: string;
  /** Body bytes received so far. */
  body: Buffer;
}

export interface RawServer {
  readonly origin: string;
  readonly requests: RawRequest[];
  /** Connections opened, requests or not. */
  readonly connections: () => number;
}

/** What a server does with a request once its head, or its whole body, is in. */
export interface RawBehaviour {
  readonly onHead?: (socket: Socket, request: RawRequest) => void;
  readonly onBody?: (socket: Socket, request: RawRequest) => void;
}

/** A complete HTTP/1.1 reply; the connection is closed after it. */
export function rawReply(status: number, body = '', headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
    ...headers,
  });
  return `HTTP/1.1 ${status} Test\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

const open: (() => void)[] = [];
afterAll(() => {
  for (const close of open.splice(0)) close();
});

/**
 * A server on a bare socket, which can do what an HTTP library never would: answer early, cut, reset, stall. Answers
 * `Expect: 100-continue` with 100 unless `onHead` is given.
 */
export async function rawServer(behaviour: RawBehaviour): Promise<RawServer> {
  const requests: RawRequest[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    let request: RawRequest | undefined;
    let answered = false;
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (request === undefined) {
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        request = { head: received.subarray(0, end).toString('latin1'), body: Buffer.alloc(0) };
        requests.push(request);
        received = received.subarray(end + 4);
        if (behaviour.onHead !== undefined) behaviour.onHead(socket, request);
        else if (/^expect: 100-continue$/im.test(request.head)) socket.write('HTTP/1.1 100 Continue\r\n\r\n');
      }
      request.body = received;
      const length = Number(/^content-length: (\d+)$/im.exec(request.head)?.[1] ?? 0);
      if (received.length >= length && !answered) {
        answered = true;
        behaviour.onBody?.(socket, request);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests, connections: () => connections };
}
