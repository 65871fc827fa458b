import { identify, stateOf } from './processes.ts';

/** How long a platform may outlive those who use it. */
export interface Lifetime {
  /** Minutes without a request; 0 for no limit. */
  readonly idleMinutes: number;
  /** A process without which it is of no use. */
  readonly watchedPid?: number | undefined;
}

/** The last line that a platform writes when it ends by itself. */
export const ENDS = 'The local platform ends.';

/** Milliseconds between two checks. */
const CHECK_INTERVAL_MS = 1000;

/** Calls `check` again and again, as long as the process has something else to do. */
function every(milliseconds: number, check: () => void): void {
  setInterval(check, milliseconds).unref();
}

/**
 * Ends a platform that nobody uses any more: a job that was killed never stops the one it started.
 * @param idleMilliseconds time since the last request
 * @param end called once, with the reason: a sentence, and whether it is that the watched process is gone
 */
export function limitLifetime(
  { idleMinutes, watchedPid }: Lifetime,
  idleMilliseconds: () => number,
  end: (reason: string, isGone: boolean) => void,
  repeat: typeof every = every,
): void {
  const idleLimit = idleMinutes * 60_000;
  const watched = watchedPid === undefined ? undefined : identify(watchedPid);
  if (idleLimit === 0 && watched === undefined) return;
  let ended = false;
  repeat(idleLimit === 0 ? CHECK_INTERVAL_MS : Math.min(CHECK_INTERVAL_MS, Math.max(1, idleLimit)), () => {
    if (ended) return;
    const gone = watched !== undefined && stateOf(watched) === 'gone';
    ended = gone || (idleLimit > 0 && idleMilliseconds() >= idleLimit);
    if (ended) end(gone ? `Process ${watched.pid} is gone.` : `No request came for ${idleMinutes} minutes.`, gone);
  });
}
