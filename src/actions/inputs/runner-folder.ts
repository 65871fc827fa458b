import { mkdtempSync, statSync } from 'node:fs';
import path from 'node:path';
import { describeInputProblem, StepError } from '../../shared/errors.ts';
import { asFullDisk, isDiskFull } from '../../shared/files/full-disk.ts';
import type { InputProblem } from '../../shared/errors.ts';
import { realPath } from '../../shared/files/real-path.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { InputReader, Read } from './input-reader.ts';

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
