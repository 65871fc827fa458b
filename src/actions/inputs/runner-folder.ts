import {
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import { describeInputProblem, StepError } from '../../shared/errors.ts';
import { asFullDisk, isDiskFull } from '../../shared/files/full-disk.ts';
import type { InputProblem } from '../../shared/errors.ts';
import { realPath } from '../../shared/files/real-path.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { InputReader, Read } from './input-reader.ts';

/** On Windows a virus scanner may hold a file for a moment (EBUSY, EPERM). */
const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 } as const;

type FolderVariable = 'GITHUB_WORKSPACE' | 'RUNNER_TEMP';

/** What a folder is for, where no runner names one. */
const ROLES: Readonly<Record<FolderVariable, string>> = {
  GITHUB_WORKSPACE: 'The current directory',
  RUNNER_TEMP: `The folder for temporary files (environment variable ${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'})`,
};

/**
 * Real path of a folder that the runner names in a variable.
 * @param fallback where the variable is not set: outside a runner
 * @throws {StepError} `invalid-file` naming the variable and its value
 */
export function runnerFolder(variable: FolderVariable, value: string | undefined, fallback: string): string {
  const found = findFolder(variable, value, fallback);
  if (typeof found === 'string') return found;
  throw new StepError('invalid-file', `${describeInputProblem(found)}.`);
}

/** As `runnerFolder`, while inputs are read: what is wrong with it is reported with what is wrong with them. */
export function readRunnerFolder(
  reader: InputReader<never>,
  variable: FolderVariable,
  value: string | undefined,
  fallback: string,
): Read<string> {
  const found = findFolder(variable, value, fallback);
  return typeof found === 'string' ? found : reader.reject(found.input, found.value, found.problem);
}

function findFolder(variable: FolderVariable, value: string | undefined, fallback: string): string | InputProblem {
  const folder = value || fallback;
  try {
    const real = realPath(folder);
    return statSync(real).isDirectory() ? real : unusable(variable, value, folder, 'it is not a folder');
  } catch (error) {
    return unusable(variable, value, folder, String((error as NodeJS.ErrnoException).code));
  }
}

/**
 * Makes a private folder (mode 0700) below the runner's temp folder.
 * @param temp as `runnerFolder` returns it
 * @param value of RUNNER_TEMP
 * @throws {StepError} `invalid-file` naming the variable and its value
 */
export function makeTempFolder(temp: string, prefix: string, value: string | undefined): string {
  try {
    return mkdtempSync(path.join(temp, prefix));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (isDiskFull(error)) throw asFullDisk(error, temp);
    throw new StepError('invalid-file', `${describeInputProblem(unusable('RUNNER_TEMP', value, temp, String(code)))}.`);
  }
}

/**
 * Prepares the removal of a new folder that will hold files alone. Where other users can write beside it, they can put a
 * link or a folder in its place: so it stays open, and on Linux what is open is emptied.
 * @returns ends that; removes the folder unless it is to stay
 */
export function holdTempFolder(folder: string): (isKept: boolean) => void {
  if (process.platform === 'win32') return (isKept) => void (isKept || rmSync(folder, REMOVAL));
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  const shown = `/proc/self/fd/${descriptor}`;
  return (isKept) => {
    try {
      if (isKept) return;
      const held = existsSync(shown) ? shown : folder;
      for (const name of readdirSync(held)) unlinkSync(path.join(held, name));
      rmdirSync(folder);
    } catch {
      // It is gone, or another one is in its place.
    } finally {
      closeSync(descriptor);
    }
  };
}

/**
 * Whether other users could put something else at the path of what this user makes in a folder: it, or one above, is theirs,
 * or they can write to it and it is not sticky. @param folder real path
 */
export function isOpenToOthers(folder: string, user = process.getuid?.()): boolean {
  if (user === undefined) return false;
  const { mode, uid } = statSync(folder);
  const isTheirs = uid !== 0 && uid !== user;
  if (isTheirs || ((mode & 0o022) !== 0 && (mode & 0o1000) === 0)) return true;
  const above = path.dirname(folder);
  return above !== folder && isOpenToOthers(above, user);
}

/** What is wrong with a folder that cannot be used: one of the runner, where it has named one. */
function unusable(variable: FolderVariable, value: string | undefined, folder: string, reason: string): InputProblem {
  const [input, remedy] = value
    ? [
        `${variable} (environment variable)`,
        ". The runner sets it; check the runner, and the volumes of the job's container",
      ]
    : [ROLES[variable], ''];
  return { input, value: folder, problem: `cannot be used: ${safeText(reason)}${remedy}` };
}
