import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { saysFullDisk } from '../../../../src/shared/files/full-disk.ts';
import { safeText } from '../../../../src/shared/text/safe-text.ts';
import { NETWORK_VARIABLES } from '../builds/processes/variables.ts';
import type { Document, LaunchedProgram, ProgramFailure, ProgramOptions } from '../program-door.ts';
import { recordProcess } from '../process/process-record.ts';
import { identify } from '../process/processes.ts';
import { parseDetails } from './details.ts';
import { FILES } from './files.ts';

/** Exit status of the local platform where its options or documents are wrong. */
const OPTIONS_STATUS = 2;
/** Lines of its log that are part of a message. */
const MAX_LINES = 20;

/**
 * Starts the program detached (and on Windows without a window), with its output in files: a runner waits for every
 * process that holds the pipes of a step. It gets no inputs and tokens of the job, but RUNNER_TRACKING_ID, so that
 * GitHub's runner ends it when `post:` did not run (actions/runner, JobExtension). Its temporary files go into the same
 * folder, so that they go with it.
 * @param folder of `claimFolder`
 * @throws what the system throws where it has no room for the files
 */
export async function launch(folder: string, options: ProgramOptions): Promise<LaunchedProgram> {
  const args = [options.bundle, ...argumentsFor(options, folder)];
  const { variables } = options;
  const names = ['PATH', 'HOME', 'SystemRoot', 'RUNNER_TRACKING_ID', ...(options.runApps ? NETWORK_VARIABLES : [])];
  const kept = names.map((name) => [name, variables[name]]);
  const env = { ...Object.fromEntries(kept), TMPDIR: folder, TEMP: folder, TMP: folder } as NodeJS.ProcessEnv;
  const files = [FILES.details, FILES.log].map((name) => openSync(path.join(folder, name), 'ax', 0o600));
  try {
    const child = spawn(options.node, args, { detached: true, windowsHide: true, env, stdio: ['ignore', ...files] });
    const { pid = 0 } = child;
    try {
      // Before anything is awaited: where the step is killed now, `post:` finds the program by this record.
      if (pid > 0) recordProcess(folder, identify(pid));
    } catch (error) {
      // Nobody would find it again.
      child.kill();
      throw error;
    }
    const problem = await once(child, 'spawn').then(
      () => undefined,
      (error: Error) => error,
    );
    child.unref();
    return {
      pid,
      failure: () =>
        problem === undefined
          ? failureOf(child.exitCode, child.signalCode, path.join(folder, FILES.log))
          : { reason: 'not started', message: `${safeText(problem.message)}.` },
      details: () => detailsIn(path.join(folder, FILES.details)),
    };
  } finally {
    for (const file of files) closeSync(file);
  }
}

function argumentsFor(options: ProgramOptions, folder: string): string[] {
  const args = ['--json', '--port', String(options.port), '--idle-minutes', String(options.idleMinutes)];
  if (options.watchedPid !== undefined) args.push('--watch-pid', String(options.watchedPid));
  if (options.ownsFolder === true) args.push('--remove', folder);
  if (options.strict) args.push('--strict');
  if (options.runApps) args.push('--run-apps', '--build-logs', path.join(folder, FILES.buildLogs));
  if (options.buildCaches !== undefined) args.push('--build-caches', options.buildCaches);
  args.push(...documentOptions('seed', options.seed, folder), ...documentOptions('faults', options.faults, folder));
  return args;
}

function documentOptions(name: string, value: Document, folder: string): string[] {
  if (value === undefined) return [];
  if ('file' in value) return [`--${name}`, value.file];
  const file = path.join(folder, name);
  writeFileSync(file, value.content, { mode: 0o600 });
  return [`--${name}`, file];
}

function detailsIn(file: string): ReturnType<LaunchedProgram['details']> {
  const line = /^(.*)\n/.exec(readFileSync(file, 'utf8'))?.[1];
  return line === undefined ? 'not yet' : (parseDetails(line) ?? 'malformed');
}

/** The local platform checks its own options and documents, and says on stderr what is wrong with them. */
function failureOf(exitCode: number | null, signalCode: string | null, log: string): ProgramFailure | undefined {
  if (exitCode === null && signalCode === null) return undefined;
  const lines = readFileSync(log, 'utf8').trim().split('\n').slice(0, MAX_LINES).map(safeText);
  if (exitCode === OPTIONS_STATUS) {
    const words = lines.join(' ');
    return { reason: 'options', message: words === '' ? '' : ` It says: ${words}` };
  }
  const fullDisk = lines.find(saysFullDisk);
  if (fullDisk !== undefined) return { reason: 'full disk', message: fullDisk.trim() };
  const ending = exitCode === null ? `it was terminated by ${signalCode}` : `it ended with exit status ${exitCode}`;
  // A stack begins with the place in the code; the error is further down.
  const reason = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? '';
  const first = reason === '' ? `${ending}.` : `${ending}. It says: ${reason}`;
  return { reason: 'not started', message: [first, ...lines.filter((line) => line !== reason)].join('\n') };
}
