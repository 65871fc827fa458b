/**
 * Waits for what cannot be aborted (a lookup) no longer than until the step is stopped.
 * @throws the signal's reason
 */
export async function unlessStopped<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  // It has begun: a failure that nobody waits for any more must not end the process.
  work.catch(() => undefined);
  signal.throwIfAborted();
  return await new Promise<Result>((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
