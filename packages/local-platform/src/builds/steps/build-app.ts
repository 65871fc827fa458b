import { mkdirSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { boundOutput } from '../../../../../src/shared/held-output.ts';
import { asThrown } from '../../errors/thrown.ts';
import { asFailure, StepFailure } from '../failure.ts';
import type { CommandContext } from '../processes/command.ts';
import { runCommand } from '../processes/command.ts';
import type { RunningApp } from '../serving/app.ts';
import { startApp } from '../serving/app.ts';
import { keepCaches, restoreCaches } from './caches.ts';
import { describeFilesAbove } from './files-above.ts';
import { readPlan } from './plan.ts';
import { unpack } from './unpack.ts';

/** What one build is made from. */
interface BuildOrder {
  /** The accepted zip. */
  readonly source: string;
  /** Where it is unpacked and run: a folder that does not exist yet, and what its programs get. */
  readonly context: CommandContext;
  /** `TMPDIR` of its programs, which does not exist yet. */
  readonly temporary: string;
  /** Folder of the caches that the build before left. */
  readonly caches: string;
  /** Start without them. */
  readonly clean: boolean;
  /** A fault was queued for it. */
  readonly mustFail: boolean;
}

/**
 * From an accepted zip to an app that answers.
 * @param onBuilt called when the build itself is over, before its app is started
 * @throws StepFailure naming the step that failed; the reason of the signal when it is aborted
 */
export async function buildApp(
  order: BuildOrder,
  onBuilt: () => Promise<void>,
  signal: AbortSignal,
): Promise<RunningApp> {
  const { source, temporary, caches, clean, mustFail } = order;
  let { context } = order;
  try {
    mkdirSync(temporary, { recursive: true, mode: 0o700 });
    await unpack(source, context.folder, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw asFailure(error, 'unpack', context.disk);
  }
  const above = describeFilesAbove(context.folder);
  if (above !== undefined) context.log.warn('unpack', { title: 'Files above the app', text: above });
  const version = await nodeVersion(context.variables, signal);
  context = { ...context, node: version };
  context.log.note('package.json', `Node ${version}`);
  const plan = readPlan(context.folder, version);
  if (plan.notice !== undefined) context.log.notice('package.json', { title: 'No engines.node', text: plan.notice });
  if (!clean) {
    const { restored, problem } = await restoreCaches(caches, context.folder, context.disk);
    if (restored.length > 0) context.log.note('install', `Cache of the previous build: ${restored.join(', ')}`);
    if (problem !== undefined) context.log.note('install', `The caches of the previous build are not used. ${problem}`);
  }
  await runCommand('install', plan.install, context, signal);
  if (plan.build !== undefined) await runCommand('build', plan.build, context, signal);
  if (mustFail) throw new StepFailure('build', 'A queued fault made this build fail.');
  const problem = await keepCaches(context.folder, caches);
  if (problem !== undefined) context.log.note('build', `The caches of this build are not kept. ${problem}`);
  await onBuilt();
  return await startApp(plan.start, context, signal);
}

/**
 * Version of the Node that the programs of an app find, without a "v". Not our own: a runner starts actions with a Node
 * that is not on the PATH.
 * @throws StepFailure when there is none, or it does not start (`NODE_OPTIONS` of the environment); the reason of the signal
 */
export async function nodeVersion(
  variables: Readonly<Record<string, string>>,
  signal: AbortSignal = new AbortController().signal,
): Promise<string> {
  try {
    const running = promisify(execFile)('node', ['--version'], { env: variables, signal });
    boundOutput(running.child);
    const { stdout } = await running;
    return stdout.trim().replace(/^v/u, '');
  } catch (error) {
    signal.throwIfAborted();
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new StepFailure('package.json', 'There is no program "node" on the PATH.');
    const { stderr = '' } = error as { stderr?: string };
    const said = stderr.trim().split('\n')[0] ?? '';
    throw new StepFailure('package.json', `"node --version" fails: ${said === '' ? asThrown(error).message : said}`);
  }
}
