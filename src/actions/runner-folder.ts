import { mkdtempSync, statSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../errors.ts';
import { realPath } from '../real-path.ts';
import { safeText } from '../text.ts';

/** How a folder of ours is removed: on Windows a virus scanner may hold a file of it for a moment (EBUSY, EPERM). */
export const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 } as const;

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
  const folder = value || fallback;
  try {
    const real = realPath(folder);
    if (statSync(real).isDirectory()) return real;
    throw unusable(variable, value, folder, 'it is not a folder');
  } catch (error) {
    if (error instanceof StepError) throw error;
    throw unusable(variable, value, folder, String((error as NodeJS.ErrnoException).code));
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
    throw unusable('RUNNER_TEMP', value, temp, String((error as NodeJS.ErrnoException).code));
  }
}

/** The error for a folder that cannot be used: one of the runner, where it has named one. */
function unusable(variable: FolderVariable, value: string | undefined, folder: string, reason: string): StepError {
  const [what, cure] = value
    ? [
        `${variable} (environment variable)`,
        " The runner sets it; check the runner, and the volumes of the job's container.",
      ]
    : [ROLES[variable], ''];
  const message = `${what}: "${safeText(folder)}" cannot be used: ${safeText(reason)}.${cure}`;
  return new StepError('invalid-file', message);
}
