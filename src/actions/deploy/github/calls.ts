import type { Clock } from '../../../platform/retry/attempts.ts';
import type { GitHubAnswer } from '../../../runner/github-calls.ts';

const MAX_ATTEMPTS = 3;
const DELAYS_MS = [1000, 3000] as const;
/** The longest that calls to GitHub may take together, each time that there is something to ask or to tell. */
const GITHUB_TIME_MS = 15_000;

/** The time that some calls to GitHub may take together. */
export interface GitHubTime {
  readonly clock: Clock;
  /** Ends a call or a pause when the time is over. */
  readonly signal: AbortSignal;
  /** When it is over, by the clock; a longer pause is not begun. */
  readonly end: number;
}

/** Time that begins now. @param most in milliseconds, where less is left than usual */
export function timeForGitHub(clock: Clock, most = GITHUB_TIME_MS): GitHubTime {
  const milliseconds = Math.ceil(Math.min(GITHUB_TIME_MS, most));
  return { clock, signal: AbortSignal.timeout(milliseconds), end: clock.now() + milliseconds };
}

/**
 * Makes a call up to three times. Never throws: what the signal ends is a failed call.
 * @param isRepeatable whether it does no harm to do it twice; if not, only a call that a rate limit refused is repeated
 */
export async function withGitHubAttempts<Value>(
  isRepeatable: boolean,
  { clock, signal, end }: GitHubTime,
  call: (signal: AbortSignal) => Promise<GitHubAnswer<Value>>,
): Promise<GitHubAnswer<Value>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call(signal);
    if (answer.kind === 'value' || !answer.isTemporary || attempt === MAX_ATTEMPTS) return answer;
    if (answer.kind !== 'busy' && !isRepeatable) return answer;
    const { retryAfter = 0 } = answer;
    const pause = Math.max(retryAfter, DELAYS_MS[attempt - 1] ?? 0);
    if (clock.now() + pause > end) {
      if (retryAfter === 0) return answer;
      const seconds = Math.ceil(retryAfter / 1000);
      return { ...answer, reason: `${answer.reason}; it asks to wait ${seconds} s, which is too long for an extra` };
    }
    try {
      await clock.sleep(pause, signal);
    } catch {
      return answer;
    }
  }
}
