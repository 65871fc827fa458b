import { evenDates } from '../../../../src/shared/clock.ts';

/**
 * Milliseconds since 1970, moved forward on demand so that nobody has to wait for a build. Starts from the machine's date
 * and runs on evenly: a machine whose clock jumps changes neither a duration nor the order of builds. Linux stops it while the
 * machine sleeps: dates are then past ones, until a reset.
 */
export class Clock {
  #ahead = 0;
  #time: () => number;

  /** @param source for tests, in place of the machine's clock */
  constructor(private readonly source?: () => number) {
    this.#time = source ?? evenDates();
  }

  now(): number {
    return this.#time() + this.#ahead;
  }

  /** How far it was moved, in milliseconds. */
  get ahead(): number {
    return this.#ahead;
  }

  advance(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  /** Back to the date of the machine, or of its source. */
  reset(): void {
    this.#ahead = 0;
    this.#time = this.source ?? evenDates();
  }
}

/** ISO 8601 in UTC (spec 2.4). */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** As HTTP writes it (RFC 9110 section 5.6.7). */
export function httpDate(milliseconds: number): string {
  return new Date(milliseconds).toUTCString();
}
