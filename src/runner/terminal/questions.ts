import { createInterface } from 'node:readline';

/**
 * Asks whoever sits at the terminal, on stderr, as stdout is for the result. The terminal itself edits the line, so that Ctrl-C
 * stays a signal.
 * @returns undefined where nobody can answer: not a terminal, or a CI host
 */
export function createQuestions({
  stdin,
  stderr,
  env,
}: Pick<NodeJS.Process, 'stdin' | 'stderr' | 'env'>):
  ((question: string, signal: AbortSignal) => Promise<string | undefined>) | undefined {
  if (!stdin.isTTY || !stderr.isTTY || env['CI']) return undefined;
  return async (question, signal) => {
    signal.throwIfAborted();
    const lines = createInterface({ input: stdin, output: stderr, terminal: false });
    const done = new AbortController();
    try {
      return await new Promise<string | undefined>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: done.signal });
        // Ctrl-D: nothing more is to come.
        lines.once('close', () => resolve(undefined));
        lines.question(question, resolve);
      });
    } finally {
      done.abort();
      lines.close();
    }
  };
}
