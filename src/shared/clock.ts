/** The one place that reads the machine's clock, which may jump at any moment, and by hours. */

/** Milliseconds for durations and deadlines, by a clock that never jumps. Since when is of no meaning. */
export function monotonicTime(): number {
  return performance.now();
}

/** The machine's date and time, for dates alone. */
export function currentDate(): Date {
  return new Date();
}

/**
 * A clock of dates that runs on evenly from the machine's date, whatever becomes of that: for dates whose order and
 * distance count.
 * @returns reads it: milliseconds since 1970
 */
export function evenDates(): () => number {
  const start = Date.now() - performance.now();
  return () => Math.round(start + performance.now());
}
