import type { Details } from '#local-platform';
import { readBuildLog } from '../../platform/api/local/control.ts';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { Services } from '../step/call-context.ts';

/** How often to read what is new, in milliseconds. */
const POLL_INTERVAL_MS = 500;

/**
 * Prints what the build of a rehearsal and its app write, as it comes. What cannot be read is left out: the deploy itself
 * says what becomes of the build.
 * @returns prints what is left, and ends it
 */
export function followBuildLog(
  details: Details,
  runner: Pick<Runner, 'info'>,
  { clock }: Services,
): () => Promise<void> {
  const ended = new AbortController();
  const uncancelled = new AbortController().signal;
  const control = { url: new URL(details['control-url']), token: details['control-token'] };
  const follow = async (): Promise<void> => {
    let lineCount = 0;
    for (;;) {
      const isLast = ended.signal.aborted;
      const part = await readBuildLog(control, lineCount, uncancelled).catch(() => undefined);
      for (const line of part?.lines ?? []) runner.info(`  ${safeText(line)}`);
      lineCount = part?.lineCount ?? lineCount;
      if (isLast) return;
      await clock.sleep(POLL_INTERVAL_MS, ended.signal).catch(() => undefined);
    }
  };
  const following = follow();
  return async () => {
    ended.abort();
    await following;
  };
}
