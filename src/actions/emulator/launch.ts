import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NETWORK_VARIABLES } from '../../../packages/local-platform/src/builds/processes/variables.ts';
import { asThrown } from '../../../packages/local-platform/src/errors/thrown.ts';
import { recordProcess } from '../../../packages/local-platform/src/process/process-record.ts';
import { identify } from '../../../packages/local-platform/src/process/processes.ts';
import { StepError } from '../../shared/errors.ts';
import { fullDiskError, isDiskFull, saysFullDisk } from '../../shared/full-disk.ts';
import { safeText } from '../../shared/safe-text.ts';
import type { Document, PlatformInputs } from './inputs.ts';
import { FILES } from './process.ts';

/** The program that is the local platform. */
export interface Program {
  /** Path of Node. */
  readonly node: string;
  /** Path of the bundle of the local platform. */
  readonly bundle: string;
}

/** The process that a local platform must not outlive. */
export interface Watched {
  /** Undefined where there is none: then `idle-minutes` alone ends it. */
  readonly pid: number | undefined;
  /** Whether the platform then removes its folder, as nobody reads what is in it. */
  readonly ownsFolder?: boolean;
}

export interface LaunchedPlatform {
  readonly pid: number;
  /** Why it ended; undefined as long as it runs. */
  readonly failure: () => StepError | undefined;
}

/** The local platform did not start, for a reason that no input can change. */
export class NotStartedError extends StepError {
  override readonly name = 'NotStartedError';

  constructor(reason: string) {
    super('internal', `The local platform did not start: ${reason}`);
  }
}

/** Exit status of the local platform where its options or documents are wrong. */
const OPTIONS_STATUS = 2;
/** Lines of its log that are part of a message. */
const MAX_LINES = 20;

/**
 * Detached (and on Windows without a window), with its output in files: a runner waits for every process that holds the
 * pipes of a step. It gets no inputs and tokens of the job, but RUNNER_TRACKING_ID, so that GitHub's runner ends it when
 * `post:` did not run (actions/runner, JobExtension). Its temporary files go into the same folder, so that they go with
 * it.
 * @param folder private, and empty
 * @throws {NotStartedError} when the system starts no such process; the error of a full disk
 */
export async function launch(
  { node, bundle }: Program,
  folder: string,
  inputs: PlatformInputs,
  variables: Readonly<Record<string, string | undefined>>,
  { pid: watchedPid, ownsFolder = false }: Watched,
): Promise<LaunchedPlatform> {
  const options = ['--json', '--port', String(inputs.port), '--idle-minutes', String(inputs.idleMinutes)];
  if (watchedPid !== undefined) options.push('--watch-pid', String(watchedPid));
  if (ownsFolder) options.push('--remove', folder);
  if (inputs.strict) options.push('--strict');
  if (inputs.runApps) options.push('--run-apps', '--build-logs', path.join(folder, FILES.buildLogs));
  if (inputs.buildCaches !== undefined) options.push('--build-caches', inputs.buildCaches);
  options.push(...documentOptions('seed', inputs.seed, folder), ...documentOptions('faults', inputs.faults, folder));
  const names = ['PATH', 'HOME', 'SystemRoot', 'RUNNER_TRACKING_ID', ...(inputs.runApps ? NETWORK_VARIABLES : [])];
  const kept = names.map((name) => [name, variables[name]]);
  const env = { ...Object.fromEntries(kept), TMPDIR: folder, TEMP: folder, TMP: folder } as NodeJS.ProcessEnv;
  const files = [FILES.details, FILES.log].map((name) => openSync(path.join(folder, name), 'ax', 0o600));
  try {
    const child = spawn(node, [bundle, ...options], {
      detached: true,
      windowsHide: true,
      env,
      stdio: ['ignore', ...files],
    });
    const { pid = 0 } = child;
    try {
      // Before anything is awaited: where the step is killed now, `post:` finds the platform by this record.
      if (pid > 0) recordProcess(folder, identify(pid));
    } catch (error) {
      // Nobody would find it again.
      child.kill();
      throw error;
    }
    await once(child, 'spawn');
    child.unref();
    return { pid, failure: () => failureOf(child.exitCode, child.signalCode, path.join(folder, FILES.log)) };
  } catch (error) {
    throw isDiskFull(error) ? error : new NotStartedError(`${safeText(asThrown(error).message)}.`);
  } finally {
    for (const file of files) closeSync(file);
  }
}

function documentOptions(name: string, value: Document, folder: string): string[] {
  if (value === undefined) return [];
  if ('file' in value) return [`--${name}`, value.file];
  const file = path.join(folder, name);
  writeFileSync(file, value.content, { mode: 0o600 });
  return [`--${name}`, file];
}

/** The local platform checks its own options and documents, and says on stderr what is wrong with them. */
function failureOf(exitCode: number | null, signalCode: string | null, log: string): StepError | undefined {
  if (exitCode === null && signalCode === null) return undefined;
  const lines = readFileSync(log, 'utf8').trim().split('\n').slice(0, MAX_LINES).map(safeText);
  if (exitCode === OPTIONS_STATUS) {
    const words = lines.join(' ');
    return new StepError(
      'invalid-input',
      `The local platform did not start.${words === '' ? '' : ` It says: ${words}`}`,
    );
  }
  const fullDisk = lines.find(saysFullDisk);
  if (fullDisk !== undefined) return fullDiskError(fullDisk.trim());
  const ending = exitCode === null ? `it was terminated by ${signalCode}` : `it ended with exit status ${exitCode}`;
  // A stack begins with the place in the code; the error is further down.
  const reason = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? '';
  const first = reason === '' ? `${ending}.` : `${ending}. It says: ${reason}`;
  return new NotStartedError([first, ...lines.filter((line) => line !== reason)].join('\n'));
}
