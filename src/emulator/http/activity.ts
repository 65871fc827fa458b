import type { Server, ServerResponse } from 'node:http';

/** How long nobody has used a server. */
export class Activity {
  #running = 0;
  #last: number;

  /** @param now milliseconds of any clock that is never set back */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.#last = now();
  }

  watch(server: Server): void {
    server.on('request', (_request: unknown, response: ServerResponse) => {
      this.#running += 1;
      // Comes for every answer in the end, those that are cut included.
      response.once('close', () => {
        this.#running -= 1;
        this.#last = this.now();
      });
    });
  }

  /** Milliseconds since the last answer ended, or since the start; 0 while a request is being answered. */
  idleMilliseconds(): number {
    return this.#running > 0 ? 0 : this.now() - this.#last;
  }
}
