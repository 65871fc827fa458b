const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 15_000;
const FACTOR = 1.5;
/** The longest `Retry-After` that a poll waits for, in milliseconds. */
const MAX_RETRY_AFTER_MS = 120_000;

/**
 * Delay before a poll: 2 s, then half as long again each time, up to 15 s; not shorter than the host asks for.
 * @param polls polls made since the last change
 * @param retryAfter what the last answer asked for, in milliseconds
 */
export function pollDelay(polls: number, retryAfter = 0): number {
  const delay = Math.min(MAX_DELAY_MS, Math.round(FIRST_DELAY_MS * FACTOR ** Math.min(polls, 10)));
  return Math.max(delay, Math.min(retryAfter, MAX_RETRY_AFTER_MS));
}
