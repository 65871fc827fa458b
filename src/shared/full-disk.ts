import { StepError } from './errors.ts';
import { safeText } from './safe-text.ts';

/** Title of the annotation of a step that met a full disk. */
export const FULL_DISK_TITLE = 'Disk is full';

const PROBLEMS: ReadonlyMap<unknown, string> = new Map([
  ['ENOSPC', 'is full'],
  ['EDQUOT', 'has no room left for this user'],
]);

/** Whether an error of the file system says that nothing more can be written. */
export function isDiskFull(error: unknown): boolean {
  return PROBLEMS.has(codeOf(error));
}

/**
 * What is wrong and what to do, in sentences, where an error says that nothing more can be written.
 * @param place a folder or file on that disk; most errors name none
 * @returns undefined for any other error
 */
export function describeFullDisk(error: unknown, place: string | undefined): string | undefined {
  const problem = PROBLEMS.get(codeOf(error));
  if (problem === undefined) return undefined;
  const disk = place === undefined ? 'The disk' : `The disk of "${safeText(place)}"`;
  const remedy = `Free space there; outside of a runner, ${TEMP_VARIABLE} may name a folder on another disk.`;
  return `${disk} ${problem} (${String(codeOf(error))}). ${remedy}`;
}

/** The failure of a step that met a full disk; any other error as it is. */
export function asFullDisk(error: unknown, place: string): unknown {
  return isDiskFull(error) ? fullDiskError(error, place) : error;
}

/** @param place as for `describeFullDisk` */
export function fullDiskError(error: unknown, place: string | undefined): StepError {
  const text = describeFullDisk(error, place) ?? '';
  return new StepError('invalid-file', text, 'failed', { cause: error, title: FULL_DISK_TITLE });
}

/** What names the folder for temporary files, outside of a runner. */
const TEMP_VARIABLE = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;
}
