import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll } from '@jest/globals';

/** One request as it came over the socket. */
export interface SocketRequest {
  /** Request line and header lines. */
  readonly head: string;
  /** Body bytes received so far. */
  body: Buffer;
}

export interface SocketServer {
  readonly origin: string;
  readonly requests: SocketRequest[];
  /** Connections opened, requests or not. */
  readonly connections: () => number;
}

/** What a server does with a request once its head, or its whole body, is in. */
export interface Script {
  readonly onHead?: (socket: Socket, request: SocketRequest) => void;
  readonly onBody?: (socket: Socket, request: SocketRequest) => void;
}

/**
 * A complete HTTP/1.1 reply; the connection is closed after it.
 * @param body a string as it is, anything else as JSON
 */
export function httpReply(status: number, body: unknown = '', headers: Readonly<Record<string, string>> = {}): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const lines = Object.entries({
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
    ...headers,
  });
  return `HTTP/1.1 ${status} Test\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`;
}

const open: (() => void)[] = [];
afterAll(() => {
  for (const close of open.splice(0)) close();
});

/**
 * A server on a bare socket, which can do what an HTTP library never would: answer early, cut, reset, stall. Answers
 * `Expect: 100-continue` with 100 unless `onHead` is given.
 */
export async function socketServer(script: Script): Promise<SocketServer> {
  const requests: SocketRequest[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    let request: SocketRequest | undefined;
    let answered = false;
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (request === undefined) {
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        request = { head: received.subarray(0, end).toString('latin1'), body: Buffer.alloc(0) };
        requests.push(request);
        received = received.subarray(end + 4);
        if (script.onHead !== undefined) script.onHead(socket, request);
        else if (/^expect: 100-continue$/im.test(request.head)) socket.write('HTTP/1.1 100 Continue\r\n\r\n');
      }
      request.body = received;
      const length = Number(/^content-length: (\d+)$/im.exec(request.head)?.[1] ?? 0);
      if (received.length >= length && !answered) {
        answered = true;
        script.onBody?.(socket, request);
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

/** What a server answers one request with; undefined resets the connection, null leaves it open without an answer. */
export type Answer = string | undefined | null;

/** A server that reads each request to its end and then answers as it is told. */
export async function answering(answer: (request: SocketRequest, number: number) => Answer): Promise<SocketServer> {
  const server: SocketServer = await socketServer({
    onBody: (socket, request) => {
      const reply = answer(request, server.requests.length);
      if (reply === undefined) socket.resetAndDestroy();
      else if (reply !== null) socket.end(reply);
    },
  });
  return server;
}

/** A server that answers with one status and body, whatever comes. */
export async function always(
  status: number,
  body: unknown = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<SocketServer> {
  return await answering(() => httpReply(status, body, headers));
}

/** Nothing listens here. A port that was free a moment ago could be somebody else's by now. */
export const CLOSED_ORIGIN = 'http://127.0.0.1:1';
