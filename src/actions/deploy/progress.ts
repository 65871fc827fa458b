import { formatBytes, formatDuration } from '../../text.ts';

/** An upload that is through before this, in milliseconds, needs no word about its progress. */
const QUIET = 2000;
/** Longest silence, in milliseconds. */
const INTERVAL = 10_000;

/** Says how far a long upload is: at 25, 50 and 75 %, and at least every 10 s while it goes on or stands still. */
export class UploadProgress {
  private readonly start: number;
  private spokeAt: number;
  private quarter = 0;
  private sent = 0;
  private total = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly now: () => number,
    private readonly say: (line: string) => void,
  ) {
    this.start = now();
    this.spokeAt = this.start;
    this.timer = setInterval(() => this.tick(), 1000).unref();
  }

  /** @param sent bytes handed over of `total` */
  update(sent: number, total: number): void {
    this.sent = sent;
    this.total = total;
    const quarter = Math.floor((4 * sent) / total);
    const elapsed = this.now() - this.start;
    if (quarter > this.quarter && quarter < 4 && elapsed >= QUIET) this.speak();
    this.quarter = quarter;
    this.tick();
  }

  /** Says where the upload is when nothing was said for 10 s. */
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
      this.say(`Nothing sent yet (${elapsed})`);
    } else if (this.sent >= this.total) {
      this.say(`All ${formatBytes(this.total)} sent, waiting for the answer (${elapsed})`);
    } else {
      const percent = Math.floor((100 * this.sent) / this.total);
      this.say(`${percent} % sent: ${formatBytes(this.sent)} of ${formatBytes(this.total)} (${elapsed})`);
    }
  }
}
