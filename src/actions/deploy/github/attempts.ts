import type { Clock } from '../../../platform/retry/attempts.ts';
import type { GitHubAnswer } from '../../../runner/github-calls.ts';

const MAX_ATTEMPTS = 3;
const DELAYS_MS = [1000, 3000] as const;
/** The longest that a deploy waits for GitHub's sake, in milliseconds. */
const MAX_RETRY_AFTER_MS = 30_000;

export interface AttemptContext {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Makes a call up to three times. Never throws: what the signal ends is a failed call.
 * @param isRepeatable whether it does no harm to do it twice; if not, only a call that a rate limit refused is repeated
 */
export async function withGitHubAttempts<Value>(
  isRepeatable: boolean,
  { clock, signal }: AttemptContext,
  call: (signal: AbortSignal) => Promise<GitHubAnswer<Value>>,
): Promise<GitHubAnswer<Value>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call(signal);
    if (answer.kind === 'value' || !answer.isTemporary || attempt === MAX_ATTEMPTS) return answer;
    if (answer.kind !== 'busy' && !isRepeatable) return answer;
    const { retryAfter = 0 } = answer;
    if (retryAfter > MAX_RETRY_AFTER_MS) {
      const seconds = Math.ceil(retryAfter / 1000);
      return { ...answer, reason: `${answer.reason}; it asks to wait ${seconds} s, which is too long for an extra` };
    }
    try {
      await clock.sleep(Math.max(retryAfter, DELAYS_MS[attempt - 1] ?? 0), signal);
    } catch {
      return answer;
    }
  }
}
