/** Milliseconds since 1970, moved forward on demand so that nobody has to wait for a build. */
export class Clock {
  #ahead = 0;

  constructor(private readonly source: () => number = Date.now) {}

  now(): number {
    return this.source() + this.#ahead;
  }

  /** How far it was moved, in milliseconds. */
  get ahead(): number {
    return this.#ahead;
  }

  advance(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  /** Back to the time of its source. */
  reset(): void {
    this.#ahead = 0;
  }
}

/** ISO 8601 in UTC (spec 2.4). */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
