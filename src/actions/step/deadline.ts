import { StopError } from '../../shared/errors.ts';

/** What ends the work of a step early: the runner, or the time that is up. */
export interface Deadline {
  /** Aborted with a `StopError`. */
  readonly signal: AbortSignal;
  /** The clock of `timeout-minutes` runs from here. */
  readonly start: (minutes: number) => void;
  readonly stop: () => void;
}

/**
 * @param cancelled the runner's own signal
 * @param unit what takes too long: `step`
 */
export function createDeadline(cancelled: AbortSignal, unit: string): Deadline {
  const expiry = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: AbortSignal.any([cancelled, expiry.signal]),
    start: (minutes) => {
      const message = `The ${unit} took longer than "timeout-minutes" allows (${minutes}).`;
      timer = setTimeout(() => expiry.abort(new StopError('timeout', message, 1)), minutes * 60_000);
    },
    stop: () => clearTimeout(timer),
  };
}
