/**
 * Writes to stdout and waits until it is through.
 * @returns why that failed. A reader that has gone is not a failure: it wanted no more
 */
export async function writeResult(stdout: NodeJS.WriteStream, text: string): Promise<string | undefined> {
  // Node reports the same error to both; without a listener it would end the process.
  stdout.on('error', () => {});
  const error = await new Promise<NodeJS.ErrnoException | null | undefined>((resolve) => {
    stdout.write(text, resolve);
  });
  return error === null || error === undefined || error.code === 'EPIPE' ? undefined : (error.code ?? error.message);
}

/** Writes lines to stderr where no runner can: before there is one. */
export function writeError(stderr: NodeJS.WriteStream, lines: readonly string[]): void {
  // A reader that has gone must not change the exit code.
  stderr.on('error', () => {});
  stderr.write(lines.map((line) => `${line}\n`).join(''));
}
