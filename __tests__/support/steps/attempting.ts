import type { StopError } from '../../../src/shared/errors.ts';
import { withAttempts } from '../../../src/platform/retry/attempts.ts';
import type { AttemptOptions, Retry } from '../../../src/platform/retry/attempts.ts';
import { ExchangeError } from '../../../src/platform/transport/exchange-error.ts';
import type { HttpReply } from '../../../src/platform/transport/exchange.ts';
import { fakeClock } from './fake-clock.ts';

/**
 * Makes calls that meet these outcomes, one after the other; an error is thrown.
 * @param stopReason what the signal is aborted with where an outcome is `stopped`
 * @returns the reply or the error that the attempts ended with, how many were made, and the pauses between them
 */
export async function attempt(
  outcomes: readonly (HttpReply | Error)[],
  overrides: Partial<AttemptOptions> = {},
  stopReason?: StopError,
) {
  const controller = new AbortController();
  const clock = fakeClock({ random: 0.5 });
  const retries: Retry[] = [];
  let made = 0;
  const options: AttemptOptions = {
    kind: 'upload',
    name: { what: 'the upload', origin: 'https://api.example.com' },
    clock,
    signal: controller.signal,
    onRetry: (retry) => void retries.push(retry),
    ...overrides,
  };
  const result = await withAttempts(options, async () => {
    const outcome = outcomes[made];
    made += 1;
    if (outcome === undefined) throw new Error(`call ${made} was not expected`);
    if (outcome instanceof ExchangeError && outcome.kind === 'stopped') controller.abort(stopReason);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }).catch((error: unknown) => error as Error);
  return { result, made, retries, pauses: clock.pauses };
}
