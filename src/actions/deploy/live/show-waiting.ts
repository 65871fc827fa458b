import type { Runner } from '../../../runner/runner.ts';
import { formatDuration } from '../../../text.ts';

/**
 * Does some work, and shows in place for how long, where people look at a terminal.
 * @param now milliseconds since 1970
 */
export async function showWaiting<Result>(
  { progress }: Pick<Runner, 'progress'>,
  now: () => number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (progress === undefined) return await work();
  const began = now();
  const show = (): void => {
    const elapsed = now() - began;
    progress({ text: `Waiting until it is live (${formatDuration(elapsed)})`, done: 0, total: 0, elapsed });
  };
  const timer = setInterval(show, 1000).unref();
  try {
    show();
    return await work();
  } finally {
    clearInterval(timer);
    progress(undefined);
  }
}
