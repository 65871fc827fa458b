import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { safeText } from '../../shared/safe-text.ts';
import type { Services } from '../step/call-context.ts';
import { makeTempFolder, runnerFolder } from '../inputs/runner-folder.ts';
import { defineStep } from '../step/step.ts';
import type { StepContext } from '../step/step.ts';
import type { Details } from './details.ts';
import { maskDetails, parseDetails } from './details.ts';
import { readEmulatorInputs } from './inputs.ts';
import type { EmulatorInputs, PlatformInputs } from './inputs.ts';
import type { LaunchedPlatform, Program, Watched } from './launch.ts';
import { launch, NotStartedError } from './launch.ts';
import { removeLeftovers } from './leftovers.ts';
import { FILES, FOLDER_PREFIX, recordProcess, STATE } from './process.ts';
import { emulatorReport } from './report.ts';
import type { EmulatorFacts } from './report.ts';
import { findRunner } from './runner-process.ts';

/** How often to look whether it listens, in milliseconds. */
const POLL_INTERVAL_MS = 50;

/** What the start uses beside the runner. */
export interface EmulatorServices extends Services {
  /** Node, and the bundle of the local platform. */
  readonly program: Program;
}

/** Starts the local platform in the background of the job, and waits until it listens. */
export const startEmulatorAction = defineStep<EmulatorInputs, EmulatorFacts, EmulatorServices>({
  read: readEmulatorInputs,
  run: async (inputs, context) => {
    const details = await startPlatform(inputs, { pid: findRunner() }, context);
    context.record({ details });
    return 'done';
  },
  report: emulatorReport,
});

/** What starting it takes of the context of a step. */
type StartContext = Pick<StepContext<object, EmulatorServices>, 'runner' | 'services' | 'signal'>;

/**
 * Starts the local platform and waits until it listens; `stopPlatform` finds it by the state of the runner.
 * @param shown what the log may show of its credentials
 * @throws {StepError} when it ended instead; the reason of the signal
 */
export async function startPlatform(
  inputs: PlatformInputs,
  watched: Watched,
  { runner, services, signal }: StartContext,
  shown: readonly (keyof Details)[] = [],
): Promise<Details> {
  const { clock, program } = services;
  const temp = runnerFolder('RUNNER_TEMP', runner.variables['RUNNER_TEMP'], tmpdir());
  for (const name of removeLeftovers(temp, clock.date().getTime())) {
    runner.info(`Removed ${safeText(name)}, left by a local platform that no longer runs.`);
  }
  // It belongs to this process until the local platform has it.
  const folder = makeTempFolder(temp, FOLDER_PREFIX, runner.variables['RUNNER_TEMP']);
  recordProcess(folder, process.pid);
  runner.saveState(STATE.folder, folder);
  const platform = await launch(program, folder, inputs, runner.variables, watched);
  runner.saveState(STATE.pid, String(platform.pid));
  const details = await waitForDetails(platform, folder, services, signal);
  // Before they are known to anything that could print them: an output is written in every ending.
  maskDetails(runner, details, shown);
  runner.info(`The local platform listens on ${safeText(details['headless-url'])}, process ${platform.pid}.`);
  return details;
}

/** @throws {StepError} when it ended instead, or the reason of the signal */
async function waitForDetails(
  platform: LaunchedPlatform,
  folder: string,
  { clock }: Services,
  signal: AbortSignal,
): Promise<Details> {
  for (;;) {
    const ended = platform.failure();
    const line = /^(.*)\n/.exec(readFileSync(path.join(folder, FILES.details), 'utf8'))?.[1];
    if (line !== undefined) {
      const details = parseDetails(line);
      if (details === undefined) throw new NotStartedError('unexpected first line of output.');
      return details;
    }
    if (ended !== undefined) throw ended;
    await clock.sleep(POLL_INTERVAL_MS, signal).catch(() => {
      throw signal.reason;
    });
  }
}
