import type { ClientRequest } from 'node:http';

/**
 * Holds a request body back while `Expect: 100-continue` waits for its answer (RFC 9110 section 10.1.1). A gate that is
 * not used is open from the start.
 */
export class ExpectGate {
  private resolve: () => void = () => undefined;
  /** The body still waits for an answer: no byte of it has left. */
  isHolding: boolean;
  /** Resolves when the body may be sent, and when the request has ended: nothing waits for ever. */
  readonly opened: Promise<void>;

  constructor(private readonly isUsed: boolean) {
    this.isHolding = isUsed;
    this.opened = isUsed ? new Promise((resolve) => (this.resolve = resolve)) : Promise.resolve();
  }

  /** For the end of the request: nothing waits any longer, and nothing is sent. */
  release(): void {
    this.resolve();
  }

  private open(): void {
    this.isHolding = false;
    this.resolve();
  }

  /** Opens on the answer of the host. */
  follow(request: ClientRequest): void {
    request.on('continue', () => this.open());
    request.on('close', () => this.release());
    // With Expect the head goes out now and the body later; node would hold the head back until the first write.
    if (this.isUsed) request.flushHeaders();
  }

  /** To be called once there is a connection. @param limit how long the host may take to answer, in milliseconds */
  startTimer(limit: number): void {
    if (this.isUsed) setTimeout(() => this.open(), limit).unref();
  }
}
