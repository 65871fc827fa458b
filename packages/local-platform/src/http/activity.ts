import type { Server, ServerResponse } from 'node:http';

/** How long nobody has used a server. */
export class Activity {
  readonly #running = new Set<ServerResponse>();
  #last: number;

  /** @param now milliseconds of any clock that is never set back */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.#last = now();
  }

  watch(server: Server): void {
    server.on('request', (_request: unknown, response: ServerResponse) => {
      this.#running.add(response);
      // Comes for every answer in the end, those that are cut included.
      response.once('close', () => this.leaveOut(response));
    });
  }

  /** Counts an answer as ended: it goes on for as long as a page is open, whether or not anybody looks at it. */
  leaveOut(response: ServerResponse): void {
    if (this.#running.delete(response)) this.#last = this.now();
  }

  /** Milliseconds since the last answer ended, or since the start; 0 while a request is being answered. */
  idleMilliseconds(): number {
    return this.#running.size > 0 ? 0 : this.now() - this.#last;
  }
}
