import type { Runner } from '../../runner/runner.ts';
import { formatBytes, formatDuration } from '../../shared/text/format.ts';
import type { Instant } from '../../shared/clock.ts';

/** No progress line before this. */
const QUIET_MS = 3000;
/** From then on one line in this time. */
const LOG_INTERVAL_MS = 10_000;
/** Smallest body with a pace worth a line. A smaller one may fit into the buffer of the socket. */
const MIN_PACED_BYTES = 1_000_000;

/** What comes once all bytes are through. */
const NEXT = { packed: 'finishing the zip', checked: 'finishing the check', sent: 'waiting for the answer' } as const;

/**
 * Logs how far packing or sending is where it takes long, whether it goes on or stands still. A runner with a progress
 * line shows all of it there instead.
 */
export class Progress {
  private readonly start: Instant;
  private nextAt: Instant;
  private done = 0;
  private total = 0;
  /** When the first bytes were through, and how many; another attempt restarts. */
  private first: { readonly at: Instant; readonly bytes: number } = { at: 0, bytes: 0 };
  private lastAt: Instant = 0;
  private readonly timer: NodeJS.Timeout;

  /** @param verb what happens to the bytes */
  constructor(
    private readonly verb: keyof typeof NEXT,
    private readonly now: () => Instant,
    private readonly runner: Pick<Runner, 'info' | 'progress'>,
  ) {
    this.start = now();
    this.nextAt = this.start + QUIET_MS;
    this.timer = setInterval(() => this.tick(), 1000).unref();
  }

  /** @param done bytes of `total` */
  update(done: number, total: number): void {
    this.lastAt = this.now();
    if (this.done === 0 || done < this.done) this.first = { at: this.lastAt, bytes: done };
    this.done = done;
    this.total = total;
    this.tick();
  }

  /** Another attempt: nothing of it is through yet. */
  restart(): void {
    this.done = 0;
    this.total = 0;
    this.tick();
  }

  /** Logs where it is, when it is time to; shows it always. */
  tick(): void {
    const now = this.now();
    const elapsed = now - this.start;
    const text = `${this.describe()} (${formatDuration(elapsed)})`;
    if (this.runner.progress !== undefined) {
      this.runner.progress({ text, done: this.done, total: this.total, elapsed });
    } else if (now >= this.nextAt) {
      this.nextAt = now + LOG_INTERVAL_MS;
      this.runner.info(text);
    }
  }

  stop(): void {
    clearInterval(this.timer);
    this.runner.progress?.(undefined);
  }

  /** `34.0 MB at 12.3 MB/s`, from the first byte to the last of the last attempt; undefined for what is small. */
  pace(): string | undefined {
    const milliseconds = this.lastAt - this.first.at;
    if (this.done < MIN_PACED_BYTES || milliseconds <= 0) return undefined;
    const perSecond = (1000 * (this.done - this.first.bytes)) / milliseconds;
    return `${formatBytes(this.done)} at ${(perSecond / 1e6).toFixed(1)} MB/s`;
  }

  private describe(): string {
    const { verb, done, total } = this;
    if (total === 0) return `Nothing ${verb} yet`;
    if (done >= total) return `All of it ${verb}, ${NEXT[verb]}`;
    const percent = Math.floor((100 * done) / total);
    return `${percent} % ${verb}: ${formatBytes(done)} of ${formatBytes(total)}`;
  }
}
