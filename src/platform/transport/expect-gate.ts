import type { ClientRequest } from 'node:http';

/**
 * Holds a request body back while `Expect: 100-continue` waits for its answer (RFC 9110 section 10.1.1). A gate that is
 * not used is open from the start.
 */
export class ExpectGate {
  private resolve: () => void = () => undefined;
  /** Resolves when the body may be sent, and when the request has ended: nothing waits for ever. */
  readonly opened: Promise<void>;

  constructor(private readonly isUsed: boolean) {
    this.opened = isUsed ? new Promise((resolve) => (this.resolve = resolve)) : Promise.resolve();
  }

  open(): void {
    this.resolve();
  }

  /** Opens on the answer of the host, and when the request ends. */
  follow(request: ClientRequest): void {
    request.on('continue', () => this.open());
    request.on('close', () => this.open());
    // With Expect the head goes out now and the body later; node would hold the head back until the first write.
    if (this.isUsed) request.flushHeaders();
  }

  /** To be called once there is a connection. @param limit how long the host may take to answer, in milliseconds */
  startTimer(limit: number): void {
    if (this.isUsed) setTimeout(() => this.open(), limit).unref();
  }
}
