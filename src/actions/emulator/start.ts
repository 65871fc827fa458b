import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Details, LaunchedProgram, LocalPlatformProgram, ProgramFailure, ProgramOptions } from '#local-platform';
import { StepError } from '../../shared/errors.ts';
import { asFullDisk, fullDiskError, isDiskFull } from '../../shared/files/full-disk.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { Services } from '../step/call-context.ts';
import { makeTempFolder, tempFolder } from '../inputs/runner-folder.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { defineStep } from '../step/step.ts';
import type { StepContext } from '../step/step.ts';
import { maskDetails } from './details.ts';
import { readEmulatorInputs } from './inputs.ts';
import type { EmulatorInputs, PlatformInputs } from './inputs.ts';
import { emulatorReport, NotStartedError } from './report.ts';
import type { EmulatorFacts } from './report.ts';
import { STATE } from './state.ts';

/** How often to look whether it listens, in milliseconds. */
const POLL_INTERVAL_MS = 50;

/** More than a start of the local platform writes. */
const PROBE_BYTES = 2 ** 20;

/** What the start uses beside the runner. */
export interface EmulatorServices extends Services {
  readonly localPlatform: LocalPlatformProgram;
  /** Paths of Node, and of what it runs as the local platform. */
  readonly program: Pick<ProgramOptions, 'node' | 'bundle'>;
}

/** The process that a local platform must not outlive. */
type ParentProcess = Pick<ProgramOptions, 'watchedPid' | 'ownsFolder'>;

/** Starts the local platform in the background of the job, and waits until it listens. */
export const startEmulatorAction = defineStep<EmulatorInputs, EmulatorFacts, EmulatorServices>({
  inputs: INPUTS.emulator,
  read: readEmulatorInputs,
  run: async (inputs, context) => {
    const details = await startPlatform(inputs, { watchedPid: context.services.localPlatform.findRunner() }, context);
    context.record({ details });
    return 'done';
  },
  report: emulatorReport,
});

type StartContext = Pick<StepContext<object, EmulatorServices>, 'runner' | 'services' | 'signal'>;

/**
 * Starts the local platform and waits until it listens; `stopPlatform` finds it by the state of the runner.
 * @param shown what the log may show of its credentials
 * @throws {StepError} when it ended instead; the reason of the signal
 */
export async function startPlatform(
  inputs: PlatformInputs,
  parent: ParentProcess,
  { runner, services, signal }: StartContext,
  shown: readonly (keyof Details)[] = [],
): Promise<Details> {
  const { localPlatform } = services;
  const { folder: temp, problem } = localPlatform.chooseTempFolder(tempFolder(runner.variables));
  if (problem !== undefined)
    runner.info(`${safeText(problem)} The local platform keeps its files in ${safeText(temp)} instead.`);
  for (const name of localPlatform.removeLeftovers(temp))
    runner.info(`Removed ${safeText(name)}, left by a local platform that no longer runs.`);
  let folder: string | undefined;
  try {
    folder = localPlatform.claimFolder(() => makeTempFolder(temp, localPlatform.folderPrefix, runner.variables));
    runner.saveState(STATE.folder, folder);
    const options = { ...services.program, ...inputs, ...parent, variables: runner.variables };
    const launched = await localPlatform.launch(folder, options);
    runner.saveState(STATE.pid, String(launched.pid));
    const details = await waitForDetails(launched, services, signal);
    // Before they are known to anything that could print them: an output is written in every ending.
    maskDetails(runner, details, shown);
    runner.info(`The local platform listens on ${safeText(details['headless-url'])}, process ${launched.pid}.`);
    return details;
  } catch (error) {
    const written = folder !== undefined && error instanceof NotStartedError ? writeErrorIn(folder) : undefined;
    throw asFullDisk(written ?? error, temp);
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
async function waitForDetails(program: LaunchedProgram, { clock }: Services, signal: AbortSignal): Promise<Details> {
  for (;;) {
    const failure = program.failure();
    const details = program.details();
    if (details === 'malformed') throw new NotStartedError('unexpected first line of output.');
    if (details !== 'not yet') return details;
    if (failure !== undefined) throw asStepError(failure);
    await clock.sleep(POLL_INTERVAL_MS, signal);
  }
}

function asStepError({ reason, message }: ProgramFailure): StepError {
  switch (reason) {
    case 'options':
      return new StepError('invalid-input', `The local platform did not start.${message}`);
    case 'full disk':
      return fullDiskError(message);
    case 'not started':
      return new NotStartedError(message);
  }
}
