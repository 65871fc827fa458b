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
