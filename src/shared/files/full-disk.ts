import { statfsSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../errors.ts';
import { safeText } from '../text/safe-text.ts';

/** Title of the annotation of a step that met a full disk. */
export const FULL_DISK_TITLE = 'Disk is full';

const PROBLEMS: ReadonlyMap<unknown, string> = new Map([
  ['ENOSPC', 'is full (ENOSPC).'],
  ['EDQUOT', 'has no room left for this user (EDQUOT).'],
]);
const NO_INODES = 'can hold no more files, as it has no inodes left (ENOSPC).';

/** What names the folder for temporary files, where no runner does. */
const TEMP_VARIABLE = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';
const REMEDY = `Free space there; outside of a runner, ${TEMP_VARIABLE} may name a folder on another disk.`;

/** Whether an error of the file system says that nothing more can be written. */
export function isDiskFull(error: unknown): boolean {
  return problemOf(error) !== undefined;
}

/**
 * What is wrong and what to do, in sentences, where an error says that nothing more can be written.
 * @param place a folder or file on that disk, which need not be there; most errors name none
 * @returns undefined for any other error
 */
export function describeFullDisk(error: unknown, place: string | undefined, remedy = REMEDY): string | undefined {
  const problem = problemOf(error);
  if (problem === undefined) return undefined;
  if (place === undefined) return `The disk ${problem} ${remedy}`;
  return `The disk of "${safeText(place)}" ${lacksInodes(place) ? NO_INODES : problem} ${remedy}`;
}

/**
 * The system has one error for a disk without space and for one without inodes. By now the program that met it may have
 * removed some of its files.
 */
function lacksInodes(place: string): boolean {
  try {
    const { files, ffree, blocks, bavail } = statfsSync(place);
    // Some file systems have no fixed number of files.
    return files > 0 && ffree / files < Math.min(0.1, bavail / blocks);
  } catch {
    const parent = path.dirname(place);
    return parent !== place && lacksInodes(parent);
  }
}

/** Whether a line that a process of ours wrote is such a description. */
export function saysFullDisk(line: string): boolean {
  return [...PROBLEMS.values(), NO_INODES].some((problem) => line.includes(` ${problem} ${REMEDY}`));
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
