/** How long the output of a program is read after its exit, in milliseconds: what it left running may hold it for ever. */
const GRACE_MS = 2000;

/** What is used of a process of Node. */
interface Child {
  once(event: 'exit' | 'close', listener: () => void): unknown;
  readonly stdout: { destroy(): unknown } | null;
  readonly stderr: { destroy(): unknown } | null;
}

/**
 * Makes sure that a child which has ended is closed, too (the event `close`, for which `execFile` waits as well), even
 * where a program that it left running holds its output.
 * @param onHeld called where one does, before its output is no longer read
 */
export function boundOutput(child: Child, onHeld: () => void = () => undefined): void {
  child.once('exit', () => {
    const timer = setTimeout(() => {
      onHeld();
      child.stdout?.destroy();
      child.stderr?.destroy();
    }, GRACE_MS);
    // What is held keeps this process alive until then anyway.
    timer.unref();
    child.once('close', () => clearTimeout(timer));
  });
}
