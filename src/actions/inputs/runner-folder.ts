import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Runner } from '../../runner/runner.ts';
import { describeInputProblem, StepError } from '../../shared/errors.ts';
import { asFullDisk, isDiskFull } from '../../shared/files/full-disk.ts';
import type { InputProblem } from '../../shared/errors.ts';
import { realPath } from '../../shared/files/real-path.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { InputReader, Read } from './input-reader.ts';

type FolderVariable = 'GITHUB_WORKSPACE' | 'RUNNER_TEMP';
type Variables = Runner['variables'];

/** What stands in for a folder where no runner names one: outside a runner. */
const OWN_FOLDERS: Readonly<Record<FolderVariable, { readonly role: string; readonly find: () => string }>> = {
  GITHUB_WORKSPACE: { role: 'The current directory', find: () => '.' },
  RUNNER_TEMP: {
    role: `The folder for temporary files (environment variable ${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'})`,
    find: tmpdir,
  },
};

/**
 * Real path of the runner's folder for temporary files.
 * @throws {StepError} `invalid-file` naming the variable and its value
 */
export function tempFolder(variables: Variables): string {
  const found = findFolder('RUNNER_TEMP', variables);
  if (typeof found === 'string') return found;
  throw new StepError('invalid-file', `${describeInputProblem(found)}.`);
}

/** Real path of a folder of the runner, while inputs are read: what is wrong with it is reported with what is wrong with them. */
export function readRunnerFolder(
  reader: InputReader<never>,
  variable: FolderVariable,
  variables: Variables,
): Read<string> {
  const found = findFolder(variable, variables);
  return typeof found === 'string' ? found : reader.reject(found.input, found.value, found.problem);
}

function findFolder(variable: FolderVariable, variables: Variables): string | InputProblem {
  const folder = variables[variable] || OWN_FOLDERS[variable].find();
  try {
    const real = realPath(folder);
    return statSync(real).isDirectory() ? real : unusable(variable, variables, folder, 'it is not a folder');
  } catch (error) {
    return unusable(variable, variables, folder, String((error as NodeJS.ErrnoException).code));
  }
}

/**
 * Makes a private folder (mode 0700) below the runner's temp folder.
 * @param temp as `tempFolder` returns it
 * @throws {StepError} `invalid-file` naming the variable and its value
 */
export function makeTempFolder(temp: string, prefix: string, variables: Variables): string {
  try {
    return mkdtempSync(path.join(temp, prefix));
  } catch (error) {
    if (isDiskFull(error)) throw asFullDisk(error, temp);
    const problem = unusable('RUNNER_TEMP', variables, temp, String((error as NodeJS.ErrnoException).code));
    throw new StepError('invalid-file', `${describeInputProblem(problem)}.`);
  }
}

/** What is wrong with a folder that cannot be used: one of the runner, where it has named one. */
function unusable(variable: FolderVariable, variables: Variables, folder: string, reason: string): InputProblem {
  const problem = `cannot be used: ${safeText(reason)}`;
  if (!variables[variable]) return { input: OWN_FOLDERS[variable].role, value: folder, problem };
  const remedy = ". The runner sets it; check the runner, and the volumes of the job's container";
  return { input: `${variable} (environment variable)`, value: folder, problem: problem + remedy };
}
