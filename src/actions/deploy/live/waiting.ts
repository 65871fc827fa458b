import type { Runner } from '../../../runner/runner.ts';
import { formatDuration } from '../../../shared/text/format.ts';
import type { Instant } from '../../../shared/clock.ts';

/** How long nothing may change before a line says that the step still waits. */
const QUIET_MS = 60_000;

/** What a line of the log is made of. */
export interface Standing {
  /** For a change. */
  readonly text: string;
  /** For each minute without one. */
  readonly still: string;
}

/** Logs where a build stands: at each change, and each minute without one. Each line has the time since it began. */
export class WaitLog {
  private readonly began: Instant;
  private loggedAt: Instant;
  /** What changed last. */
  latest = 'Nothing was read yet';

  /** @param isShownInPlace whether people see in place for how long it waits: then only a change is worth a line */
  constructor(
    private readonly log: (line: string) => void,
    private readonly now: () => Instant,
    private readonly isShownInPlace = false,
  ) {
    this.began = now();
    this.loggedAt = this.began;
  }

  write({ text, still }: Standing): void {
    const time = this.now();
    const isChange = text !== this.latest;
    if (!isChange && (this.isShownInPlace || time - this.loggedAt < QUIET_MS)) return;
    this.log(`${isChange ? text : still} (${formatDuration(time - this.began)})`);
    this.latest = text;
    this.loggedAt = time;
  }
}

/**
 * Waits for something, and shows in place for how long, where people watch a terminal.
 * @param wait is given what shows what happens just now; empty where that is not known
 */
export async function showWaiting<Result>(
  { progress }: Pick<Runner, 'progress'>,
  now: () => Instant,
  wait: (showDoing: (what: string) => void) => Promise<Result>,
): Promise<Result> {
  if (progress === undefined) return await wait(() => undefined);
  let doing = '';
  const began = now();
  const show = (): void => {
    const elapsed = now() - began;
    const text = `Waiting until it is live (${formatDuration(elapsed)})${doing === '' ? '' : `: ${doing}`}`;
    progress({ text, done: 0, total: 0, elapsed });
  };
  const timer = setInterval(show, 1000).unref();
  try {
    show();
    return await wait((what) => {
      doing = what;
      show();
    });
  } finally {
    clearInterval(timer);
    progress(undefined);
  }
}
