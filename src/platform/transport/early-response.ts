import type { Socket } from 'node:net';

/** How long the response may take on a connection that no longer takes a byte, in milliseconds. */
const GRACE_MS = 1000;

type WriteCallback = (error?: Error | null) => void;

/** What every stream has that can be written to (node's documentation, "Implementing a writable stream"). */
interface Writer {
  readonly _write: (chunk: unknown, encoding: BufferEncoding, done: WriteCallback) => void;
  readonly _writev: (chunks: { chunk: unknown; encoding: BufferEncoding }[], done: WriteCallback) => void;
}

/**
 * Reads the response of a host that refuses in the middle of a body and may then reset the connection. Node gives a socket
 * up as soon as a write fails, with the response still unread in the kernel. Here the failure of a write is held back
 * until reading has come to an end of its own: with the response, with the end of the connection, or with an error.
 */
export function readEarlyResponse(socket: Socket): void {
  const { _write: write, _writev: writev } = socket as unknown as Writer;
  const held =
    (done: WriteCallback): WriteCallback =>
    (error) => {
      if (!isClosedThere(error) || socket.readableEnded || socket.destroyed) return done(error);
      const timer = setTimeout(() => done(error), GRACE_MS);
      socket.once('close', () => clearTimeout(timer));
    };
  const patient: Writer = {
    _write: (chunk, encoding, done) => write.call(socket, chunk, encoding, held(done)),
    _writev: (chunks, done) => writev.call(socket, chunks, held(done)),
  };
  Object.assign(socket, patient);
}

/** The other side takes no more. After other failures, as those of a handshake, no response comes. */
function isClosedThere(error: Error | null | undefined): boolean {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'EPIPE' || code === 'ECONNRESET';
}
