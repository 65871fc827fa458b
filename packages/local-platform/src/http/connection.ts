import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a refused client may go on sending before its connection is cut. */
const LINGER_MS = 5000;

/** Requests that wait for `100 Continue` before they send their body. */
const waiting = new WeakSet<IncomingMessage>();

/**
 * Takes `Expect: 100-continue` away from Node, which would let every body come: here the request goes through the
 * same checks as any other first, and `acceptBody` is called by whoever wants to read the body.
 */
export function holdBackContinue(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request);
    server.emit('request', request, response);
  });
}

/** Sends `100 Continue` to a client that waits for it, once. */
export function acceptBody(request: IncomingMessage, response: ServerResponse): void {
  if (waiting.delete(request)) response.writeContinue();
}

/** Whether the request has a body that was not read to its end. */
export function hasUnreadBody(request: IncomingMessage): boolean {
  const announced =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  return announced && !request.complete;
}

/**
 * Makes sure that an answer given before the whole body was read arrives. Closing at once would send a reset as soon
 * as more of the body came in, and a reset can overtake the answer: so our side is closed, and what still comes is
 * thrown away until the client closes too.
 */
export function closeGently(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  // Node calls this method to close a connection after its last answer.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  response.once('finish', () => {
    request.unpipe();
    request.resume();
  });
}

/**
 * Watches the connections of a server: clients open some before they need them (browsers, pools), and Node lets one end as idle
 * only after its first request.
 * @returns cuts those on which nothing came
 */
export function watchUnused(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
}

/** Cuts a connection with a reset (RST), as a crash or a firewall does. */
export function reset(socket: Socket): void {
  socket.resetAndDestroy();
}
