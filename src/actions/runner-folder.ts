import { mkdtempSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../errors.ts';
import { safeText } from '../text.ts';

/**
 * Real path of a folder that the runner names in a variable.
 * @param fallback where the variable is not set: outside a runner
 * @throws {StepError} `invalid-file` naming the variable and its value
 */
export function runnerFolder(
  variable: 'GITHUB_WORKSPACE' | 'RUNNER_TEMP',
  value: string | undefined,
  fallback: string,
): string {
  const folder = value || fallback;
  try {
    const real = realpathSync(folder);
    if (statSync(real).isDirectory()) return real;
    throw unusable(variable, folder, 'it is not a folder');
  } catch (error) {
    if (error instanceof StepError) throw error;
    throw unusable(variable, folder, String((error as NodeJS.ErrnoException).code));
  }
}

/**
 * Makes a private folder (mode 0700) below the runner's temp folder.
 * @param temp as `runnerFolder` returns it
 * @throws {StepError} `invalid-file` naming the variable and its value
 */
export function makeTempFolder(temp: string, prefix: string): string {
  try {
    return mkdtempSync(path.join(temp, prefix));
  } catch (error) {
    throw unusable('RUNNER_TEMP', temp, String((error as NodeJS.ErrnoException).code));
  }
}

/** The error for a folder of the runner that cannot be used. */
function unusable(variable: string, folder: string, reason: string): StepError {
  const message = `${variable} (environment variable): "${safeText(folder)}" cannot be used: ${safeText(reason)}. The runner sets it; check the runner, and the volumes of the job's container.`;
  return new StepError('invalid-file', message);
}
