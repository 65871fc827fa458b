import { StopError } from '../../../shared/errors.ts';
import { safeText } from '../../../shared/safe-text.ts';

/**
 * Waits for a git command no longer than until the step is stopped.
 * @throws the signal's reason; with what git was doing, where the time was up
 */
export async function untilStopped<Result>(
  signal: AbortSignal,
  folder: string,
  args: readonly string[],
  ending: Promise<Result>,
): Promise<Result> {
  return await new Promise<Result>((resolve, reject) => {
    const stop = (): void => reject(reasonOf(signal, folder, args));
    signal.addEventListener('abort', stop, { once: true });
    ending.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function reasonOf({ reason }: AbortSignal, folder: string, [command = '']: readonly string[]): Error {
  if (!(reason instanceof StopError) || reason.code !== 'timeout') return reason as Error;
  const what = `"git ${command}" had not ended in ${safeText(folder)}.`;
  const advice = 'Look for a named pipe in place of a .gitignore, of the file of core.excludesFile or of include.path.';
  return new StopError('timeout', `${reason.message} ${what} ${advice}`, reason.exitCode, 'failed', { cause: reason });
}
