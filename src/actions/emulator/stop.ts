import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../text.ts';
import type { Services } from '../call-context.ts';
import { FILES, isRunning, signal, STATE } from './process.ts';

/** How long a graceful stop may take before it is ended by force, in milliseconds. */
const GRACE = 5000;
const INTERVAL = 50;
/** Lines of its log that are printed. */
const MOST_LINES = 500;

/**
 * The `post:` part of the emulator action: stops the local platform, prints what it wrote, and removes its files. Never
 * fails a job.
 */
export async function stopEmulatorAction(runner: Runner, { clock }: Services): Promise<number> {
  const folder = runner.state(STATE.folder);
  const pid = Number(runner.state(STATE.pid));
  // The files go last: without them there is nothing to stop, and the number may be another process by now.
  if (folder === '' || !existsSync(folder)) return 0;
  if (Number.isSafeInteger(pid) && pid > 1 && isRunning(pid)) {
    signal(pid, 'SIGTERM');
    const end = clock.now() + GRACE;
    while (isRunning(pid) && clock.now() < end) await clock.sleep(INTERVAL, runner.cancelled).catch(() => undefined);
    if (isRunning(pid)) signal(pid, 'SIGKILL');
    runner.info('The local platform was stopped.');
  }
  const log = path.join(folder, FILES.log);
  if (existsSync(log)) {
    const lines = readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    for (const line of lines.slice(-MOST_LINES)) runner.info(safeText(line));
  }
  rmSync(folder, { recursive: true, force: true });
  return 0;
}
