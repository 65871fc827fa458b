import { StopError } from '../errors.ts';
import { safeText } from '../text.ts';
import { createGitHubRunner } from './github.ts';
import type { Runner } from './runner.ts';

/**
 * axios tries these out as it is loaded, although it then sends with node:http, and the first look at one loads the
 * undici inside Node. Nothing here uses them; `@actions/github` brings its own.
 */
const UNUSED_GLOBALS = ['Request', 'Response', 'FormData'];

/**
 * Runs one action as the whole of this process: hands it the runner, turns the runner's cancel signals into one
 * AbortSignal, and ends with the exit code that the action returns.
 *
 * A cancelled step gets SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL (actions/runner, ProcessInvoker).
 */
export async function startAction(action: (runner: Runner) => Promise<number>): Promise<void> {
  for (const name of UNUSED_GLOBALS) Reflect.deleteProperty(globalThis, name);
  const controller = new AbortController();
  const stop = (exitCode: 130 | 143) => (): void =>
    controller.abort(new StopError('cancelled', 'The step was cancelled.', exitCode));
  process.once('SIGINT', stop(130));
  process.once('SIGTERM', stop(143));

  const runner = createGitHubRunner(process.env, controller.signal);
  const exitCode = await action(runner).catch((error: unknown) => {
    // Actions report their own failures; only the reporting itself can fail here (no file for the outputs, say).
    runner.error('The step could not report', safeText(error instanceof Error ? error.message : String(error)));
    return 1;
  });
  // An abandoned socket or timer must not keep the job waiting; stdout is flushed by the callback.
  process.stdout.write('', () => process.exit(exitCode));
}
