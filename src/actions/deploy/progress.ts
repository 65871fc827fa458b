import { formatBytes, formatDuration } from '../../text.ts';

/** What is through before this, in milliseconds, needs no word about its progress. */
const QUIET = 2000;
/** Longest silence, in milliseconds. */
const INTERVAL = 10_000;

/** What comes once all bytes are through. */
const NEXT = { packed: 'finishing the zip', checked: 'finishing the check', sent: 'waiting for the answer' } as const;

/**
 * Says how far packing or sending is where it takes long: at 25, 50 and 75 %, and at least every 10 s while it goes on or
 * stands still.
 */
export class Progress {
  private readonly start: number;
  private spokeAt: number;
  private quarter = 0;
  private done = 0;
  private total = 0;
  private readonly timer: NodeJS.Timeout;

  /** @param verb what happens to the bytes */
  constructor(
    private readonly verb: keyof typeof NEXT,
    private readonly now: () => number,
    private readonly say: (line: string) => void,
  ) {
    this.start = now();
    this.spokeAt = this.start;
    this.timer = setInterval(() => this.tick(), 1000).unref();
  }

  /** @param done bytes of `total` */
  update(done: number, total: number): void {
    this.done = done;
    this.total = total;
    const quarter = Math.floor((4 * done) / total);
    const elapsed = this.now() - this.start;
    if (quarter > this.quarter && quarter < 4 && elapsed >= QUIET) this.speak();
    this.quarter = quarter;
    this.tick();
  }

  /** Says where it is when nothing was said for 10 s. */
  tick(): void {
    if (this.now() - this.spokeAt >= INTERVAL) this.speak();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private speak(): void {
    this.spokeAt = this.now();
    const elapsed = formatDuration(this.spokeAt - this.start);
    if (this.total === 0) {
      this.say(`Nothing ${this.verb} yet (${elapsed})`);
    } else if (this.done >= this.total) {
      this.say(`All ${formatBytes(this.total)} ${this.verb}, ${NEXT[this.verb]} (${elapsed})`);
    } else {
      const percent = Math.floor((100 * this.done) / this.total);
      this.say(`${percent} % ${this.verb}: ${formatBytes(this.done)} of ${formatBytes(this.total)} (${elapsed})`);
    }
  }
}
