/** Waits for what cannot be aborted (a lookup) no longer than until the step is stopped. @throws the signal's reason */
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

/**
 * A signal that is aborted after some milliseconds, and keeps no process alive. In place of `AbortSignal.timeout`, which Node
 * 20 collects as garbage when nothing but `AbortSignal.any` refers to it: then the time is never up.
 */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const reason = new DOMException('The time is up.', 'TimeoutError');
  setTimeout(() => controller.abort(reason), milliseconds).unref();
  return controller.signal;
}
