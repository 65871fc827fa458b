import { program as localPlatform } from '#local-platform';
import { FILES } from '../../../packages/local-platform/__tests__/for-root-tests.ts';
import { STATE } from '../../../src/actions/emulator/state.ts';
import { stopEmulatorAction } from '../../../src/actions/emulator/stop.ts';
import type { Runner } from '../../../src/runner/runner.ts';
import { fakeClock } from '../steps/fake-clock.ts';
import { makeFolder, plant } from '../git/folders.ts';
import { recordingRunner, cancelStep } from '../runners/recording-runner.ts';

/** Runs `post:` with what `main` would have kept. */
export async function stop(kept: { pid?: string; folder?: string; cancelled?: boolean; summary?: Runner['summary'] }) {
  const { summary: written } = kept;
  const runner = { ...recordingRunner({}), ...(written === undefined ? {} : { summary: written }) };
  if (kept.cancelled === true) cancelStep(runner, 130);
  runner.saveState(STATE.pid, kept.pid ?? '');
  runner.saveState(STATE.folder, kept.folder ?? '');
  const clock = fakeClock();
  const exitCode = await stopEmulatorAction(runner, { clock, localPlatform });
  return { exitCode, log: runner.log, summary: runner.summaries.join('\n'), pauses: clock.pauses };
}

/** The folder of a local platform, with this as its log. */
export function jobFolder(log: string): string {
  return plant(makeFolder('platform'), { [FILES.log]: log, [FILES.details]: '{}\n' });
}
