import { StepError } from '../shared/errors.ts';
import { hideGenerated } from '../shared/text/generated.ts';
import { writeRegularFile } from '../shared/files/regular-file.ts';
import { safeText } from '../shared/text/safe-text.ts';
import type { Command } from './command-table.ts';
import { outputVariables } from './outputs.ts';
import { UsageError } from './usage-error.ts';

/**
 * Writes the file that `--outputs` names: a line for each output. Never through a link, which could lead to any file.
 * @throws {StepError} for anything but a regular file; what the file system throws
 */
export function writeOutputFile(file: string, outputs: ReadonlyMap<string, string>, documents: Command['documents']) {
  const lines = outputVariables(outputs, documents).map(([name, value]) => `${name}=${value}\n`);
  writeRegularFile(file, lines.join(''));
}

/** A file that cannot be written must not be noticed only after the deploy. @throws {UsageError} */
export function prepareOutputFile(file: string): void {
  UsageError.throwIfAny(tryToWriteOutputFile(file, new Map(), []));
}

/** @returns why it could not be written, as a sentence; nothing where it was */
export function tryToWriteOutputFile(
  file: string,
  outputs: ReadonlyMap<string, string>,
  documents: Command['documents'],
): string[] {
  try {
    writeOutputFile(file, outputs, documents);
    return [];
  } catch (error) {
    if (error instanceof StepError) return [hideGenerated(`--outputs: ${error.message}.`)];
    const { code } = error as NodeJS.ErrnoException;
    return [hideGenerated(`--outputs: "${safeText(file)}" cannot be written: ${safeText(String(code))}.`)];
  }
}
