import type { Runner } from '../../../runner/runner.ts';
import { formatDuration } from '../../../shared/format.ts';

/**
 * Waits for something, and shows in place for how long, where people watch a terminal.
 * @param now milliseconds since 1970
 */
export async function showWaiting<Result>(
  { progress }: Pick<Runner, 'progress'>,
  now: () => number,
  wait: () => Promise<Result>,
): Promise<Result> {
  if (progress === undefined) return await wait();
  const began = now();
  const show = (): void => {
    const elapsed = now() - began;
    progress({ text: `Waiting until it is live (${formatDuration(elapsed)})`, done: 0, total: 0, elapsed });
  };
  const timer = setInterval(show, 1000).unref();
  try {
    show();
    return await wait();
  } finally {
    clearInterval(timer);
    progress(undefined);
  }
}
