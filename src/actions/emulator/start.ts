import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLeftovers, STEP_FOLDER_PREFIX } from '../../../packages/local-platform/src/platform/leftovers.ts';
import { recordProcess } from '../../../packages/local-platform/src/process/process-record.ts';
import { identify } from '../../../packages/local-platform/src/process/processes.ts';
import { asFullDisk, isDiskFull } from '../../shared/full-disk.ts';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../shared/safe-text.ts';
import type { Services } from '../step/call-context.ts';
import { makeTempFolder, REMOVAL, runnerFolder } from '../inputs/runner-folder.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { defineStep } from '../step/step.ts';
import type { StepContext } from '../step/step.ts';
import type { Details } from './details.ts';
import { maskDetails, parseDetails } from './details.ts';
import { readEmulatorInputs } from './inputs.ts';
import type { EmulatorInputs, PlatformInputs } from './inputs.ts';
import type { LaunchedPlatform, Program, Watched } from './launch.ts';
import { launch, NotStartedError } from './launch.ts';
import { FILES, STATE } from './process.ts';
import { emulatorReport } from './report.ts';
import type { EmulatorFacts } from './report.ts';
import { findRunner } from './runner-process.ts';

/** How often to look whether it listens, in milliseconds. */
const POLL_INTERVAL_MS = 50;

/** More than a start of the local platform writes. */
const PROBE_BYTES = 2 ** 20;

/** What the start uses beside the runner. */
export interface EmulatorServices extends Services {
  /** Node, and the bundle of the local platform. */
  readonly program: Program;
}

/** Starts the local platform in the background of the job, and waits until it listens. */
export const startEmulatorAction = defineStep<EmulatorInputs, EmulatorFacts, EmulatorServices>({
  inputs: INPUTS.emulator,
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
  const { program } = services;
  const temp = runnerFolder('RUNNER_TEMP', runner.variables['RUNNER_TEMP'], tmpdir());
  for (const name of removeLeftovers(temp)) {
    runner.info(`Removed ${safeText(name)}, left by a local platform that no longer runs.`);
  }
  const folder = makePlatformFolder(temp, runner);
  let platform: LaunchedPlatform;
  let details: Details;
  try {
    platform = await launch(program, folder, inputs, runner.variables, watched);
    runner.saveState(STATE.pid, String(platform.pid));
    details = await waitForDetails(platform, folder, services, signal);
  } catch (error) {
    throw asFullDisk(error instanceof NotStartedError ? (writeErrorIn(folder) ?? error) : error, temp);
  }
  // Before they are known to anything that could print them: an output is written in every ending.
  maskDetails(runner, details, shown);
  runner.info(`The local platform listens on ${safeText(details['headless-url'])}, process ${platform.pid}.`);
  return details;
}

/** Belongs to this process until the local platform has it. @throws {StepError} */
function makePlatformFolder(temp: string, runner: Runner): string {
  // Known before, as a kill just after the folder is made leaves it without a record.
  const owner = identify(process.pid);
  const folder = makeTempFolder(temp, STEP_FOLDER_PREFIX, runner.variables['RUNNER_TEMP']);
  try {
    recordProcess(folder, owner);
    runner.saveState(STATE.folder, folder);
    return folder;
  } catch (error) {
    // Nobody else knows of it.
    rmSync(folder, REMOVAL);
    throw asFullDisk(error, temp);
  }
}

/** Why nothing more can be written: on a full disk the local platform may not even have been able to say so. */
function writeErrorIn(folder: string): unknown {
  const file = path.join(folder, 'probe');
  try {
    writeFileSync(file, Buffer.alloc(PROBE_BYTES));
    return undefined;
  } catch (error) {
    return isDiskFull(error) ? error : undefined;
  } finally {
    rmSync(file, { force: true });
  }
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
