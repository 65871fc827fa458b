import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../text.ts';
import type { Services } from '../call-context.ts';
import { FILES, isRunning, STATE } from './process.ts';

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
  if (Number.isSafeInteger(pid) && pid > 1 && isRunning(pid)) {
    process.kill(pid, 'SIGTERM');
    const end = clock.now() + GRACE;
    while (isRunning(pid) && clock.now() < end) await clock.sleep(INTERVAL, runner.cancelled).catch(() => undefined);
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    runner.info('The local platform was stopped.');
  }
  const log = path.join(folder, FILES.log);
  if (folder !== '' && existsSync(log)) {
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    for (const line of lines.slice(-MOST_LINES)) runner.info(safeText(line));
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}
