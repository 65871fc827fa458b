import { StopError } from '../shared/errors.ts';
import { LIMIT_TITLE, limitOf } from '../shared/limits.ts';
import { safeText } from '../shared/text/safe-text.ts';
import { moreAbout } from '../shared/troubleshooting.ts';
import { createGitHubRunner } from './github/github.ts';
import type { Runner } from './runner.ts';

/** How long a step that met a defect may take to end and report. */
const REPORTING_TIME_MS = 10_000;

/**
 * Signals that cancel a step, with its exit code. SIGHUP comes when a terminal is closed. Windows has no SIGTERM:
 * Ctrl+Break is SIGBREAK there, which no other system has.
 */
const CANCEL_SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 143],
  ['SIGBREAK', 143],
] as const;

/** Lets the next signal end this process at once: for one that was cancelled and has reported. */
export function restoreSignals(): void {
  for (const [signal] of CANCEL_SIGNALS) process.removeAllListeners(signal);
}

/**
 * Runs one action as the whole of this process, as a step of GitHub Actions.
 *
 * A cancelled step gets SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL; on Windows Ctrl+C, Ctrl+Break, and then it is
 * ended (actions/runner, ProcessInvoker).
 */
export async function startAction(action: (runner: Runner) => Promise<number>): Promise<void> {
  await runProcess(process.stdout, (cancelled) => createGitHubRunner(process.env, cancelled), action);
}

/** What Node itself prints for NODE_DEBUG has the headers of requests, credentials included. */
function redactStderr(runner: Runner): void {
  const { stderr } = process;
  const write = stderr.write.bind(stderr) as (chunk: unknown, ...rest: unknown[]) => boolean;
  stderr.write = (chunk: unknown, ...rest: unknown[]) =>
    write(typeof chunk === 'string' ? runner.redact(chunk) : chunk, ...rest);
}

/**
 * Runs one action as the whole of this process: gives it the runner, turns cancel signals into one AbortSignal, and
 * ends with the exit code that the action returns.
 * @param log where the runner writes its log
 */
export async function runProcess(
  log: NodeJS.WriteStream,
  createRunner: (cancelled: AbortSignal) => Runner,
  action: (runner: Runner) => Promise<number>,
): Promise<void> {
  const controller = new AbortController();
  const stop = (message: string, exitCode: 1 | 130 | 143): void =>
    controller.abort(new StopError('cancelled', message, exitCode));
  const runner = createRunner(controller.signal);
  if (process.env['NODE_DEBUG']) redactStderr(runner);
  const cancelled = `The ${runner.terms.unit} was cancelled.`;
  // Not once: without a listener the second signal would end the process at once, before it has reported.
  for (const [signal, exitCode] of CANCEL_SIGNALS) process.on(signal, () => stop(cancelled, exitCode));
  let logError: NodeJS.ErrnoException | undefined;
  // Without a listener a log that cannot be written (a full disk, a runner that has gone) would end the process.
  log.on('error', (error: NodeJS.ErrnoException) => {
    // `2>&1 | head`: whoever reads the log of a command has seen enough. With a step, the runner itself has gone.
    if (error.code === 'EPIPE' && runner.terms.unit === 'command') return;
    logError ??= error;
    stop(`The log cannot be written (${safeText(error.code ?? error.message)}).`, 1);
  });
  // A defect in a timer or an event: without a listener it would print a raw stack, and leave files and outputs behind.
  process.on('uncaughtException', (error: unknown) => {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    runner.debug(stack);
    controller.abort(new StopError('internal', `${safeText(name)}: ${safeText(message)}`, 1));
    setTimeout(() => process.exit(1), REPORTING_TIME_MS).unref();
  });
  const exitCode = await action(runner).catch((error: unknown) => {
    // Actions report their own failures; only the reporting itself can fail here, and the load of an action.
    const limit = limitOf(error);
    if (limit === undefined) {
      runner.error('The step could not report', safeText(error instanceof Error ? error.message : String(error)));
      runner.info(moreAbout('The step could not report', runner));
    } else {
      runner.error(LIMIT_TITLE, limit.message);
      runner.info(moreAbout(LIMIT_TITLE, runner));
    }
    return 1;
  });
  // An abandoned socket or timer must not keep the job waiting; the log is flushed by the callback.
  log.write('', () => process.exit(exitCode === 0 && logError !== undefined ? 1 : exitCode));
}
