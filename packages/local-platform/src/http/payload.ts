import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The bytes of an answer, in whatever form a route gave it. */
export async function buffered(payload: unknown): Promise<Buffer> {
  if (payload === undefined || payload === null) return Buffer.alloc(0);
  if (typeof payload === 'string' || payload instanceof Uint8Array) return Buffer.from(payload);
  if (payload instanceof Readable) return buffer(payload);
  throw new TypeError('An answer is text, bytes or a stream.');
}
