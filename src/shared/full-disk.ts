import { StepError } from './errors.ts';
import { safeText } from './safe-text.ts';

/** Title of the annotation of a step that met a full disk. */
export const FULL_DISK_TITLE = 'Disk is full';

const PROBLEMS: ReadonlyMap<unknown, string> = new Map([
  ['ENOSPC', 'is full (ENOSPC).'],
  ['EDQUOT', 'has no room left for this user (EDQUOT).'],
]);

/** What names the folder for temporary files, where no runner does. */
const TEMP_VARIABLE = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';
const REMEDY = `Free space there; outside of a runner, ${TEMP_VARIABLE} may name a folder on another disk.`;

/** Whether an error of the file system says that nothing more can be written. */
export function isDiskFull(error: unknown): boolean {
  return problemOf(error) !== undefined;
}

/**
 * What is wrong and what to do, in sentences, where an error says that nothing more can be written.
 * @param place a folder or file on that disk; most errors name none
 * @returns undefined for any other error
 */
export function describeFullDisk(error: unknown, place: string | undefined): string | undefined {
  const problem = problemOf(error);
  if (problem === undefined) return undefined;
  const disk = place === undefined ? 'The disk' : `The disk of "${safeText(place)}"`;
  return `${disk} ${problem} ${REMEDY}`;
}

/** Whether a line that a process of ours wrote is such a description. */
export function saysFullDisk(line: string): boolean {
  return [...PROBLEMS.values()].some((problem) => line.includes(` ${problem} ${REMEDY}`));
}

/** The failure of a step that met a full disk; any other error as it is. */
export function asFullDisk(error: unknown, place: string | undefined): unknown {
  const text = describeFullDisk(error, place);
  return text === undefined ? error : fullDiskError(text, error);
}

/** @param text what `describeFullDisk` returned, here or in another process */
export function fullDiskError(text: string, cause?: unknown): StepError {
  return new StepError('invalid-file', text, 'failed', { cause, title: FULL_DISK_TITLE });
}

function problemOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null ? PROBLEMS.get((error as { code?: unknown }).code) : undefined;
}
