import { Readable } from 'node:stream';
import { StepError } from '../../shared/errors.ts';
import type { RequestPhases } from './request-phases.ts';

/** A request body of known length that can be opened again for a retry. */
export interface RequestBody {
  readonly type: string;
  readonly bytes: number;
  /** What it throws as a `StepError` ends the exchange with that error. */
  readonly open: () => AsyncIterable<Buffer>;
}

/**
 * A body on its way to a socket.
 * @param onProgress called with the number of bytes that the connection has taken so far
 */
export function openBody(body: RequestBody, phases: RequestPhases, onProgress: ((bytes: number) => void) | undefined) {
  const stream = Readable.from(pieces(body, phases, onProgress), { objectMode: false });
  let failure: StepError | undefined;
  stream.on('error', (error) => {
    if (error instanceof StepError) failure ??= error;
  });
  // axios throws an error of its own for a body that cannot be read.
  return { stream, failure: () => failure };
}

/** The body, once it may be sent; `phases` learns of each piece that the socket takes. */
async function* pieces(
  body: RequestBody,
  phases: RequestPhases,
  onProgress: ((bytes: number) => void) | undefined,
): AsyncGenerator<Buffer> {
  let written = 0;
  // What only waits in memory for a connection is no progress. A small body may do so as a whole.
  const report = (): void => {
    if (written > 0 && phases.isConnected) onProgress?.(written);
  };
  void phases.connected.then(report);
  await phases.bodyAllowed;
  for await (const piece of body.open()) {
    written += piece.length;
    if (written === body.bytes) phases.beforeLastByte();
    yield piece;
    phases.advanced();
    report();
  }
}

/** A body that is a JSON document. @param text the document as it is sent */
export function jsonBody(text: string): RequestBody {
  const bytes = Buffer.from(text, 'utf8');
  return {
    type: 'application/json',
    bytes: bytes.length,
    open: async function* () {
      yield bytes;
    },
  };
}
