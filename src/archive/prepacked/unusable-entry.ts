import type { StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/safe-text.ts';
import type { ArchivedFile } from './archived-file.ts';
import type { HeldFile } from './held-file.ts';

/** An error about an entry of a zip. @param problem what follows its name */
export function unusableEntry(file: HeldFile, { path }: Pick<ArchivedFile, 'path'>, problem: string): StepError {
  return file.unusable(`cannot be sent: ${safeText(path)} ${problem}. Pack the zip again.`);
}
