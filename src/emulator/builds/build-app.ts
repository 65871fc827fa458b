import { asThrown } from '../errors/thrown.ts';
import type { Step } from '../schemas/build-log.ts';
import type { RunningApp } from './app.ts';
import { startApp } from './app.ts';
import { keepCaches, restoreCaches } from './caches.ts';
import type { CommandContext } from './command.ts';
import { runCommand } from './command.ts';
import { StepFailure } from './failure.ts';
import { nodeVersion } from './node-version.ts';
import { readPlan } from './plan.ts';
import { unpack } from './unpack.ts';

/** What one build is made from. */
export interface BuildOrder {
  /** The accepted zip. */
  readonly source: string;
  /** Where it is unpacked and run: a folder that does not exist yet, and what its programs get. */
  readonly context: CommandContext;
  /** Folder of the caches that the build before left. */
  readonly caches: string;
  /** Start without them. */
  readonly clean: boolean;
  /** A fault was queued for it. */
  readonly mustFail: boolean;
}

/**
 * From an accepted zip to an app that answers.
 * @param onBuilt called when the build itself is over
 * @throws StepFailure naming the step that failed; the reason of the signal when it is aborted
 */
export async function buildApp(order: BuildOrder, onBuilt: () => void, signal: AbortSignal): Promise<RunningApp> {
  const { source, context, caches, clean, mustFail } = order;
  await during('unpack', signal, async () => await unpack(source, context.folder, signal));
  const version = await nodeVersion(context.variables);
  context.log.note('package.json', `Node ${version}`);
  const plan = readPlan(context.folder, version);
  if (!clean) await during('build', signal, async () => await restoreCaches(caches, context.folder));
  await runCommand('install', plan.install, context, signal);
  if (plan.build !== undefined) await runCommand('build', plan.build, context, signal);
  if (mustFail) throw new StepFailure('build', 'A fault was queued for this build.');
  await during('build', signal, async () => await keepCaches(context.folder, caches));
  onBuilt();
  return await startApp(plan.start, context, signal);
}

/** Whatever a library or the disk says is a failure of this step. */
async function during(step: Step, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof StepFailure ? error : new StepFailure(step, asThrown(error).message);
  }
}
